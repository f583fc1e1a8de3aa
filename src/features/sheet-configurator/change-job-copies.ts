import { atom } from 'jotai';
import * as z from 'zod/mini';
import { cartAtom, changeLinesAtom, refreshCartAtom } from '#features/cart/cart-atoms.ts';
import { printRowSchema } from '#print/print-job.ts';
import { printUnits } from '#print/print-units.ts';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import { changeJobAtom } from './jobs/job-atoms.ts';
import { withCopies } from './jobs/job-edits.ts';
import { describeRows } from './ordering/job-payload.ts';
import { linesOfJob } from './ordering/plan-job-lines.ts';

/** The cart does not hold a complete description of this job. */
export class JobNotInCartError extends Error {
  override readonly name = 'JobNotInCartError';
}

const leadSchema = z.object({
  printJob: z.looseObject({ role: z.literal('lead'), rows: z.readonly(z.array(printRowSchema)) }),
});

/**
 * Changes how often a job in the cart is made: all its lines in one call, and the job kept in this browser if it is
 * there. Works from the cart alone, so also for a job that was configured elsewhere.
 * @throws {JobNotInCartError} {@link StoreApiError}
 */
export const changeJobCopiesAtom = atom(null, async (get, set, jobId: string, copies: number) => {
  await set(refreshCartAtom);
  const lines = linesOfJob(get(cartAtom)?.lineItems ?? [], jobId);
  const { leadId, printJob } = findLead(lines, jobId);
  const rows = withCopies(printJob.rows, copies);
  const payload = { printJob: { ...printJob, rows, spec: describeRows(rows) } };
  const quantities = new Map(printUnits({ rows }).map(({ sku, quantity }) => [sku, quantity]));
  await set(
    changeLinesAtom,
    lines.map(({ id, productNumber, quantity: before }) => {
      const quantity = quantities.get(productNumber) ?? before;
      return id === leadId ? { id, quantity, payload } : { id, quantity };
    }),
  );
  await set(changeJobAtom, jobId, (kept) => ({
    ...kept,
    job: { ...kept.job, rows: withCopies(kept.job.rows, copies) },
  }));
});

function findLead(lines: readonly LineItem[], jobId: string) {
  for (const line of lines) {
    const parsed = leadSchema.safeParse(line.payload);
    if (parsed.success) return { leadId: line.id, printJob: parsed.data.printJob };
  }
  throw new JobNotInCartError(jobId);
}
