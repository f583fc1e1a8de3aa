import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Numbering } from './numbering.ts';
import { readPrices } from './prices-in-view.ts';
import { type ListField, listFields, type ProductColumns } from './product-columns.ts';

const idLength = 32;

/** Which products to read: these, or all. */
type Ids = readonly string[] | undefined;

/** Ids of every product, ascending. */
export function everyProductId(database: DatabaseSync): string[] {
  return readRows(database, 'SELECT id FROM product ORDER BY id', undefined).map((row) => String(row['id']));
}

const numberOf = (value: SQLOutputValue | undefined): number => (typeof value === 'number' ? value : Number.NaN);

/**
 * Reads products into their rows: those named, or all.
 *
 * @returns false when a named product has no row or is gone: the columns then have to be made anew.
 */
export function fillColumns(database: DatabaseSync, columns: ProductColumns, ids: Ids): boolean {
  const products = readRows(database, productSql(ids), ids);
  if (products.length !== (ids ?? columns.ids).length) return false;
  const owners = fillRows(columns, products);
  if (owners === undefined) return false;
  fillLists(database, columns, owners, ids === undefined);
  fillVisibility(database, columns, owners, ids === undefined);
  return true;
}

// Without the order SQLite would read all products by way of an index, each from another place of the file.
const productSql = (ids: Ids) =>
  `SELECT p.id, p.display_group, COALESCE(p.manufacturer_id, parent.manufacturer_id) AS manufacturer_id,
     COALESCE(p.active, parent.active) AS active, COALESCE(p.shipping_free, parent.shipping_free) AS shipping_free,
     COALESCE(p.rating_average, parent.rating_average) AS rating_average, p.variant_prices, p.sales, p.parent_id,
     p.categories_owner_id, p.properties_owner_id, p.visibilities_owner_id
   FROM product p LEFT JOIN product parent ON parent.id = p.parent_id${among('p.id', ids)} ORDER BY p.id`;

const among = (column: string, ids: Ids): string =>
  ids === undefined ? '' : ` WHERE ${column} IN (SELECT value FROM json_each(?))`;

const mappings: Readonly<Record<ListField, readonly [table: string, column: string]>> = {
  categoriesRo: ['product_category_tree', 'category_id'],
  properties: ['product_property', 'property_group_option_id'],
  options: ['product_option', 'property_group_option_id'],
};

type Lists = ReadonlyMap<string, readonly number[]>;

function readRows(database: DatabaseSync, sql: string, ids: Ids): Record<string, SQLOutputValue>[] {
  const statement = database.prepare(sql);
  return ids === undefined ? statement.all() : statement.all(JSON.stringify(ids));
}

type Levels = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A mapping table as one list of numbers per product; ids come glued together, one row per product. */
function readLists(database: DatabaseSync, columns: ProductColumns, field: ListField, owners: Ids): Lists {
  const [table, column] = mappings[field];
  const { numbering } = columns.lists[field];
  const where = among('product_id', owners);
  const sql = `SELECT product_id, group_concat(${column}, '') AS ids FROM ${table}${where} GROUP BY product_id`;
  const lists = new Map<string, readonly number[]>();
  for (const row of readRows(database, sql, owners)) {
    const ids = String(row['ids']);
    const list: number[] = [];
    for (let at = 0; at < ids.length; at += idLength) list.push(numbering.add(ids.slice(at, at + idLength)));
    lists.set(String(row['product_id']), list);
  }
  return lists;
}

/** Whose lists and visibility each row shows: the product's own or its parent's. */
type Owners = Readonly<Record<ListField | 'visibilities', Map<number, string>>>;

type ProductRow = Record<string, SQLOutputValue>;

/** Visibility by channel, then by product. */
function readVisibility(database: DatabaseSync, owners: Ids): Levels {
  const sql = `SELECT product_id, sales_channel_id, MAX(visibility) AS level FROM product_visibility${among('product_id', owners)}
    GROUP BY product_id, sales_channel_id`;
  const levels = new Map<string, Map<string, number>>();
  for (const row of readRows(database, sql, owners)) {
    const channel = String(row['sales_channel_id']);
    const ofChannel = levels.get(channel) ?? new Map<string, number>();
    levels.set(channel, ofChannel.set(String(row['product_id']), Number(row['level'])));
  }
  return levels;
}

function fillRow(columns: ProductColumns, row: number, product: ProductRow): void {
  const { numbers, singles, prices, parents, rows } = columns;
  prices[row] = readPrices(String(product['variant_prices'] ?? '[]'));
  parents[row] = rows.get(String(product['parent_id'])) ?? -1;
  numbers.active.values[row] = numberOf(product['active']);
  numbers.shippingFree.values[row] = numberOf(product['shipping_free']);
  numbers.ratingAverage.values[row] = numberOf(product['rating_average']);
  numbers.sales.values[row] = numberOf(product['sales']);
  const { displayGroup, manufacturerId } = singles;
  displayGroup.values[row] = idNumber(displayGroup.numbering, product['display_group']);
  manufacturerId.values[row] = idNumber(manufacturerId.numbering, product['manufacturer_id']);
}

function idNumber(numbering: Numbering, value: SQLOutputValue | undefined): number {
  return typeof value === 'string' ? numbering.add(value) : -1;
}

const nothing: readonly number[] = [];

/** Fills the rows' own values; undefined when the columns have no row for one of the products. */
function fillRows(columns: ProductColumns, products: readonly ProductRow[]): Owners | undefined {
  const owners: Owners = {
    categoriesRo: new Map(),
    properties: new Map(),
    options: new Map(),
    visibilities: new Map(),
  };
  for (const product of products) {
    const id = String(product['id']);
    const row = columns.rows.get(id);
    if (row === undefined) return undefined;
    fillRow(columns, row, product);
    owners.categoriesRo.set(row, String(product['categories_owner_id']));
    owners.properties.set(row, String(product['properties_owner_id']));
    owners.options.set(row, id);
    owners.visibilities.set(row, String(product['visibilities_owner_id']));
  }
  return owners;
}

function fillLists(database: DatabaseSync, columns: ProductColumns, owners: Owners, isEvery: boolean): void {
  for (const field of listFields) {
    const named = isEvery ? undefined : [...new Set(owners[field].values())];
    const lists = readLists(database, columns, field, named);
    for (const [row, owner] of owners[field]) columns.lists[field].values[row] = lists.get(owner) ?? nothing;
  }
}

function fillVisibility(database: DatabaseSync, columns: ProductColumns, owners: Owners, isEvery: boolean): void {
  const levels = readVisibility(database, isEvery ? undefined : [...new Set(owners.visibilities.values())]);
  for (const channel of levels.keys()) {
    if (!columns.visibility.has(channel)) columns.visibility.set(channel, new Uint8Array(columns.ids.length));
  }
  for (const [channel, values] of columns.visibility) {
    const ofChannel = levels.get(channel);
    for (const [row, owner] of owners.visibilities) values[row] = ofChannel?.get(owner) ?? 0;
  }
}
