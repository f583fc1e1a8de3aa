import { atom } from 'jotai';
import { loadCartAtom } from '#features/cart/cart-atoms.ts';
import { contextToken } from '#platform/session/context-token.ts';
import { forgetYoungToken } from '#platform/persistence/durable-token.ts';
import { refreshSessionAtom, storeApiAtom } from '#platform/session/session-atoms.ts';
import { sessionTabsAtom } from '#platform/session/session-tabs.ts';
import { logOut } from '#store-api/account/login.ts';
import { hasStatus } from '#store-api/store-api-error.ts';
import { forgetCustomerAtom } from './forget-customer.ts';

/**
 * Logs out, here and in every tab of this browser. It never fails: where the shop cannot be told, this browser gives the
 * session's token away, and nothing of the customer stays all the same.
 */
export const logOutAtom = atom(null, async (get, set): Promise<void> => {
  try {
    await logOut(get(storeApiAtom));
  } catch (error) {
    // Nobody was logged in any more.
    if (!hasStatus(error, 403)) {
      console.warn('The shop was not told that somebody has logged out.', error);
      contextToken.forget();
      await forgetYoungToken();
    }
  }
  await set(forgetCustomerAtom);
  get(sessionTabsAtom).tell('left');
  await set(refreshSessionAtom);
  await set(loadCartAtom);
});
