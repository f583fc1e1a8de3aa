import * as z from 'zod/mini';
import type { PrintJobLead } from './print-job-payload.ts';

const partsSchema = z.array(
  z.object({ id: z.string(), name: z.string(), copies: z.int(), pages: z.array(z.unknown()) }),
);

/** One booklet of a set. */
export interface JobPart {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  /** Of one copy. */
  readonly pages: number;
}

/** The parts of a set, which differ in pages and copies; none of a job that is a single booklet, or does not say. */
export function readJobParts(lead: PrintJobLead | undefined): readonly JobPart[] {
  const parts = partsSchema.safeParse(lead?.['rows']).data ?? [];
  return parts.length > 1
    ? parts.map(({ id, name, copies, pages }) => ({ id, name, copies, pages: pages.length }))
    : [];
}
