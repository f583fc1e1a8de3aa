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
> & {
  /** The browser has no copy: the upload ends when the tab with the file is closed. */
  needsOpenTab: boolean;
};

export function viewOf(record: UploadRecord): UploadView {
  const {
    sessionUrl: _secret,
    sessionAt: _at,
    granularity: _step,
    lastModified: _time,
    edges: _edges,
    ...rest
  } = record;
  const { holder, ...view } = rest;
  const isReading = view.state === 'staging';
  return { ...view, needsOpenTab: holder !== undefined && !isReading && isUnfinished(view.state) };
}
