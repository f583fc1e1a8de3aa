import { atom } from 'jotai';
import { cartAtom, cartUnreachableAtom, loadCartAtom } from '#features/cart/cart-atoms.ts';
import { hasRefreshFailedAtom, refreshSessionAtom, storeApiAtom } from '#platform/session/session-atoms.ts';
import { catalogueRead } from '#store-api/store-api-call.ts';

/** Asks the shop for something nobody keeps; resolves whether it answered. What could not be asked for before is then asked for again. */
export const reachShopAtom = atom(null, async (get, set): Promise<boolean> => {
  try {
    await get(storeApiAtom).send(catalogueRead('currency', { limit: 1 }));
  } catch {
    return false;
  }
  if (get(hasRefreshFailedAtom)) await set(refreshSessionAtom);
  if (get(cartUnreachableAtom) || get(cartAtom) !== null) await set(loadCartAtom);
  return true;
});
