import { lineItemSchema, type LineItem } from '#store-api/schemas/line-item.ts';
import type { Intent } from '#offline/intents/intent.ts';
import { showingIntentsAtom } from '#platform/intents/showing-intents.ts';
import { readPrintJob } from '#print/payload/print-job-payload.ts';
import { type IntendedCart, intendedCartAtom } from '../shown-lines-atoms.ts';
import { cartIntentOf, intendedQuantities, type JobWish } from './cart-intents.ts';

/** From now on the cart is shown with what waits for the shop. */
export const showCartIntentsAtom = showingIntentsAtom((set, all) => {
  const intents = all.filter((intent) => cartIntentOf(intent) !== undefined);
  set(intendedCartAtom, intents.length === 0 ? null : intendedCart(intents));
});

function intendedCart(intents: readonly Intent[]): IntendedCart {
  const quantities = intendedQuantities(intents);
  const wishes = intents.flatMap((intent) => {
    const wished = intent.problem === null ? cartIntentOf(intent) : undefined;
    return wished?.kind === 'cart-job' ? [wished.data] : [];
  });
  const jobs = new Map(wishes.map(({ jobId, lines }) => [jobId, lines.map(shownLine)]));
  const jobLineIds = new Set(wishes.flatMap(({ lines }) => lines.map(({ id }) => id)));
  return {
    count: intents.length,
    over: (lines) => layOver(withQuantities(lines, quantities), jobs),
    unpriced: [...quantities.keys(), ...jobs.keys()],
    jobIds: new Set(jobs.keys()),
    areOfJobs: (ids) => ids.some((id) => jobLineIds.has(id)),
  };
}

const withQuantities = (lines: readonly LineItem[], wished: ReadonlyMap<string, number>): readonly LineItem[] =>
  lines.flatMap((line) => {
    const quantity = wished.get(line.id) ?? line.quantity;
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });

/** Each job stands where it stood; new ones at the end. */
function layOver(lines: readonly LineItem[], jobs: ReadonlyMap<string, readonly LineItem[]>): readonly LineItem[] {
  const left = new Map(jobs);
  const shown = lines.flatMap((line) => {
    const jobId = readPrintJob(line.payload)?.id ?? '';
    if (!jobs.has(jobId)) return [line];
    const intended = left.get(jobId) ?? [];
    left.delete(jobId);
    return intended;
  });
  return [...shown, ...[...left.values()].flat()];
}

function shownLine({ productId, productNumber, unitPrice, payload, ...line }: JobWish['lines'][number]): LineItem {
  return lineItemSchema.parse({
    ...line,
    type: 'product',
    referencedId: productId,
    payload: { ...payload, productNumber },
    price: { unitPrice, quantity: line.quantity, totalPrice: unitPrice * line.quantity },
  });
}
