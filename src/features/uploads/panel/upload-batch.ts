import { isTerminal } from '#file-storage/machine/upload-machine.ts';
import type { UploadView } from '../upload-view.ts';

/** Ids of the uploads that "3 von 38" is about. */
export type UploadBatch = ReadonlySet<string>;

type Upload = Pick<UploadView, 'id' | 'folderId' | 'state'>;

/**
 * Follows a batch: everything unfinished, what came with it in the same choice, and what it had before. It ends with its
 * last upload; the next one begins from the start. Returns the same batch when nothing changed.
 */
export function followBatch(batch: UploadBatch, uploads: readonly Upload[]): UploadBatch {
  const open = uploads.filter(({ state }) => !isTerminal(state) && !isGone(state));
  if (open.length === 0) return withoutCanceled(batch, uploads);
  const goesOn = open.some(({ id }) => batch.has(id));
  const folders = new Set(open.map(({ folderId }) => folderId));
  const belongs = ({ id, folderId, state }: Upload): boolean =>
    !isGone(state) && (!isTerminal(state) || folders.has(folderId) || (goesOn && batch.has(id)));
  return unlessSame(batch, new Set(uploads.filter(belongs).map(({ id }) => id)));
}

/** Given up; the server may still have to hear of it. */
const isGone = (state: Upload['state']): boolean => state === 'canceled' || state === 'canceling';

function withoutCanceled(batch: UploadBatch, uploads: readonly Upload[]): UploadBatch {
  const gone = new Set(uploads.filter(({ state }) => isGone(state)).map(({ id }) => id));
  return unlessSame(batch, new Set([...batch].filter((id) => !gone.has(id))));
}

function unlessSame(batch: UploadBatch, next: UploadBatch): UploadBatch {
  return batch.size === next.size && [...next].every((id) => batch.has(id)) ? batch : next;
}
