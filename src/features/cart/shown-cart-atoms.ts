import { atom } from 'jotai';
import { changeLines, removeLines } from '#store-api/checkout/cart.ts';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import { cartAtom, writeCartAtom } from './cart-atoms.ts';

/** Quantities the shopper asked for and the shop has not answered yet; 0 stands for "take it out". */
const wishesAtom = atom<ReadonlyMap<string, number>>(new Map());

const forgetWishesAtom = atom(null, (get, set, done: ReadonlyMap<string, number>) => {
  const left = [...get(wishesAtom)].filter(([id, quantity]) => done.get(id) !== quantity);
  set(wishesAtom, new Map(left));
});

/**
 * The lines as the shopper wants them: a change shows at once, its price when the shop has answered, and it takes itself
 * back when the shop refuses.
 */
export const shownLinesAtom = atom((get): readonly LineItem[] => {
  const wishes = get(wishesAtom);
  return (get(cartAtom)?.lineItems ?? []).flatMap((line) => {
    const quantity = wishes.get(line.id) ?? line.quantity;
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
});

/** Whether a line shows a quantity its price does not belong to yet. */
export const unpricedLinesAtom = atom((get): ReadonlySet<string> => new Set(get(wishesAtom).keys()));

/** Changes the quantity of a line. Of several quick changes only the last is sent. @throws {StoreApiError} */
export const changeQuantityAtom = atom(null, async (get, set, { id, quantity }: { id: string; quantity: number }) => {
  set(wishesAtom, new Map([...get(wishesAtom), [id, quantity]]));
  const isCurrent = (): boolean => get(wishesAtom).get(id) === quantity;
  try {
    await set(writeCartAtom, (api) => (isCurrent() ? changeLines(api, [{ id, quantity }]) : undefined));
  } finally {
    set(forgetWishesAtom, new Map([[id, quantity]]));
  }
});

/** Takes lines out of the cart: the lines of a print job all together. @throws {StoreApiError} */
export const takeOutAtom = atom(null, async (get, set, ids: readonly string[]) => {
  const wishes = new Map(ids.map((id) => [id, 0]));
  set(wishesAtom, new Map([...get(wishesAtom), ...wishes]));
  try {
    await set(writeCartAtom, (api) => removeLines(api, ids));
  } finally {
    set(forgetWishesAtom, wishes);
  }
});
