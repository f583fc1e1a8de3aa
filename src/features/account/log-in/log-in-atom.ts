import { atom } from 'jotai';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import { logIn } from '#store-api/account/login.ts';
import { tellSessionChangedAtom } from '../account-changes.ts';

/** @throws {StoreApiError} 401 for a wrong password or unknown address, 429 with the seconds to wait. */
export const logInAtom = atom(null, async (get, set, email: string, password: string): Promise<void> => {
  await logIn(get(storeApiAtom), email, password);
  await set(tellSessionChangedAtom);
});
