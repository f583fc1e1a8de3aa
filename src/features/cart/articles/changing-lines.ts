import { atom } from 'jotai';
import { changeLines, removeLines } from '#store-api/checkout/cart.ts';
import { isUnanswered } from '#store-api/store-api-error.ts';
import { writeCartAtom } from '../cart-atoms.ts';
import { intendedCartAtom, wishesAtom } from '../shown-lines-atoms.ts';

const forgetWishesAtom = atom(null, (get, set, done: ReadonlyMap<string, number>) => {
  const left = [...get(wishesAtom)].filter(([id, quantity]) => done.get(id) !== quantity);
  set(wishesAtom, new Map(left));
});

/** Changes the quantity of a line; later, when the shop cannot be reached. Of several quick changes only the last is sent. @throws {StoreApiError} */
export const changeQuantityAtom = atom(null, async (get, set, { id, quantity }: { id: string; quantity: number }) => {
  set(wishesAtom, new Map([...get(wishesAtom), [id, quantity]]));
  const isCurrent = (): boolean => get(wishesAtom).get(id) === quantity;
  try {
    await set(writeCartAtom, (api) => (isCurrent() ? changeLines(api, [{ id, quantity }]) : undefined));
  } catch (error) {
    const { changeQuantityLaterAtom } = await unlessAnswered(error);
    if (isCurrent()) await set(changeQuantityLaterAtom, id, quantity);
  } finally {
    set(forgetWishesAtom, new Map([[id, quantity]]));
  }
});

/** Takes lines out of the cart: the lines of a print job all together; later, when the shop cannot be reached. @throws {StoreApiError} */
export const takeOutAtom = atom(null, async (get, set, ids: readonly string[]) => {
  const wishes = new Map(ids.map((id) => [id, 0]));
  set(wishesAtom, new Map([...get(wishesAtom), ...wishes]));
  try {
    if (get(intendedCartAtom)?.areOfJobs(ids)) await set((await loadLater()).takeOutJobsAtom, ids);
    else await set(writeCartAtom, (api) => removeLines(api, ids));
  } catch (error) {
    await set((await unlessAnswered(error)).takeOutLaterAtom, ids);
  } finally {
    set(forgetWishesAtom, wishes);
  }
});

const loadLater = () => import('../later/keep-cart-intents.ts');

/** What keeps changes for later. @throws what the shop answered */
function unlessAnswered(error: unknown) {
  if (!isUnanswered(error)) throw error;
  return loadLater();
}
