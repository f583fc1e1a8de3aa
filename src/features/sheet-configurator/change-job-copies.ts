import { atom } from 'jotai';
import { cartAtom, changeLinesAtom, refreshCartAtom } from '#features/cart/cart-atoms.ts';
import { linesOfJob } from '#features/cart/group-lines.ts';
import type { JobCartLine } from '#features/cart/job-lines.ts';
import { intendedCartAtom, shownLinesAtom } from '#features/cart/shown-lines-atoms.ts';
import { isLead, readPrintJob } from '#print/payload/print-job-payload.ts';
import { printUnits } from '#print/prices/print-units.ts';
import { leadWithRows, readRows } from '#print/payload/write-print-job.ts';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import { isUnanswered } from '#store-api/store-api-error.ts';
import { changeJobAtom } from './jobs/job-atoms.ts';
import { isInCart, noteInCartAtom } from './jobs/job-owner.ts';
import { withCopies } from './jobs/job-edits.ts';
import { printJobsAtom } from './print-jobs-atom.ts';

/** The cart does not hold a complete description of this job. */
export class JobNotInCartError extends Error {
  override readonly name = 'JobNotInCartError';
}

interface WishedCopies {
  jobId: string;
  copies: number;
}

/**
 * Changes how often a job in the cart is made: all its lines in one call, and the job kept in this browser if it is
 * there. Works from the cart alone, so also for a job that was configured elsewhere. Later, when the shop cannot be reached.
 * @throws {JobNotInCartError} {@link StoreApiError}
 */
export const changeJobCopiesAtom = atom(null, async (get, set, jobId: string, copies: number) => {
  const wished = { jobId, copies };
  // What waits already would be sent after it.
  const isWritten = !get(intendedCartAtom)?.jobIds.has(jobId) && (await set(changeUnlessUnansweredAtom, wished));
  if (!isWritten) await set(changeLaterAtom, wished);
  const keptNow = () => get(printJobsAtom).find(({ job }) => job.id === jobId);
  const before = keptNow();
  await set(changeJobAtom, jobId, (kept) => ({
    ...kept,
    job: { ...kept.job, rows: withCopies(kept.job.rows, copies) },
  }));
  const after = keptNow();
  if (before && after && isInCart(before)) await set(noteInCartAtom, jobId, after.changedAt);
});

const changeUnlessUnansweredAtom = atom(null, async (get, set, { jobId, copies }: WishedCopies): Promise<boolean> => {
  try {
    await set(refreshCartAtom);
    const { lines } = withOtherCopies(linesOfJob(get(cartAtom)?.lineItems ?? [], jobId), jobId, copies);
    await set(
      changeLinesAtom,
      lines.map(({ id, quantity, payload }) => ({ id, quantity, payload })),
    );
    return true;
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    return false;
  }
});

const changeLaterAtom = atom(null, async (get, set, { jobId, copies }: WishedCopies) => {
  const job = withOtherCopies(linesOfJob(get(shownLinesAtom), jobId), jobId, copies);
  const { waitWithJobAtom } = await import('./ordering/wait-with-job.ts');
  await set(waitWithJobAtom, { jobId, isThere: true, ...job });
});

function withOtherCopies(lines: readonly LineItem[], jobId: string, copies: number) {
  const { leadId, lead, rows: before } = findLead(lines, jobId);
  const rows = withCopies(before, copies);
  const quantities = new Map(printUnits({ rows }).map(({ sku, quantity }) => [sku, quantity]));
  const changed = lines.map(
    ({ id, referencedId, productNumber, quantity: now, payload: { printJob } }): JobCartLine => ({
      id,
      productId: referencedId ?? '',
      productNumber,
      quantity: quantities.get(productNumber) ?? now,
      payload: id === leadId ? leadWithRows(lead, rows) : { printJob },
    }),
  );
  return { title: lead.title, lines: changed };
}

function findLead(lines: readonly LineItem[], jobId: string) {
  for (const line of lines) {
    const lead = readPrintJob(line.payload);
    const rows = isLead(lead) ? readRows(lead) : undefined;
    if (isLead(lead) && rows) return { leadId: line.id, lead, rows };
  }
  throw new JobNotInCartError(jobId);
}
