import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { findById } from '../../entities/search/search.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';

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
