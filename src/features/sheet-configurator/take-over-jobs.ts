import * as z from 'zod/mini';
import type { Members } from '#offline/records/collection-records.ts';
import { takeOverList } from '#platform/persistence/take-over-list.ts';
import { readKeptJob, type KeptJob } from './kept-job.ts';

const idSchema = z.object({ job: z.object({ id: z.string() }) });

/** Makes records of the print jobs that were kept in one list under `key`. */
export const takeOverJobs = (name: string, key: string): Promise<Members<KeptJob>> =>
  takeOverList({ name, key, read: readKeptJob, idOf: (record) => idSchema.safeParse(record).data?.job.id });
