import type { JsonObject } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';

/** Which addresses are their customers' defaults. */
export function addressesIn67(shop: Shop, addresses: readonly JsonObject[]): void {
  const defaults = shop.database.prepare(
    'SELECT default_billing_address_id AS billing, default_shipping_address_id AS shipping FROM customer WHERE id = ?',
  );
  for (const address of addresses) {
    const row = defaults.get(String(address['customerId']));
    address['isDefaultBillingAddress'] = row?.['billing'] === address['id'];
    address['isDefaultShippingAddress'] = row?.['shipping'] === address['id'];
  }
}
