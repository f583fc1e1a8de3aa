import { useEffect, useEffectEvent, useState } from 'react';
import { useAtom, useAtomValue } from 'jotai';
import { isUnderWay } from '#file-storage/machine/upload-machine.ts';
import { bytesMovedAtAtom } from '../bytes-moved-atom.ts';
import type { UploadView } from '../upload-view.ts';
import { paceAtom } from './panel-atoms.ts';
import type { QueueSummary } from './queue-summary.ts';
import { observePace, remainingTime, startPace, type RemainingTime } from './upload-pace.ts';

const lookEveryMs = 1000;

/** The time the moving uploads will take, looked at every second; undefined while nothing moves. */
export function useRemainingTime(
  uploads: readonly UploadView[],
  { bytesLeft, moving }: QueueSummary,
  isOnline: boolean,
): RemainingTime | undefined {
  const [pace, setPace] = useAtom(paceAtom);
  const bytesMovedAt = useAtomValue(bytesMovedAtAtom);
  const [time, setTime] = useState<RemainingTime>();
  const isMoving = moving > 0 && isOnline;
  const look = useEffectEvent(() => {
    const now = performance.now();
    const seen = observePace(pace ?? startPace(uploads, now), uploads, now);
    const movedAt = isSending(uploads) ? bytesMovedAt : now;
    const answer = remainingTime(seen, { bytesLeft, movedAt }, now);
    setPace(answer.pace);
    setTime(answer.time);
  });
  useEffect(() => {
    if (!isMoving) {
      setPace(null);
      return undefined;
    }
    const timer = setInterval(() => look(), lookEveryMs);
    return () => clearInterval(timer);
  }, [isMoving, setPace]);
  return isMoving ? time : undefined;
}

/** While the storage compares what it has with the file, no byte has to move. */
const isSending = (uploads: readonly UploadView[]): boolean =>
  uploads.some(({ state }) => isUnderWay(state) && state !== 'verifying');
