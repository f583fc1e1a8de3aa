import { isTerminal } from '#file-storage/upload-machine.ts';
import type { UploadRecord } from '#offline/upload-record.ts';

/** Where an upload is to go among those that have not ended. */
export type UploadMove = 'first' | 'earlier' | 'later' | 'last';

interface MovedUpload {
  id: string;
  position: number;
}

/** Which positions change so that the upload stands elsewhere: one beyond the others, or two that swap; none at the edge. */
export function movedPositions(records: readonly UploadRecord[], id: string, to: UploadMove): MovedUpload[] {
  const queue = records
    .filter(({ state }) => !isTerminal(state))
    .map((record) => ({ id: record.id, position: record.sequence }))
    .toSorted((a, b) => a.position - b.position);
  const index = queue.findIndex((each) => each.id === id);
  const moved = queue[index];
  const neighbour = queue[to === 'first' || to === 'earlier' ? index - 1 : index + 1];
  const [first] = queue;
  const last = queue.at(-1);
  if (!moved || !neighbour || !first || !last) return [];
  if (to === 'first') return [{ id, position: first.position - 1 }];
  if (to === 'last') return [{ id, position: last.position + 1 }];
  return [
    { id, position: neighbour.position },
    { id: neighbour.id, position: moved.position },
  ];
}
