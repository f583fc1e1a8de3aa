import { atom } from 'jotai';
import { addProducts, addPromotionCode, changeLines, getCart, removeLines, type LineChange, type NewLine } from '#store-api/cart.ts';
import type { Cart } from '#store-api/schemas/cart.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import { addCartErrorsAtom } from './cart-error-atoms.ts';

/** The cart as the shop last calculated it; null before the first answer. */
export const cartAtom = atom<Cart | null>(null);

/** Writes that are under way; they run one after the other, because every answer is the whole cart. */
const writesAtom = atom<Promise<unknown>>(Promise.resolve());

/** Whether a change of the cart is under way. */
export const cartBusyAtom = atom(false);

const writeCartAtom = atom(null, (get, set, write: (api: StoreApi) => Promise<Cart>): Promise<Cart> => {
  const api = get(storeApiAtom);
  const turn = get(writesAtom).then(async () => {
    set(cartBusyAtom, true);
    try {
      const cart = await write(api);
      set(cartAtom, cart);
      set(addCartErrorsAtom, cart.errors);
      return cart;
    } finally {
      set(cartBusyAtom, false);
    }
  });
  set(writesAtom, turn.catch(() => undefined));
  return turn;
});

/** Loads the cart, which recalculates it. @throws StoreApiError */
export const refreshCartAtom = atom(null, (_get, set) => set(writeCartAtom, getCart));

/** Puts products into the cart. @throws StoreApiError */
export const addProductsAtom = atom(null, (_get, set, lines: readonly NewLine[]) =>
  set(writeCartAtom, (api) => addProducts(api, lines)),
);

/** Changes quantities or payloads. @throws StoreApiError */
export const changeLinesAtom = atom(null, (_get, set, changes: readonly LineChange[]) =>
  set(writeCartAtom, (api) => changeLines(api, changes)),
);

/** Takes lines out, all in one call. @throws StoreApiError */
export const removeLinesAtom = atom(null, (_get, set, ids: readonly string[]) =>
  set(writeCartAtom, (api) => removeLines(api, ids)),
);

/** Redeems a code; a wrong one arrives as a cart error. @throws StoreApiError */
export const addPromotionAtom = atom(null, (_get, set, code: string) =>
  set(writeCartAtom, (api) => addPromotionCode(api, code)),
);

/** At start: a cart that cannot be loaded (offline) is no reason not to start; the cart page says so. */
export const loadCartAtom = atom(null, async (_get, set) => {
  try {
    await set(refreshCartAtom);
  } catch (error) {
    console.error('The cart could not be loaded.', error);
  }
});
