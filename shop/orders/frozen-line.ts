import { isJsonObject, type JsonObject, type JsonValue, textOf } from '../base/json.ts';
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

/** The downloads of all products of an order. */
export function loadDownloads(shop: Shop, productIds: readonly string[]): Downloads {
  const rows = shop.database
    .prepare(
      `SELECT product_id, media_id, position FROM product_download
       WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY position`,
    )
    .all(JSON.stringify(productIds));
  const download = (row: (typeof rows)[number]): JsonObject => ({
    mediaId: String(row['media_id']),
    position: Number(row['position']),
    accessGranted: false,
  });
  const byProduct = Map.groupBy(rows, (row) => String(row['product_id']));
  return new Map([...byProduct].map(([id, own]) => [id, own.map(download)]));
}

/** Files bought with each product; access is granted when the order is paid. */
export type Downloads = ReadonlyMap<string, readonly JsonObject[]>;

/** A line as it is frozen in the order, from the cart's own JSON. */
export function frozenLine(
  item: JsonObject,
  { id, position }: { readonly id: string; readonly position: number },
  downloads: Downloads,
): JsonObject {
  const line: JsonObject = {
    id,
    identifier: item['id'] ?? '',
    unitPrice: partOf(item['price'], 'unitPrice'),
    totalPrice: partOf(item['price'], 'totalPrice'),
    coverId: partOf(item['cover'], 'id'),
    position,
    ...(item['type'] === 'product' ? productParts(item, downloads) : promotionParts(item)),
  };
  for (const name of copied) line[name] ??= item[name] ?? null;
  return line;
}

function partOf(value: JsonValue | undefined, key: string): JsonValue {
  return isJsonObject(value) ? (value[key] ?? null) : null;
}

function productParts(item: JsonObject, downloads: Downloads): JsonObject {
  const productId = item['referencedId'] ?? null;
  const definition = item['priceDefinition'];
  const payload = isJsonObject(item['payload']) ? item['payload'] : {};
  return {
    productId,
    payload: { ...payload, purchasePrices: null },
    priceDefinition: isJsonObject(definition) ? { ...definition, referencePriceDefinition: null } : null,
    downloads: downloads.get(textOf(productId)) ?? [],
  };
}

function promotionParts(item: JsonObject): JsonObject {
  return { promotionId: partOf(item['payload'], 'promotionId'), payload: item['payload'] ?? {} };
}
