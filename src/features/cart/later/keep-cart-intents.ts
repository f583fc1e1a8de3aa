import { atom } from 'jotai';
import { dropIntentAtom, intentsAtom, keepIntentAtom } from '#platform/intents/intent-atoms.ts';
import type { Intent } from '#offline/intents/intent.ts';
import { isLead, readPrintJob } from '#print/payload/print-job-payload.ts';
import { removeLines } from '#store-api/checkout/cart.ts';
import type { Cart } from '#store-api/schemas/cart.ts';
import { isUnanswered } from '#store-api/store-api-error.ts';
import { writeCartAtom } from '../cart-atoms.ts';
import { linesOfJob } from '../group-lines.ts';
import { keptCartAtom } from '../state/kept-cart.ts';
import {
  type CartIntent,
  cartIntentOf,
  type WishedJob,
  isAboutCode,
  isAboutJob,
  isAboutLines,
  piecesIn,
} from './cart-intents.ts';
import { showCartIntentsAtom } from './show-cart-intents.ts';

interface KeptChange {
  wished: CartIntent;
  subject: string;
  /** What it is about; earlier wishes about these lines are void. */
  lineIds?: readonly string[];
}

const keepAtom = atom(null, async (_get, set, { wished, subject, lineIds = [] }: KeptChange) => {
  set(showCartIntentsAtom);
  await set(keepIntentAtom, { ...wished, subject }, (other) => isAboutLines(other, lineIds));
});

/** A product on its way into the cart. */
export interface WishedProduct {
  readonly productId: string;
  readonly quantity: number;
  readonly name: string;
}

/** Puts a product into the cart as soon as the shop can be reached. @throws when it cannot be kept */
export const addLaterAtom = atom(null, (get, set, { name, ...line }: WishedProduct, isTried: boolean) => {
  const before = piecesIn(get(keptCartAtom), line.productId);
  return set(keepAtom, { wished: { kind: 'cart-add', data: { ...line, before, isTried } }, subject: name });
});

/** Gives a line another quantity as soon as the shop can be reached. @throws when it cannot be kept */
export const changeQuantityLaterAtom = atom(null, (get, set, lineId: string, quantity: number) => {
  const subject = labelOf(get(keptCartAtom), lineId);
  return set(keepAtom, { wished: { kind: 'cart-quantity', data: { lineId, quantity } }, subject, lineIds: [lineId] });
});

/** Takes lines out as soon as the shop can be reached. @throws when it cannot be kept */
export const takeOutLaterAtom = atom(null, (get, set, lineIds: readonly string[]) => {
  const subject = labelOf(get(keptCartAtom), lineIds[0]);
  return set(keepAtom, { wished: { kind: 'cart-remove', data: { lineIds: [...lineIds] } }, subject, lineIds });
});

/**
 * Makes the cart hold a print job exactly so as soon as the shop can be reached, in place of what else waits for it. @throws when it
 * cannot be kept
 */
export const addJobLaterAtom = atom(null, async (get, set, { title, jobId, lines, isThere }: WishedJob) => {
  set(showCartIntentsAtom);
  const isNew = get(intentsAtom).some((other) => isAboutJob(other, jobId) && isNewJob(other));
  const ids = [...linesOfJob(get(keptCartAtom)?.lineItems ?? [], jobId), ...lines].map(({ id }) => id);
  const data = { jobId, isThere: isThere && !isNew, lines: [...lines] };
  await set(
    keepIntentAtom,
    { kind: 'cart-job', data, subject: title },
    (other) => isAboutJob(other, jobId) || isAboutLines(other, ids),
  );
});

function isNewJob(intent: Intent): boolean {
  const wished = cartIntentOf(intent);
  return wished?.kind === 'cart-job' && !wished.data.isThere;
}

/** Gives up what waits for the print jobs of these lines, and takes out what lies of them in the cart: these may be other lines. @throws {StoreApiError} */
export const takeOutJobsAtom = atom(null, async (get, set, lineIds: readonly string[]): Promise<void> => {
  const waiting = get(intentsAtom).flatMap((intent) => {
    const wished = cartIntentOf(intent);
    const isOfThese = wished?.kind === 'cart-job' && wished.data.lines.some(({ id }) => lineIds.includes(id));
    return isOfThese ? [{ id: intent.id, jobId: wished.data.jobId }] : [];
  });
  const lines = get(keptCartAtom)?.lineItems ?? [];
  const present = waiting.flatMap(({ jobId }) => linesOfJob(lines, jobId)).map(({ id }) => id);
  for (const { id } of waiting) await set(dropIntentAtom, id);
  if (present.length === 0) return;
  try {
    await set(writeCartAtom, (api) => removeLines(api, present));
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    await set(takeOutLaterAtom, present);
  }
});

/** Redeems a code as soon as the shop can be reached. @throws when it cannot be kept */
export const redeemLaterAtom = atom(null, (_get, set, code: string) => {
  set(showCartIntentsAtom);
  return set(keepIntentAtom, { kind: 'cart-code', data: { code }, subject: code }, (other) => isAboutCode(other, code));
});

function labelOf(cart: Cart | null, lineId: string | undefined): string {
  const line = cart?.lineItems.find(({ id }) => id === lineId);
  const job = line && readPrintJob(line.payload);
  if (!job) return line?.label ?? '';
  const parts = linesOfJob(cart?.lineItems ?? [], job.id).map(({ payload }) => readPrintJob(payload));
  return parts.find(isLead)?.title ?? '';
}
