import type { DatabaseSync } from 'node:sqlite';
import { isWriting } from '../../base/database/in-transaction.ts';
import { type CatalogueChanges, noteChanges } from './catalogue-changes.ts';
import { everyProductId, fillColumns } from './fill-columns.ts';
import { pricesInView, viewKey, type ViewedPrices } from './prices-in-view.ts';
import { emptyColumns, type ProductColumns, type ViewedColumns } from './product-columns.ts';
import type { PriceView } from '../../entities/price-view.ts';

/** Columns of all products with the orders that were asked for so far. */
export interface ProductIndex {
  readonly columns: ProductColumns;
  /** Rows in an order, by the order's key; see `rowsInOrder`. */
  readonly orders: Map<string, Int32Array>;
  /** Prices in the eyes of those who asked so far. */
  readonly views: Map<string, ViewedPrices>;
}

interface Kept {
  readonly changes: () => CatalogueChanges;
  index: ProductIndex | undefined;
}

const indexes = new WeakMap<DatabaseSync, Kept>();

/** More changed products than this are read faster all at once. */
const mostSingleReads = 500;

/** Views kept per index; each takes sixteen bytes per product. */
const mostViews = 16;

/**
 * The index of a database's products, as of now: built when it is first wanted, then kept up to date with every write
 * of any connection. Undefined inside a transaction that writes: it may still be taken back.
 */
export function productIndex(database: DatabaseSync): ProductIndex | undefined {
  if (isWriting(database)) return undefined;
  return atOneMoment(database, () => {
    const kept = indexes.get(database) ?? { changes: noteChanges(database), index: undefined };
    indexes.set(database, kept);
    const changes = kept.changes();
    const { index } = kept;
    // Gone for good should a read fail half way: what changed was told only once.
    kept.index = undefined;
    kept.index = index !== undefined && update(database, index, changes) ? index : buildIndex(database);
    return kept.index;
  });
}

/** The index's columns with prices as somebody sees them; worked out once for all who see the same. */
export function columnsInView({ columns, views }: ProductIndex, view: PriceView): ViewedColumns {
  const key = viewKey(view);
  const prices = views.get(key) ?? pricesInView(columns, view);
  if (views.size >= mostViews) views.clear();
  views.set(key, prices);
  return { ...columns, numbers: { ...columns.numbers, ...prices } };
}

function buildIndex(database: DatabaseSync): ProductIndex {
  const columns = emptyColumns(everyProductId(database));
  fillColumns(database, columns, undefined);
  return { columns, orders: new Map(), views: new Map() };
}

/** Several reads as of one moment, whatever other connections commit meanwhile. */
function atOneMoment<Result>(database: DatabaseSync, read: () => Result): Result {
  if (database.isTransaction) return read();
  database.exec('BEGIN');
  try {
    return read();
  } finally {
    database.exec('COMMIT');
  }
}

/** Products that show values of the changed ones: themselves and their variants. */
function withVariants(database: DatabaseSync, ids: ReadonlySet<string>): string[] {
  const list = JSON.stringify([...ids]);
  const variants = database
    .prepare('SELECT id FROM product WHERE parent_id IN (SELECT value FROM json_each(?))')
    .all(list)
    .map((row) => String(row['id']));
  return [...new Set([...ids, ...variants])];
}

/** Orders by sales, and all of them, like prices, when anything but sales was written. */
function dropOrders({ orders, views }: ProductIndex, changes: CatalogueChanges): void {
  if (changes.products.size > 0) views.clear();
  const isEvery = changes.products.size > 0 || changes.texts;
  for (const key of orders.keys()) if (isEvery || key.startsWith('sales ')) orders.delete(key);
}

/** Brings an index up to date; false when it has to be built anew. */
function update(database: DatabaseSync, index: ProductIndex, changes: CatalogueChanges): boolean {
  const { products, sold, texts, forgotten } = changes;
  if (forgotten || products.size + sold.size > mostSingleReads) return false;
  if (products.size + sold.size > 0 || texts) dropOrders(index, changes);
  if (products.size + sold.size === 0) return true;
  const written = [...withVariants(database, products), ...sold];
  return fillColumns(database, index.columns, [...new Set(written)]);
}
