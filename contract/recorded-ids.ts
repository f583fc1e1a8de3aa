import { isJsonList, isJsonObject, type JsonObject, type JsonValue, textOf } from '#shop/base/json.ts';
import { storefrontType } from '#shop/base/system-ids.ts';
import type { Shop } from '#shop/entities/shop.ts';
import type { Recording } from './recording.ts';

/** How an entity of the recorded shop is recognised in ours: by a field that means the same in both. */
const naturalKeys: Readonly<Record<string, string>> = {
  currency: 'isoCode',
  country: 'iso',
  country_state: 'shortCode',
  salutation: 'salutationKey',
  tax: 'taxRate',
  payment_method: 'technicalName',
  shipping_method: 'technicalName',
  locale: 'code',
};

/** The same column names in SQL. */
const columns: Readonly<Record<string, string>> = {
  isoCode: 'iso_code',
  shortCode: 'short_code',
  salutationKey: 'salutation_key',
  taxRate: 'tax_rate',
  technicalName: 'technical_name',
};

type Ids = Map<string, string>;

const learners: Readonly<Record<string, (shop: Shop, ids: Ids, object: JsonObject) => void>> = {
  language(shop, ids, object) {
    if (!isJsonObject(object['translationCode'])) return;
    const code = textOf(object['translationCode']['code']);
    const sql = 'SELECT l.id FROM language l JOIN locale o ON o.id = l.translation_code_id WHERE o.code = ?';
    put(ids, object['id'], firstId(shop, sql, code));
  },
  sales_channel(shop, ids, object) {
    const own = shop.database.prepare('SELECT * FROM sales_channel WHERE type_id = ?').get(storefrontType);
    put(ids, object['id'], own?.['id']);
    put(ids, object['navigationCategoryId'], own?.['navigation_category_id']);
    put(ids, object['footerCategoryId'], own?.['footer_category_id']);
    put(ids, object['serviceCategoryId'], own?.['service_category_id']);
    put(ids, object['customerGroupId'], own?.['customer_group_id']);
  },
  cms_page(shop, ids, object) {
    const type = textOf(object['type']);
    if (type !== 'product_list' && type !== 'product_detail') return;
    put(ids, object['id'], firstId(shop, 'SELECT id FROM cms_page WHERE type = ?', type));
  },
  delivery_time(shop, ids, object) {
    put(ids, object['id'], firstId(shop, 'SELECT id FROM delivery_time ORDER BY min, max LIMIT 1'));
  },
};

/** Ids of the recorded shop and what they are called in ours. Fixtures have the same ids in both. */
export function matchIds(shop: Shop, recordings: readonly Recording[]): ReadonlyMap<string, string> {
  const ids: Ids = new Map();
  for (const { response } of recordings) {
    const body: JsonValue = JSON.parse(JSON.stringify(response.body ?? null));
    visit(body, (object) => {
      learnEntity(shop, ids, object);
      // Entities without a key of their own are recognised by their place.
      learners[textOf(object['apiAlias'])]?.(shop, ids, object);
    });
  }
  return ids;
}

function visit(value: JsonValue, see: (object: JsonObject) => void): void {
  if (isJsonList(value)) for (const item of value) visit(item, see);
  if (!isJsonObject(value)) return;
  see(value);
  for (const item of Object.values(value)) visit(item, see);
}

function learnEntity(shop: Shop, ids: Ids, entity: JsonObject): void {
  const alias = textOf(entity['apiAlias']);
  const field = naturalKeys[alias];
  const value = field === undefined ? undefined : entity[field];
  if (field === undefined || (typeof value !== 'string' && typeof value !== 'number')) return;
  const own = ownId(shop, alias, field, value);
  if (own !== undefined && typeof entity['id'] === 'string') ids.set(entity['id'], own);
}

function ownId(shop: Shop, entity: string, field: string, value: string | number): string | undefined {
  const row = shop.database
    .prepare(`SELECT id FROM "${entity}" WHERE ${columns[field] ?? field} = ? ORDER BY created_at LIMIT 1`)
    .get(value);
  return row === undefined ? undefined : String(row['id']);
}

function firstId(shop: Shop, sql: string, ...values: string[]): string {
  return String(shop.database.prepare(sql).get(...values)?.['id']);
}

function put(ids: Ids, recorded: JsonValue | undefined, own: unknown): void {
  if (typeof recorded === 'string' && typeof own === 'string') ids.set(recorded, own);
}

/** Writes our ids in place of the recorded ones, anywhere in a text. */
export function withOwnIds(text: string, ids: ReadonlyMap<string, string>): string {
  return text.replaceAll(/[0-9a-f]{32}/g, (id) => ids.get(id) ?? id);
}
