import { activeAddresses } from '../context/active-addresses.ts';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import { findById } from '../entities/search/search.ts';
import type { JsonObject, JsonValue } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';

const addressParts = { country: {}, countryState: {}, salutation: {} };

/** Where the goods go: country and state, and the address once the customer is known. */
export function cartLocation(shop: Shop, context: SalesChannelContext): Record<string, JsonValue> {
  const found = (entity: string, id: string | null): JsonObject | null =>
    id === null ? null : (findById(shop, entity, { id }, context) ?? null);
  const addresses = activeAddresses(shop, context);
  const address =
    addresses &&
    findById(shop, 'customer_address', { id: addresses.shippingAddressId, associations: addressParts }, context);
  return {
    country: found('country', context.countryId),
    state: found('country_state', context.countryStateId),
    address: address ?? null,
  };
}
