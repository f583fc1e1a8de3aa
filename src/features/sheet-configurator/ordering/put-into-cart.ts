import { atom } from 'jotai';
import {
  addProductsAtom,
  cartAtom,
  changeLinesAtom,
  refreshCartAtom,
  removeLinesAtom,
} from '#features/cart/cart-atoms.ts';
import { toCents } from '#print/prices/price-tiers.ts';
import { printUnits } from '#print/prices/print-units.ts';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import { printJobsAtom } from '../print-jobs-atom.ts';
import { unitPricesAtom } from '../price/unit-price-atoms.ts';
import type { PrintJob } from '#print/spec/print-job.ts';
import { leadPayload, type OrderedFile } from '#print/payload/write-print-job.ts';
import { type LinePlan, planJobLines } from './plan-job-lines.ts';

interface JobForCart {
  job: PrintJob;
  files: readonly OrderedFile[];
}

/**
 * Puts a job into the cart, in place of what it has there, and returns what the shop asks for it, in cents.
 * @throws {UnitNotSoldError} {@link StoreApiError}
 */
export const putJobIntoCartAtom = atom(null, async (get, set, { job, files }: JobForCart): Promise<number> => {
  const units = printUnits(job);
  const kept = get(printJobsAtom).find((one) => one.job.id === job.id);
  const prices = get(unitPricesAtom);
  const productIds = new Map(Object.entries(prices).map(([sku, { productId }]) => [sku, productId]));
  await set(refreshCartAtom);
  const lead = (lineIds: readonly string[]) => leadPayload(job, files, lineIds);
  const plan = await planJobLines({ jobId: job.id, units, productIds, lead }, get(cartAtom)?.lineItems ?? []);
  await set(carryOutPlanAtom, plan);
  if (kept)
    await import('../jobs/job-owner.ts')
      .then(({ noteInCartAtom }) => set(noteInCartAtom, job.id, kept.changedAt))
      .catch(console.error);
  return costInCart(get(cartAtom)?.lineItems ?? [], plan.lineIds);
});

/** New lines first: a cart that breaks off in between rather holds too much than half a job. */
const carryOutPlanAtom = atom(null, async (_get, set, { add, change, remove }: LinePlan) => {
  if (add.length > 0) await set(addProductsAtom, add);
  if (change.length > 0) await set(changeLinesAtom, change);
  if (remove.length > 0) await set(removeLinesAtom, remove);
});

/** What these lines cost in the shop's own calculation, in cents. */
const costInCart = (lines: readonly LineItem[], lineIds: readonly string[]): number =>
  lines.filter(({ id }) => lineIds.includes(id)).reduce((sum, { price }) => sum + toCents(price?.totalPrice ?? 0), 0);
