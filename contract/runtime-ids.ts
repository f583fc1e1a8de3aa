import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from '#shop/base/json.ts';
import type { Shop } from '#shop/entities/shop.ts';
import type { Recording } from './recording.ts';

type Learn = (recorded: string, own: string) => void;

/** Entities that come into being during the calls, and the query that finds ours by what both have in common. */
const finders: Readonly<Record<string, { readonly sql: string; readonly by: readonly string[] }>> = {
  customer: { sql: 'SELECT id FROM customer WHERE customer_number = ?', by: ['customerNumber'] },
  customer_address: {
    sql: 'SELECT id FROM customer_address WHERE first_name = ? AND last_name = ? AND street = ? ORDER BY created_at DESC, id',
    by: ['firstName', 'lastName', 'street'],
  },
  order: { sql: 'SELECT id FROM "order" WHERE order_number = ?', by: ['orderNumber'] },
  order_line_item: {
    sql: `SELECT l.id FROM order_line_item l JOIN "order" o ON o.id = l.order_id
          WHERE l.identifier = ? AND l.position = ? ORDER BY o.order_number DESC`,
    by: ['identifier', 'position'],
  },
};

/** Tells which of our customers, addresses and orders stand for those of a recorded answer. */
export function learnRuntimeIds(shop: Shop, { response }: Recording, learn: Learn): void {
  const body: JsonValue = JSON.parse(JSON.stringify(response.body ?? null));
  visit(body, (object) => {
    learnEntity(shop, object, learn);
    learnOrderParts(shop, object, learn);
  });
}

function visit(value: JsonValue, see: (object: JsonObject) => void): void {
  if (isJsonList(value)) for (const item of value) visit(item, see);
  if (!isJsonObject(value)) return;
  see(value);
  for (const item of Object.values(value)) visit(item, see);
}

function learnEntity(shop: Shop, object: JsonObject, learn: Learn): void {
  const { apiAlias, id } = object;
  const finder = typeof apiAlias === 'string' ? finders[apiAlias] : undefined;
  if (finder === undefined || typeof id !== 'string') return;
  const values = textParts(object, finder.by);
  const row = values.length === finder.by.length ? shop.database.prepare(finder.sql).get(...values) : undefined;
  if (row !== undefined) learn(id, String(row['id']));
}

function textParts(object: JsonObject, names: readonly string[]): (string | number)[] {
  return names.map((name) => object[name]).filter((value) => typeof value === 'string' || typeof value === 'number');
}

/** Links and downloads hang on their order. */
function learnOrderParts(shop: Shop, object: JsonObject, learn: Learn): void {
  if (object['apiAlias'] !== 'order' || typeof object['orderNumber'] !== 'string') return;
  const own = shop.database
    .prepare(
      `SELECT o.deep_link_code, d.id AS download FROM "order" o LEFT JOIN order_line_item l ON l.order_id = o.id
       LEFT JOIN order_line_item_download d ON d.order_line_item_id = l.id WHERE o.order_number = ? ORDER BY d.id DESC`,
    )
    .get(object['orderNumber']);
  if (own === undefined) return;
  if (typeof object['deepLinkCode'] === 'string') learn(object['deepLinkCode'], String(own['deep_link_code']));
  visit(object, (part) => {
    if (part['apiAlias'] !== 'order_line_item_download' || typeof part['id'] !== 'string') return;
    learn(part['id'], String(own['download']));
  });
}
