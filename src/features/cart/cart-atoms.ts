import { atom } from 'jotai';
import {
  addProducts,
  addPromotionCode,
  changeLines,
  getCart,
  removeLines,
  type LineChange,
  type NewLine,
} from '#store-api/checkout/cart.ts';
import type { Cart } from '#store-api/schemas/cart.ts';
import { hasStatus } from '#store-api/store-api-error.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import { countArticlesAtom } from './state/cart-count.ts';
import { articleCountAtom } from './state/article-count-atom.ts';
import { addCartErrorsAtom } from './state/cart-error-atoms.ts';
import { keptCartAtom } from './state/kept-cart.ts';

/** The cart as the shop last calculated it, also after a reload without a connection; null before the first answer. */
export const cartAtom = atom((get) => get(keptCartAtom));

const answersAtom = atom(0);

/** Counts the shop's answers on this page: 0 means that the cart shown, if any, is a remembered one. */
export const cartAnswersAtom = atom((get) => get(answersAtom));

const unreachableAtom = atom(false);

/** Whether the last attempt to reach the cart failed: then what is shown may be outdated. */
export const cartUnreachableAtom = atom((get) => get(unreachableAtom));

/** Writes that are under way; they run one after the other, because every answer is the whole cart. */
const writesAtom = atom<Promise<unknown>>(Promise.resolve());

const runningAtom = atom(0);

/** Whether a change of the cart is under way. */
export const cartBusyAtom = atom((get) => get(runningAtom) > 0);

const takeAnswerAtom = atom(null, (get, set, cart: Cart) => {
  set(keptCartAtom, cart).catch((error: unknown) => console.error('The cart could not be kept.', error));
  set(addCartErrorsAtom, cart.errors);
  set(answersAtom, get(answersAtom) + 1);
  set(unreachableAtom, false);
});

/** One call whose answer is the whole cart; undefined when there is nothing left to do once its turn has come. */
type CartCall = (api: StoreApi) => Promise<Cart> | undefined;

/** Makes a call in its turn. @throws {StoreApiError} */
export const writeCartAtom = atom(null, (get, set, call: CartCall): Promise<Cart | null> => {
  set(countArticlesAtom, articleCountAtom);
  set(runningAtom, get(runningAtom) + 1);
  const turn = get(writesAtom).then(async () => {
    try {
      const cart = await call(get(storeApiAtom));
      if (cart) set(takeAnswerAtom, cart);
      return cart ?? get(cartAtom);
    } catch (error) {
      set(unreachableAtom, hasStatus(error, 0, 408));
      throw error;
    } finally {
      set(runningAtom, get(runningAtom) - 1);
    }
  });
  set(
    writesAtom,
    turn.catch(() => undefined),
  );
  return turn;
});

/** Takes the cart out of this browser: it is somebody's who logged out. The shop keeps it for them. */
export const forgetCartAtom = atom(null, (_get, set) => set(keptCartAtom, null));

/** Loads the cart, which recalculates it. @throws {StoreApiError} */
export const refreshCartAtom = atom(null, (_get, set) => set(writeCartAtom, getCart));

/** Puts products into the cart. @throws {StoreApiError} */
export const addProductsAtom = atom(null, (_get, set, lines: readonly NewLine[]) =>
  set(writeCartAtom, (api) => addProducts(api, lines)),
);

/** Changes quantities or payloads. @throws {StoreApiError} */
export const changeLinesAtom = atom(null, (_get, set, changes: readonly LineChange[]) =>
  set(writeCartAtom, (api) => changeLines(api, changes)),
);

/** Takes lines out, all in one call. @throws {StoreApiError} */
export const removeLinesAtom = atom(null, (_get, set, ids: readonly string[]) =>
  set(writeCartAtom, (api) => removeLines(api, ids)),
);

/** Redeems a code; a wrong one arrives as a cart error. @throws {StoreApiError} */
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
