import { isUnfinished } from '#file-storage/machine/upload-machine.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';

/** What screens know of an upload; the session address stays inside. */
export type UploadView = Pick<
  UploadRecord,
  | 'id'
  /** Uploads are taken in the order of their positions, smallest first. */
  | 'position'
  | 'folderId'
  | 'path'
  | 'name'
  | 'size'
  | 'acknowledged'
  | 'state'
  | 'error'
  | 'md5'
  | 'contentType'
  | 'createdAt'
  /** Bytes this browser has a copy of. */
  | 'stagedBytes'
> & {
  /** Whether this browser keeps the file: completely, in parts that grow, or not. */
  copy: 'growing' | 'complete' | 'none';
  /** The browser has no copy: the upload ends when the tab with the file is closed. */
  needsOpenTab: boolean;
  /** The browser itself finishes it, also when all windows are closed. */
  inBackground: boolean;
};

export function viewOf(record: UploadRecord): UploadView {
  const { id, position, folderId, path, name, size, acknowledged, state, contentType, createdAt, stagedBytes } = record;
  const { error, md5, holder, backgroundBegun } = record;
  return {
    id,
    position,
    folderId,
    path,
    name,
    size,
    acknowledged,
    state,
    contentType,
    createdAt,
    stagedBytes,
    ...(error === undefined ? {} : { error }),
    ...(md5 === undefined ? {} : { md5 }),
    copy: copyOf(record),
    needsOpenTab: record.copy === 'none' && holder !== undefined && isUnfinished(state) && state !== 'canceling',
    inBackground: backgroundBegun === true,
  };
}

/** A copy that nobody goes on with does not grow. */
function copyOf({ copy, holder }: UploadRecord): UploadView['copy'] {
  return copy === 'growing' && holder === undefined ? 'none' : copy;
}
