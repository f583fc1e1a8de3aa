import { atom } from 'jotai';
import { addressInputOf } from '#features/addresses/address-values.ts';
import { refreshCartAtom } from '#features/cart/cart-atoms.ts';
import { refreshSessionAtom, sessionAtom, shellAtom, storeApiAtom } from '#platform/session/session-atoms.ts';
import { changeAddress, createAddress } from '#store-api/account/addresses.ts';
import { setShippingAddress } from '#store-api/context.ts';
import { awaitsConfirmation } from '#store-api/account/customer.ts';
import { changeProfile } from '#store-api/account/profile.ts';
import { registerGuest } from '#store-api/account/registration.ts';
import type { Customer } from '#store-api/schemas/customer.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import type { ContactValues } from './contact-values.ts';
import { reportingFields } from './contact-violations.ts';
import { storefrontUrl } from '#store-api/storefront-url.ts';

/** `awaits-confirmation`: the shop wants the address confirmed by e-mail before a guest may order. */
export type SavedContact = 'saved' | 'awaits-confirmation';

/**
 * Tells the shop who orders without an account and where it goes; the cart stays. Nobody yet or another e-mail address: a
 * new guest. The same guest: the addresses are corrected.
 * @param origin of this page, for the addresses in mails
 * @throws {ContactRefusedError} {@link StoreApiError}
 */
export const saveContactAtom = atom(
  null,
  async (get, set, values: ContactValues, origin: string): Promise<SavedContact> => {
    const api = get(storeApiAtom);
    const customer = get(sessionAtom)?.customer ?? null;
    let saved: SavedContact = 'saved';
    if (!customer || customer.email !== values.email) saved = await set(registerAtom, values, origin);
    else await correctGuest(api, customer, values);
    // Who still has to confirm is nobody's customer yet (specification §4).
    if (saved === 'awaits-confirmation') return saved;
    await set(refreshSessionAtom);
    await set(refreshCartAtom);
    return saved;
  },
);

const registerAtom = atom(null, async (get, _set, values: ContactValues, origin: string): Promise<SavedContact> => {
  const session = get(sessionAtom);
  const shell = get(shellAtom);
  const url = session && shell ? storefrontUrl(session, shell.languageIds[shell.locale], origin) : undefined;
  const { firstName, lastName, ...billingAddress } = addressInputOf(values.billing);
  const { salutationId } = billingAddress;
  const registration = {
    email: values.email,
    firstName,
    lastName,
    ...(salutationId && { salutationId }),
    billingAddress,
    ...(values.elsewhere && { shippingAddress: addressInputOf(values.shipping) }),
    ...(url && { storefrontUrl: url }),
  };
  const customer = await reportingFields('registration', registerGuest(get(storeApiAtom), registration));
  return awaitsConfirmation(customer) ? 'awaits-confirmation' : 'saved';
});

async function correctGuest(api: StoreApi, customer: Customer, values: ContactValues): Promise<void> {
  const billing = addressInputOf(values.billing);
  const { firstName, lastName, salutationId } = billing;
  const billingId = customer.activeBillingAddress?.id ?? customer.defaultBillingAddressId ?? '';
  const shippingId = customer.activeShippingAddress?.id ?? customer.defaultShippingAddressId ?? billingId;
  await reportingFields('profile', changeProfile(api, { firstName, lastName, ...(salutationId && { salutationId }) }));
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
