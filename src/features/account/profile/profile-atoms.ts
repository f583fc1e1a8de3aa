import { atom } from 'jotai';
import { inTurnAtom } from '#platform/session/in-turn.ts';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import {
  changeDefaultPaymentMethod,
  changeEmail,
  changeProfile,
  type EmailChange,
  type Profile,
} from '#store-api/account/profile.ts';
import { callAsCustomerAtom, tellSessionChangedAtom } from '../account-changes.ts';

/** @throws {StoreApiError} 400 with one violation per field. */
export const changeProfileAtom = atom(null, async (get, set, profile: Profile): Promise<void> => {
  await set(callAsCustomerAtom, () => changeProfile(get(storeApiAtom), profile));
  await set(tellSessionChangedAtom);
});

/** @throws {StoreApiError} 400 for an address that is taken, and for a wrong password. */
export const changeEmailAtom = atom(null, async (get, set, change: EmailChange): Promise<void> => {
  await set(callAsCustomerAtom, () => changeEmail(get(storeApiAtom), change));
  await set(tellSessionChangedAtom);
});

/** Makes a way to pay the customer's own. @throws {StoreApiError} */
export const changePaymentMethodAtom = atom(null, (get, set, id: string): Promise<void> =>
  set(inTurnAtom, async () => {
    await set(callAsCustomerAtom, () => changeDefaultPaymentMethod(get(storeApiAtom), id));
    await set(tellSessionChangedAtom);
  }),
);
