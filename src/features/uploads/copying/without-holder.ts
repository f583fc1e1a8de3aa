import type { UploadRecord } from '#offline/records/upload-record.ts';

/** No tab has the file open any more. What is copied stays; a file without copy begins anew. */
export function withoutHolder({ holder: _ended, ...record }: UploadRecord): UploadRecord {
  return { ...record, copy: 'growing' };
}
