import { atom } from 'jotai';
import { addressInputOf } from '#features/addresses/address-values.ts';
import { businessInputOf } from '#features/addresses/business.ts';
import { refreshCartAtom } from '#features/cart/cart-atoms.ts';
import { openAccountAtom, type Registered } from '#platform/session/open-account-atom.ts';
import { refreshSessionAtom, sessionAtom, shellAtom, storeApiAtom } from '#platform/session/session-atoms.ts';
import { sessionTabsAtom } from '#platform/session/session-tabs.ts';
import { changeAddress, createAddress } from '#store-api/account/addresses.ts';
import { setShippingAddress } from '#store-api/context.ts';
import { awaitsConfirmation } from '#store-api/account/customer.ts';
import { changeProfile } from '#store-api/account/profile.ts';
import { registerGuest, type GuestRegistration } from '#store-api/account/registration.ts';
import type { Customer } from '#store-api/schemas/customer.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import type { ContactValues } from './contact-values.ts';
import { reportingFields } from './contact-violations.ts';
import { storefrontUrl } from '#store-api/storefront-url.ts';

/**
 * `awaits-confirmation`: the shop wants the address confirmed by e-mail before a guest may order. `account-awaits-confirmation`:
 * it wants that before there is an account; the order goes on as that of a guest. `both-await-confirmation`: account and guest
 * wait, each for a mail of its own.
 */
export type SavedContact = 'saved' | 'awaits-confirmation' | 'account-awaits-confirmation' | 'both-await-confirmation';

/** Address of an account that waits for the link in the mail: nobody opens it twice. */
const waitingAccountAtom = atom<string | null>(null);

/**
 * Tells the shop who orders without having an account yet and where it goes; the cart stays. Who wants an account becomes its
 * customer. Else: nobody yet or another e-mail address: a new guest. The same guest: the addresses are corrected.
 * @param origin of this page, for the addresses in mails
 * @throws {ContactRefusedError} {@link StoreApiError}
 */
export const saveContactAtom = atom(
  null,
  async (_get, set, values: ContactValues, origin: string): Promise<SavedContact> => {
    const account = values.wantsAccount ? await set(saveAccountAtom, values, origin) : undefined;
    // Who still has to confirm is nobody's customer yet (specification §4).
    if (account !== 'logged-in' && !(await set(saveGuestAtom, values, origin)))
      return account === undefined ? 'awaits-confirmation' : 'both-await-confirmation';
    await set(refreshSessionAtom);
    await set(refreshCartAtom);
    return account === 'awaits-confirmation' ? 'account-awaits-confirmation' : 'saved';
  },
);

const saveAccountAtom = atom(null, async (get, set, values: ContactValues, origin: string): Promise<Registered> => {
  const { email, password } = values;
  if (get(waitingAccountAtom) === email) return 'awaits-confirmation';
  const registration = { ...get(registrationAtom)(values, origin), password };
  const outcome = await reportingFields('registration', set(openAccountAtom, registration));
  if (outcome === 'logged-in') get(sessionTabsAtom).tell('changed');
  else set(waitingAccountAtom, email);
  return outcome;
});

/** Resolves to whether the guest may order now. */
const saveGuestAtom = atom(null, async (get, _set, values: ContactValues, origin: string): Promise<boolean> => {
  const api = get(storeApiAtom);
  const customer = get(sessionAtom)?.customer ?? null;
  if (customer?.email === values.email) {
    await correctGuest(api, customer, values);
    return true;
  }
  const registration = get(registrationAtom)(values, origin);
  const guest = await reportingFields('registration', registerGuest(api, registration));
  return !awaitsConfirmation(guest);
});

const registrationAtom = atom((get) => (values: ContactValues, origin: string): GuestRegistration => {
  const session = get(sessionAtom);
  const shell = get(shellAtom);
  const url = session && shell ? storefrontUrl(session, shell.languageIds[shell.locale], origin) : undefined;
  const { firstName, lastName, ...billingAddress } = addressInputOf(values.billing);
  const { salutationId } = billingAddress;
  return {
    email: values.email,
    firstName,
    lastName,
    ...(salutationId && { salutationId }),
    ...businessInputOf(values.billing.company, values.vatId),
    billingAddress,
    ...(values.elsewhere && { shippingAddress: addressInputOf(values.shipping) }),
    ...(url && { storefrontUrl: url }),
  };
});

async function correctGuest(api: StoreApi, customer: Customer, values: ContactValues): Promise<void> {
  const billing = addressInputOf(values.billing);
  const { firstName, lastName, salutationId, company = '' } = billing;
  const business = businessInputOf(company, values.vatId);
  const profile = { firstName, lastName, ...(salutationId && { salutationId }), ...business };
  const billingId = customer.activeBillingAddress?.id ?? customer.defaultBillingAddressId ?? '';
  const shippingId = customer.activeShippingAddress?.id ?? customer.defaultShippingAddressId ?? billingId;
  await reportingFields('profile', changeProfile(api, profile));
  await reportingFields('billing', changeAddress(api, billingId, billing));
  if (!values.elsewhere) {
    if (shippingId !== billingId) await setShippingAddress(api, billingId);
  } else if (shippingId === billingId) {
    await shipToNewAddress(api, values);
  } else {
    await reportingFields('shipping', changeAddress(api, shippingId, addressInputOf(values.shipping)));
  }
}

async function shipToNewAddress(api: StoreApi, values: ContactValues): Promise<void> {
  const { id } = await reportingFields('shipping', createAddress(api, addressInputOf(values.shipping)));
  await setShippingAddress(api, id);
}
