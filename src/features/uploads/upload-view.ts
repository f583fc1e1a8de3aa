import { isUnfinished } from '#file-storage/upload-machine.ts';
import type { UploadRecord } from '#offline/upload-record.ts';

/** What screens know of an upload; the session address stays inside. */
export type UploadView = Pick<
  UploadRecord,
  | 'id'
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
  | 'stagedBytes'
> & {
  /** Uploads are taken in the order of their positions, smallest first. */
  position: number;
  /** Whether this browser keeps the file: completely, in parts that grow, or not. */
  copy: 'growing' | 'complete' | 'none';
  /** The browser has no copy: the upload ends when the tab with the file is closed. */
  needsOpenTab: boolean;
};

export function viewOf(record: UploadRecord): UploadView {
  const {
    sequence: position,
    sessionUrl: _secret,
    sessionAt: _at,
    granularity: _step,
    lastModified: _time,
    edges: _edges,
    ...rest
  } = record;
  const { holder, ...view } = rest;
  const isReading = view.state === 'staging';
  const needsOpenTab = holder !== undefined && !isReading && isUnfinished(view.state);
  return { ...view, position, copy: copyOf(record), needsOpenTab };
}

function copyOf({ stagedBytes, size, state, md5 }: UploadRecord): UploadView['copy'] {
  if (md5 !== undefined && stagedBytes >= size) return 'complete';
  return state === 'staging' ? 'growing' : 'none';
}
