import { isTerminal } from '#file-storage/machine/upload-machine.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';

/** Where an upload is to go among those that have not ended. */
export type UploadMove = 'first' | 'earlier' | 'later' | 'last';

/**
 * The records that change so that an upload stands elsewhere: one that goes beyond all others, or two that swap; none at
 * the edge.
 * @param records by position
 */
export function movedUploads(records: readonly UploadRecord[], id: string, to: UploadMove): UploadRecord[] {
  const queue = records.filter(({ state }) => !isTerminal(state));
  const index = queue.findIndex((each) => each.id === id);
  const moved = queue[index];
  const neighbour = queue[to === 'first' || to === 'earlier' ? index - 1 : index + 1];
  if (!moved || !neighbour) return [];
  const positions = records.map(({ position }) => position);
  if (to === 'first') return [{ ...moved, position: Math.min(...positions) - 1 }];
  if (to === 'last') return [{ ...moved, position: Math.max(...positions) + 1 }];
  return [
    { ...moved, position: neighbour.position },
    { ...neighbour, position: moved.position },
  ];
}
