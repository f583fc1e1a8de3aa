import { atom } from 'jotai';
import { addProductsAtom, changeLinesAtom, refreshCartAtom, removeLinesAtom } from '#features/cart/cart-atoms.ts';
import { toCents } from '#print/price-tiers.ts';
import { printUnits } from '#print/print-units.ts';
import type { Cart } from '#store-api/schemas/cart.ts';
import { unitPricesAtom } from '../price/unit-price-atoms.ts';
import type { PrintJob } from '#print/print-job.ts';
import { leadPayload, type OrderedFile } from './job-payload.ts';
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
  const prices = get(unitPricesAtom);
  const productIds = new Map(Object.entries(prices).map(([sku, { productId }]) => [sku, productId]));
  const before = await set(refreshCartAtom);
  const lead = leadPayload(job, files);
  const plan = await planJobLines({ jobId: job.id, units, productIds, lead }, before.lineItems);
  return costInCart(await set(carryOutPlanAtom, before, plan), plan.lineIds);
});

/** New lines first: a cart that breaks off in between rather holds too much than half a job. */
const carryOutPlanAtom = atom(null, async (_get, set, before: Cart, plan: LinePlan): Promise<Cart> => {
  let cart = before;
  if (plan.add.length > 0) cart = await set(addProductsAtom, plan.add);
  if (plan.change.length > 0) cart = await set(changeLinesAtom, plan.change);
  if (plan.remove.length > 0) cart = await set(removeLinesAtom, plan.remove);
  return cart;
});

/** What these lines cost in the shop's own calculation, in cents. */
export const costInCart = (cart: Cart, lineIds: readonly string[]): number =>
  cart.lineItems
    .filter(({ id }) => lineIds.includes(id))
    .reduce((sum, { price }) => sum + toCents(price?.totalPrice ?? 0), 0);
