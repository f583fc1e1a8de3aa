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
>;

export function viewOf(record: UploadRecord): UploadView {
  const { sessionUrl: _secret, sessionAt: _at, granularity: _step, lastModified: _time, ...view } = record;
  return view;
}
