import * as z from 'zod/mini';
import type { WritableAtom } from 'jotai';
import { persistedAtom } from '#platform/persistence/persisted-atom.ts';
import { inspectionResultSchema } from '../inspection/inspection-messages.ts';

const recordSchema = z.nullable(
  z.object({
    /** Of every page as the file shows it, known before the rest. */
    sizes: z.readonly(z.array(z.object({ widthMm: z.number(), heightMm: z.number() }))),
    result: z.nullable(inspectionResultSchema),
  }),
);

/** What is known about a job's file; null before it has been opened. */
export type InspectionRecord = z.infer<typeof recordSchema>;

type Change = InspectionRecord | ((previous: InspectionRecord) => InspectionRecord);
const records = new Map<string, WritableAtom<InspectionRecord, [Change], Promise<void>>>();

/** The inspection of a job's file, kept beside the job because it never changes again and may be large. */
export function inspectionAtomOf(jobId: string): WritableAtom<InspectionRecord, [Change], Promise<void>> {
  const known = records.get(jobId);
  if (known) return known;
  const record = persistedAtom<InspectionRecord>(`print-job-inspection:${jobId}`, recordSchema, null);
  records.set(jobId, record);
  return record;
}
