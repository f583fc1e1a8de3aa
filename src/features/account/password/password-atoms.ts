import { atom } from 'jotai';
import { sessionAtom, shellAtom, storeApiAtom } from '#platform/session/session-atoms.ts';
import {
  confirmPasswordRecovery,
  isRecoveryExpired,
  requestPasswordRecovery,
} from '#store-api/account/password-recovery.ts';
import { changePassword, type PasswordChange } from '#store-api/account/profile.ts';
import { storefrontUrl } from '#store-api/storefront-url.ts';
import { callAsCustomerAtom, tellSessionChangedAtom } from '../account-changes.ts';

/** Address of this shop for links in mails; undefined leaves the choice to the endpoint. */
export const mailAddressAtom = atom((get) => (origin: string): string | undefined => {
  const [session, shell] = [get(sessionAtom), get(shellAtom)];
  return session && shell ? storefrontUrl(session, shell.languageIds[shell.locale], origin) : undefined;
});

/** Sends a link for a new password, if the shop knows the address. @throws {StoreApiError} 429 */
export const requestRecoveryAtom = atom(null, (get, _set, email: string, origin: string) =>
  requestPasswordRecovery(get(storeApiAtom), email, get(mailAddressAtom)(origin)),
);

/** Whether the link of a mail is of no use any more. @throws {StoreApiError} */
export const isRecoveryExpiredAtom = atom(null, (get, _set, hash: string) =>
  isRecoveryExpired(get(storeApiAtom), hash),
);

/** Sets the new password; all sessions of the customer end. @throws {StoreApiError} 410 for a link that is of no use any more */
export const resetPasswordAtom = atom(null, async (get, set, hash: string, password: string): Promise<void> => {
  await confirmPasswordRecovery(get(storeApiAtom), hash, password);
  await set(tellSessionChangedAtom);
});

/** Changes the password; this session goes on, all others end. @throws {StoreApiError} 400 */
export const changePasswordAtom = atom(null, async (get, set, change: PasswordChange): Promise<void> => {
  await set(callAsCustomerAtom, () => changePassword(get(storeApiAtom), change));
  await set(tellSessionChangedAtom);
});
