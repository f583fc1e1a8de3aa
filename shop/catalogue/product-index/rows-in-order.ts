import type { Sorting } from '../../entities/criteria/criteria.ts';
import { definitionOf } from '../../entities/entity-lookup.ts';
import { orderSql } from '../../entities/sql/select-ids.ts';
import type { Compilation } from '../../entities/sql/sql-query.ts';
import {
  type NumberColumn,
  type NumberField,
  numberFields,
  priceFields,
  type ViewedColumns,
} from './product-columns.ts';
import { viewKey } from './prices-in-view.ts';
import type { ProductIndex } from './product-index.ts';

/** Orders kept per index; each takes four bytes per product. */
const mostOrders = 32;

export interface ViewedIndex {
  readonly columns: ViewedColumns;
  readonly orders: ProductIndex['orders'];
}

/**
 * All rows in the order of the sortings, the smaller id first where they are equal; undefined for sortings that
 * depend on more than the index hears of. Kept until something is written.
 */
export function rowsInOrder(
  compilation: Compilation,
  index: ViewedIndex,
  sortings: readonly Sorting[],
): Int32Array | undefined {
  const { orders } = index;
  const key = keyOf(compilation, sortings);
  const known = orders.get(key);
  if (known !== undefined) return known;
  const rows = order(compilation, index, sortings);
  if (orders.size >= mostOrders) orders.clear();
  if (rows !== undefined) orders.set(key, rows);
  return rows;
}

/** Nulls are the smallest, like in SQL; equal values keep the order of the rows, which is that of the ids. */
function byNumber({ values }: NumberColumn, isDescending: boolean): Int32Array {
  const keys = values.map((value) => (Number.isNaN(value) ? -Infinity : value));
  const rows = new Int32Array(keys.length).map((_, row) => row);
  const compare = (a: number, b: number): number => Math.sign((keys[a] ?? 0) - (keys[b] ?? 0)) || 0;
  return rows.sort(isDescending ? (a, b) => compare(b, a) || a - b : (a, b) => compare(a, b) || a - b);
}

/** Fields whose writes the index hears of: a product's own, but for the stock. */
function isWatched(compilation: Compilation, { field, byCount }: Sorting): boolean {
  const [name = '', ...path] = field.split('.');
  const own = definitionOf(compilation.shop, 'product').fields[name];
  if (byCount === true || own === undefined) return false;
  // A field of its own that the owner keeps, such as `customFields.composer_sort`.
  return path.length === 0 ? own.kind === 'string' || own.kind === 'date' : own.kind === 'json';
}

function bySql(compilation: Compilation, { columns }: ViewedIndex, sortings: readonly Sorting[]): Int32Array {
  const order = orderSql(compilation, definitionOf(compilation.shop, 'product'), { sortings });
  const found = compilation.shop.database.prepare(`SELECT t.id FROM product t ORDER BY ${order}`).all();
  // Another connection may have added products since the columns were read.
  return Int32Array.from(found.flatMap(({ id }) => columns.rows.get(String(id)) ?? []));
}

function order(compilation: Compilation, index: ViewedIndex, sortings: readonly Sorting[]): Int32Array | undefined {
  const [first, ...more] = sortings;
  const field = first === undefined ? undefined : numberField(first.field);
  if (
    first !== undefined &&
    field !== undefined &&
    more.length === 0 &&
    first.natural !== true &&
    first.byCount !== true
  )
    return byNumber(index.columns.numbers[field], first.order === 'DESC');
  return sortings.every((sorting) => isWatched(compilation, sorting)) ? bySql(compilation, index, sortings) : undefined;
}

const numberField = (name: string): NumberField | undefined => numberFields.find((field) => field === name);

/** Begins with the first field: orders by `sales` go with every sale. */
function keyOf({ languageIds, prices }: Compilation, sortings: readonly Sorting[]): string {
  const isByPrice = sortings.some(({ field }) => priceFields.some((name) => name === field));
  const view = isByPrice && prices !== undefined ? viewKey(prices) : '';
  return `${sortings[0]?.field} ${JSON.stringify([sortings, languageIds])} ${view}`;
}
