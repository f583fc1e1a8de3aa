import { atom } from 'jotai';
import { addressInputOf, type AddressValues } from '#features/addresses/address-values.ts';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import { awaitsConfirmation } from '#store-api/account/customer.ts';
import { confirmRegistration, registerCustomer } from '#store-api/account/registration.ts';
import type { Customer } from '#store-api/schemas/customer.ts';
import { tellSessionChangedAtom } from '../account-changes.ts';
import { mailAddressAtom } from '../password/password-atoms.ts';

export interface RegistrationValues extends AddressValues {
  email: string;
  password: string;
}

/** `awaits-confirmation`: the link in the mail has to be opened first. */
export type Registered = 'logged-in' | 'awaits-confirmation';

/** Opens an account. The session is asked anew only if the customer is active (specification §4). @throws {StoreApiError} */
export const registerAtom = atom(
  null,
  async (get, set, values: RegistrationValues, origin: string): Promise<Registered> => {
    const { firstName, lastName, ...billingAddress } = addressInputOf(values);
    const { salutationId, company } = billingAddress;
    const storefrontUrl = get(mailAddressAtom)(origin);
    const customer = await registerCustomer(get(storeApiAtom), {
      email: values.email,
      password: values.password,
      firstName,
      lastName,
      ...(salutationId && { salutationId }),
      ...(company && { accountType: 'business', company }),
      billingAddress,
      ...(storefrontUrl && { storefrontUrl }),
    });
    if (awaitsConfirmation(customer) || !customer.active) return 'awaits-confirmation';
    await set(tellSessionChangedAtom);
    return 'logged-in';
  },
);

/** Both values of the link in the mail. */
export interface ConfirmationLink {
  readonly hash: string;
  readonly em: string;
}

/** Confirms the address of a registration or of a guest's order, and logs in. @throws {StoreApiError} 404, 412 */
export const confirmRegistrationAtom = atom(null, async (get, set, link: ConfirmationLink): Promise<Customer> => {
  const customer = await confirmRegistration(get(storeApiAtom), link);
  await set(tellSessionChangedAtom);
  return customer;
});
