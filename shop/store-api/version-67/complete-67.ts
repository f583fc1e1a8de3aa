import { type EntityDefinition, liveVersion } from '../../entities/definition.ts';
import type { Shop } from '../../entities/shop.ts';
import { isJsonObject, type JsonObject, type JsonValue, textOf } from '../../base/json.ts';
import { categoryAddresses } from './category-addresses.ts';

type Complete = NonNullable<EntityDefinition['complete']>;

const plainText = (html: JsonValue | undefined): string | null =>
  typeof html === 'string'
    ? html
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : null;

/** Sizes with their units: what 6.6 shows as bare numbers is in millimetres and kilograms. */
function measurements({ width, height, length, weight }: JsonObject): JsonObject {
  const measure = (value: JsonValue | undefined, unit: string): JsonValue =>
    typeof value === 'number' ? { unit, value } : null;
  return {
    width: measure(width, 'mm'),
    height: measure(height, 'mm'),
    length: measure(length, 'mm'),
    weight: measure(weight, 'kg'),
  };
}

const products: Complete = (_shop, entities) => {
  for (const product of entities) {
    const { translated } = product;
    product['measurements'] = measurements(product);
    product['descriptionTeaser'] = plainText(product['description']);
    if (isJsonObject(translated)) translated['descriptionTeaser'] = plainText(translated['description']);
  }
};

const orders: Complete = (_shop, entities) => {
  for (const order of entities) {
    order['primaryOrderDeliveryVersionId'] = liveVersion;
    order['primaryOrderTransactionVersionId'] = liveVersion;
  }
};

const options: Complete = (_shop, entities) => {
  // Only a configurator knows better.
  for (const option of entities) option['combinable'] ??= true;
};

const categories: Complete = (shop, entities, context) => {
  const addresses = categoryAddresses(shop, entities, context);
  for (const category of entities) category['seoUrl'] = addresses.get(textOf(category['id'])) ?? null;
};

/** What 6.7 adds to entities while they are loaded (Store API sheet, 6.7 deltas). */
export const complete67: Readonly<Record<string, Complete>> = {
  product: products,
  order: orders,
  property_group_option: options,
  category: categories,
  customer_address: addressesIn67,
};

/** Which addresses are their customers' defaults. */
function addressesIn67(shop: Shop, addresses: readonly JsonObject[]): void {
  const defaults = shop.database.prepare(
    'SELECT default_billing_address_id AS billing, default_shipping_address_id AS shipping FROM customer WHERE id = ?',
  );
  for (const address of addresses) {
    const row = defaults.get(String(address['customerId']));
    address['isDefaultBillingAddress'] = row?.['billing'] === address['id'];
    address['isDefaultShippingAddress'] = row?.['shipping'] === address['id'];
  }
}
