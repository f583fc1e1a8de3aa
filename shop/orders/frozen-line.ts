import { isJsonObject, type JsonObject, type JsonValue } from '../base/json.ts';
import { randomId } from '../base/random-id.ts';
import type { Shop } from '../entities/shop.ts';

/** Keys a line of an order has in common with the line of the cart it came from. */
const copied = [
  'referencedId',
  'quantity',
  'price',
  'label',
  'description',
  'good',
  'removable',
  'stackable',
  'priceDefinition',
  'type',
  'states',
] as const;

function partOf(value: JsonValue | undefined, key: string): JsonValue {
  return isJsonObject(value) ? (value[key] ?? null) : null;
}

/** Files bought with a product; access is granted when the order is paid. */
function downloads(shop: Shop, productId: JsonValue): JsonObject[] {
  return shop.database
    .prepare('SELECT media_id, position FROM product_download WHERE product_id = ? ORDER BY position')
    .all(String(productId))
    .map((row) => ({ mediaId: String(row['media_id']), position: Number(row['position']), accessGranted: false }));
}

function productParts(shop: Shop, item: JsonObject): JsonObject {
  const productId = item['referencedId'] ?? null;
  const definition = item['priceDefinition'];
  const payload = isJsonObject(item['payload']) ? item['payload'] : {};
  return {
    productId,
    payload: { ...payload, purchasePrices: null },
    priceDefinition: isJsonObject(definition) ? { ...definition, referencePriceDefinition: null } : null,
    downloads: downloads(shop, productId),
  };
}

function promotionParts(item: JsonObject): JsonObject {
  return { promotionId: partOf(item['payload'], 'promotionId'), payload: item['payload'] ?? {} };
}

/** A line as it is frozen in the order, from the cart's own JSON. */
export function frozenLine(shop: Shop, item: JsonObject, position: number): JsonObject {
  const line: JsonObject = {
    id: randomId(shop.random),
    identifier: item['id'] ?? '',
    unitPrice: partOf(item['price'], 'unitPrice'),
    totalPrice: partOf(item['price'], 'totalPrice'),
    coverId: partOf(item['cover'], 'id'),
    position,
    ...(item['type'] === 'product' ? productParts(shop, item) : promotionParts(item)),
  };
  for (const name of copied) line[name] ??= item[name] ?? null;
  return line;
}
