import { atom } from 'jotai';
import { addressInputOf, type AddressValues } from '#features/addresses/address-values.ts';
import { businessInputOf } from '#features/addresses/business.ts';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import { openAccountAtom, type Registered } from '#platform/session/open-account-atom.ts';
import { confirmRegistration } from '#store-api/account/registration.ts';
import type { Customer } from '#store-api/schemas/customer.ts';
import { tellSessionChangedAtom } from '../account-changes.ts';
import { mailAddressAtom } from '../password/password-atoms.ts';

export interface RegistrationValues extends AddressValues {
  email: string;
  password: string;
  /** Of a company. */
  vatId: string;
}

/** Opens an account. The session is asked anew only if the customer is active (specification §4). @throws {StoreApiError} */
export const registerAtom = atom(
  null,
  async (get, set, values: RegistrationValues, origin: string): Promise<Registered> => {
    const { firstName, lastName, ...billingAddress } = addressInputOf(values);
    const { salutationId, company = '' } = billingAddress;
    const storefrontUrl = get(mailAddressAtom)(origin);
    const outcome = await set(openAccountAtom, {
      email: values.email,
      password: values.password,
      firstName,
      lastName,
      ...(salutationId && { salutationId }),
      ...businessInputOf(company, values.vatId),
      billingAddress,
      ...(storefrontUrl && { storefrontUrl }),
    });
    if (outcome === 'logged-in') await set(tellSessionChangedAtom);
    return outcome;
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
