import { atom } from 'jotai';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import { keptCartAtom } from './state/kept-cart.ts';

/** Quantities the shopper asked for and the shop has not answered yet; 0 stands for "take it out". */
export const wishesAtom = atom<ReadonlyMap<string, number>>(new Map());

/** The same, for what waits until the shop can be reached. */
export const intendedQuantitiesAtom = atom<ReadonlyMap<string, number>>(new Map());

/** How many changes of the cart wait until the shop can be reached, or could not come about and are still to be told. */
export const cartIntentsCountAtom = atom(0);

/**
 * The lines as the shopper wants them: a change shows at once, its price when the shop has answered, and it takes itself
 * back when the shop refuses.
 */
export const shownLinesAtom = atom((get): readonly LineItem[] => {
  const [wishes, intended] = [get(wishesAtom), get(intendedQuantitiesAtom)];
  return (get(keptCartAtom)?.lineItems ?? []).flatMap((line) => {
    const quantity = wishes.get(line.id) ?? intended.get(line.id) ?? line.quantity;
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
});

/** Whether a line shows a quantity its price does not belong to yet. */
export const unpricedLinesAtom = atom(
  (get): ReadonlySet<string> => new Set([...get(wishesAtom).keys(), ...get(intendedQuantitiesAtom).keys()]),
);
