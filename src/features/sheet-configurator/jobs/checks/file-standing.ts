import type { KeptJob } from '../../kept-job.ts';

/**
 * Where the file of a job is when no upload is on record for it. `arrived` was seen to be so; `unknown`: nobody here knows
 * any more; `reading`: the uploads on record are still being read.
 */
export type FileStanding = 'arrived' | 'lost' | 'unknown' | 'reading';

export function fileStanding({ upload }: Pick<KeptJob, 'upload'>, areUploadsRead: boolean): FileStanding {
  if (upload === undefined) return 'lost';
  if (upload.outcome?.is === 'arrived') return 'arrived';
  if (!areUploadsRead) return 'reading';
  return upload.outcome === undefined ? 'unknown' : 'lost';
}
