import { atom } from 'jotai';
import { cartAtom, changeLinesAtom, refreshCartAtom } from '#features/cart/cart-atoms.ts';
import { isLead, readPrintJob } from '#print/payload/print-job-payload.ts';
import { printUnits } from '#print/prices/print-units.ts';
import { leadWithRows, readRows } from '#print/payload/write-print-job.ts';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import { changeJobAtom } from './jobs/job-atoms.ts';
import { isInCart, noteInCartAtom } from './jobs/job-owner.ts';
import { withCopies } from './jobs/job-edits.ts';
import { linesOfJob } from './ordering/plan-job-lines.ts';
import { printJobsAtom } from './print-jobs-atom.ts';

/** The cart does not hold a complete description of this job. */
export class JobNotInCartError extends Error {
  override readonly name = 'JobNotInCartError';
}

/**
 * Changes how often a job in the cart is made: all its lines in one call, and the job kept in this browser if it is
 * there. Works from the cart alone, so also for a job that was configured elsewhere.
 * @throws {JobNotInCartError} {@link StoreApiError}
 */
export const changeJobCopiesAtom = atom(null, async (get, set, jobId: string, copies: number) => {
  await set(refreshCartAtom);
  const lines = linesOfJob(get(cartAtom)?.lineItems ?? [], jobId);
  const { leadId, lead, rows: ordered } = findLead(lines, jobId);
  const rows = withCopies(ordered, copies);
  const payload = leadWithRows(lead, rows);
  const quantities = new Map(printUnits({ rows }).map(({ sku, quantity }) => [sku, quantity]));
  await set(
    changeLinesAtom,
    lines.map(({ id, productNumber, quantity: now }) => {
      const quantity = quantities.get(productNumber) ?? now;
      return id === leadId ? { id, quantity, payload } : { id, quantity };
    }),
  );
  const keptNow = () => get(printJobsAtom).find(({ job }) => job.id === jobId);
  const before = keptNow();
  await set(changeJobAtom, jobId, (kept) => ({
    ...kept,
    job: { ...kept.job, rows: withCopies(kept.job.rows, copies) },
  }));
  const after = keptNow();
  if (before && after && isInCart(before)) await set(noteInCartAtom, jobId, after.changedAt);
});

function findLead(lines: readonly LineItem[], jobId: string) {
  for (const line of lines) {
    const lead = readPrintJob(line.payload);
    const rows = isLead(lead) ? readRows(lead) : undefined;
    if (isLead(lead) && rows) return { leadId: line.id, lead, rows };
  }
  throw new JobNotInCartError(jobId);
}
