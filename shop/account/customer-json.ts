import type { SalesChannelContext } from '../context/sales-channel-context.ts';
import { findById } from '../entities/search.ts';
import type { JsonObject } from '../json.ts';
import type { Shop } from '../shop.ts';

const address = { associations: { country: {}, countryState: {}, salutation: {} } };

/** The customer as register and register-confirm answer it: with addresses and salutation. */
export function registeredCustomerJson(shop: Shop, customerId: string, context: SalesChannelContext): JsonObject {
  const associations = {
    salutation: {},
    addresses: {},
    defaultBillingAddress: address,
    defaultShippingAddress: address,
  };
  return findById(shop, 'customer', { id: customerId, associations }, context) ?? {};
}
