import { atom } from 'jotai';
import { keepIntentAtom } from '#platform/intents/intent-atoms.ts';
import type { Cart } from '#store-api/schemas/cart.ts';
import { keptCartAtom } from '../state/kept-cart.ts';
import { type CartIntent, isAboutCode, isAboutLines, piecesIn } from './cart-intents.ts';
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

/** Redeems a code as soon as the shop can be reached. @throws when it cannot be kept */
export const redeemLaterAtom = atom(null, (_get, set, code: string) => {
  set(showCartIntentsAtom);
  return set(keepIntentAtom, { kind: 'cart-code', data: { code }, subject: code }, (other) => isAboutCode(other, code));
});

const labelOf = (cart: Cart | null, lineId: string | undefined): string =>
  cart?.lineItems.find(({ id }) => id === lineId)?.label ?? '';
