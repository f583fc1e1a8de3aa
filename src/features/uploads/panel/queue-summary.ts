import { isUnderWay } from '#file-storage/machine/upload-machine.ts';
import type { UploadView } from '../upload-view.ts';

/** What the queue as a whole is doing; bytes are those of the batch. */
export interface QueueSummary {
  files: number;
  done: number;
  bytes: number;
  acknowledged: number;
  /** Of the uploads somebody works on, or will without being told. */
  bytesLeft: number;
  moving: number;
  paused: number;
  failed: number;
  /** Wait for their file to be chosen again. */
  lost: number;
}

/** Sums up the uploads of a batch. */
export function summariseQueue(uploads: readonly Pick<UploadView, 'state' | 'size' | 'acknowledged'>[]): QueueSummary {
  const sum = { files: 0, done: 0, bytes: 0, acknowledged: 0, bytesLeft: 0, moving: 0, paused: 0, failed: 0, lost: 0 };
  for (const { state, size, acknowledged } of uploads) {
    sum.files += 1;
    sum.bytes += size;
    sum.acknowledged += state === 'success' ? size : acknowledged;
    if (state === 'success') sum.done += 1;
    else if (state === 'error') sum.failed += 1;
    else if (state === 'needs-file') sum.lost += 1;
    else if (state === 'paused' || state === 'pausing') sum.paused += 1;
    else if (isUnderWay(state)) {
      sum.moving += 1;
      sum.bytesLeft += size - acknowledged;
    }
  }
  return sum;
}
