import { atom } from 'jotai';
import { awaitsConfirmation } from '#store-api/account/customer.ts';
import { logIn } from '#store-api/account/login.ts';
import { registerCustomer, type CustomerRegistration } from '#store-api/account/registration.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { hasCode, hasStatus, isUnanswered } from '#store-api/store-api-error.ts';
import { storeApiAtom } from './session-atoms.ts';
import { unansweredRegistrationAtom } from './unanswered-registration-atom.ts';

/** `logged-in`: the session is the new customer's. `awaits-confirmation`: the link in the mail has to be opened first. */
export type Registered = 'logged-in' | 'awaits-confirmation';

/**
 * Opens an account. One that the shop opened although its answer got lost, also to a reload, is logged in to at the next
 * attempt. The session is not asked anew: that is for those who may do so (specification §4).
 * @throws {StoreApiError} 400 with one violation per field
 */
export const openAccountAtom = atom(null, async (get, set, registration: CustomerRegistration): Promise<Registered> => {
  const { email } = registration;
  const isRepeated = get(unansweredRegistrationAtom) === email;
  set(unansweredRegistrationAtom, email);
  try {
    const outcome = await register(get(storeApiAtom), registration, isRepeated);
    set(unansweredRegistrationAtom, null);
    return outcome;
  } catch (error) {
    const mayExist = isRepeated || isUnanswered(error);
    if (!mayExist) set(unansweredRegistrationAtom, null);
    throw error;
  }
});

async function register(api: StoreApi, registration: CustomerRegistration, isRepeated: boolean): Promise<Registered> {
  try {
    const customer = await registerCustomer(api, registration);
    return awaitsConfirmation(customer) || !customer.active ? 'awaits-confirmation' : 'logged-in';
  } catch (error) {
    const isTaken = hasCode(error, 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE');
    if (isTaken && isRepeated) return logInInstead(api, registration, error);
    throw error;
  }
}

/** @throws `taken` where the account is somebody else's: its password is another one */
async function logInInstead(
  api: StoreApi,
  { email, password }: CustomerRegistration,
  taken: unknown,
): Promise<Registered> {
  try {
    await logIn(api, email, password);
    return 'logged-in';
  } catch (error) {
    if (hasCode(error, 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED')) return 'awaits-confirmation';
    if (hasStatus(error, 401)) throw taken;
    throw error;
  }
}
