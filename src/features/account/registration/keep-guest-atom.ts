import { atom } from 'jotai';
import { sessionKindAtom, storeApiAtom } from '#platform/session/session-atoms.ts';
import { keepGuest } from '#store-api/account/guest-account.ts';
import { tellSessionChangedAtom } from '../account-changes.ts';

/**
 * Makes the session's guest a customer with this password. One that became a customer although the answer got lost is one
 * at the next attempt, which the shop refuses.
 * @throws {StoreApiError} as `keepGuest`
 */
export const keepGuestAtom = atom(null, async (get, set, password: string): Promise<void> => {
  try {
    await keepGuest(get(storeApiAtom), password);
  } catch (error) {
    await set(tellSessionChangedAtom);
    if (get(sessionKindAtom) !== 'customer') throw error;
    return;
  }
  await set(tellSessionChangedAtom);
});
