import { atom } from 'jotai';
import { cartAtom, refreshCartAtom } from '#features/cart/cart-atoms.ts';
import { linesOfJob } from '#features/cart/group-lines.ts';
import { type JobForCart, writeJobLinesAtom } from '#features/cart/job-lines.ts';
import { intendedCartAtom } from '#features/cart/shown-lines-atoms.ts';
import { toCents } from '#print/prices/price-tiers.ts';
import { printUnits } from '#print/prices/print-units.ts';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import { isUnanswered } from '#store-api/store-api-error.ts';
import { printJobsAtom } from '../print-jobs-atom.ts';
import { unitPricesAtom } from '../price/unit-price-atoms.ts';
import type { PrintJob } from '#print/spec/print-job.ts';
import { leadPayload, type OrderedFile } from '#print/payload/write-print-job.ts';
import { planJobLines } from './plan-job-lines.ts';

export interface OrderedJob {
  job: PrintJob;
  files: readonly OrderedFile[];
}

/**
 * Puts a job into the cart, in place of what it has there, and returns what the shop asks for it, in cents; `later`: the shop cannot be
 * reached, the job waits.
 * @throws {UnitNotSoldError} {@link StoreApiError}
 */
export const putJobIntoCartAtom = atom(
  null,
  async (get, set, { job, files }: OrderedJob): Promise<number | 'later'> => {
    const units = printUnits(job);
    const kept = get(printJobsAtom).find((one) => one.job.id === job.id);
    const prices = get(unitPricesAtom);
    const productIds = new Map(Object.entries(prices).map(([sku, { productId }]) => [sku, productId]));
    const lead = (lineIds: readonly string[]) => leadPayload(job, files, lineIds);
    const planned = { jobId: job.id, lines: await planJobLines({ jobId: job.id, units, productIds, lead }) };
    // What waits already would be sent after it.
    const isWritten = !get(intendedCartAtom)?.jobIds.has(job.id) && (await set(writeUnlessUnansweredAtom, planned));
    if (!isWritten) {
      const { waitWithJobAtom } = await import('./wait-with-job.ts');
      await set(waitWithJobAtom, { ...planned, title: job.name, isThere: false });
    }
    // About what waits a logout asks anyway.
    if (kept)
      await import('../jobs/job-owner.ts')
        .then(({ noteInCartAtom }) => set(noteInCartAtom, job.id, kept.changedAt))
        .catch(console.error);
    return isWritten ? costInCart(linesOfJob(get(cartAtom)?.lineItems ?? [], job.id)) : 'later';
  },
);

const writeUnlessUnansweredAtom = atom(null, async (_get, set, planned: JobForCart): Promise<boolean> => {
  try {
    await set(refreshCartAtom);
    await set(writeJobLinesAtom, planned);
    return true;
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    return false;
  }
});

/** What these lines cost in the shop's own calculation, in cents. */
const costInCart = (lines: readonly LineItem[]): number =>
  lines.reduce((sum, { price }) => sum + toCents(price?.totalPrice ?? 0), 0);
