import type { AddressInput } from './addresses.ts';
import { ask } from '../ask.ts';
import { customerSchema, type Customer } from '../schemas/customer.ts';
import type { StoreApi } from '../store-api.ts';
import { change } from '../store-api-call.ts';

/** The shop takes the names of the billing address from the top level. A shipping address brings its own. */
interface Registration {
  readonly salutationId?: string;
  readonly title?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly accountType?: 'private' | 'business';
  readonly company?: string;
  readonly vatIds?: readonly string[];
  readonly billingAddress: Omit<AddressInput, 'firstName' | 'lastName'>;
  readonly shippingAddress?: AddressInput;
  readonly acceptedDataProtection?: boolean;
  /** One of the sales channel's domains, to the letter; links in mails start with it. Default: the endpoint. */
  readonly storefrontUrl?: string;
}

export type CustomerRegistration = Registration & { readonly password: string };
export type GuestRegistration = Registration;

/**
 * Opens an account and logs in, unless the address has to be confirmed first: see `awaitsConfirmation`.
 *
 * @throws {StoreApiError} 400 with one violation per field, by `pointer`.
 */
export function registerCustomer(api: StoreApi, registration: CustomerRegistration): Promise<Customer> {
  return register(api, { ...registration, guest: false });
}

/** Orders without an account: the session gets a customer of its own. @throws {StoreApiError} 400 like {@link registerCustomer}. */
export function registerGuest(api: StoreApi, registration: GuestRegistration): Promise<Customer> {
  return register(api, { ...registration, guest: true });
}

/**
 * Confirms a registration with both values of the link in the e-mail, and logs in.
 *
 * @throws {StoreApiError} 404 for an unknown link, 412 when it was used before.
 */
export function confirmRegistration(
  api: StoreApi,
  link: { readonly hash: string; readonly em: string },
): Promise<Customer> {
  return ask(api, change('account/register-confirm', link), customerSchema);
}

function register(api: StoreApi, body: Registration & { readonly guest: boolean }): Promise<Customer> {
  return ask(api, change('account/register', { storefrontUrl: api.endpoint, ...body }), customerSchema);
}
