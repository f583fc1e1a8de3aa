import type { DatabaseSync } from 'node:sqlite';
import { keepTriggers, type Trigger } from '../../base/database/keep-triggers.ts';
import { prepared } from '../../base/database/prepared.ts';

/** What was written to the products since it was last asked. */
export interface CatalogueChanges {
  /** Products whose values, lists or visibility were written; `sales` alone, which every order moves, comes apart. */
  readonly products: ReadonlySet<string>;
  readonly sold: ReadonlySet<string>;
  /** Names or other translated texts were written. */
  readonly texts: boolean;
  /** More was written than is remembered. */
  readonly forgotten: boolean;
}

/** The last changes, numbered; kind is `p` for a product, `s` for its sales, `t` for its texts. */
export const productChangesMigrations = [
  'CREATE TABLE product_change (number INTEGER PRIMARY KEY, product_id TEXT NOT NULL, kind TEXT NOT NULL)',
] as const;

/** More changed products than this are read faster all at once. */
const remembered = 1000;

/** Columns of `product` no listing filters, counts or sorts by: orders and returns move them all the time. */
const unlisted: ReadonlySet<string> = new Set(['stock', 'available_stock', 'available']);

const partTables = ['product_visibility', 'product_property', 'product_option', 'product_category_tree'] as const;

/** Notes every write to the products, whoever writes, for `noteChanges` of any connection. */
export function keepProductChanges(database: DatabaseSync): void {
  keepTriggers(database, [
    { name: 'change_product_insert', when: 'AFTER INSERT ON product', work: note('p', 'new.id') },
    {
      name: 'change_product_update',
      when: `AFTER UPDATE OF ${listedColumns(database)} ON product`,
      work: note('p', 'new.id'),
    },
    { name: 'change_product_delete', when: 'AFTER DELETE ON product', work: note('p', 'old.id') },
    { name: 'change_product_sale', when: 'AFTER UPDATE OF sales ON product', work: note('s', 'new.id') },
    ...partTables.flatMap(partTriggers),
    ...['INSERT', 'UPDATE', 'DELETE'].map((event) => ({
      name: `change_product_translation_${event.toLowerCase()}`,
      when: `AFTER ${event} ON product_translation`,
      work: note('t', event === 'DELETE' ? 'old.id' : 'new.id'),
    })),
  ]);
}

const note = (kind: 'p' | 's' | 't', ...ids: readonly string[]): string =>
  [
    ...ids.map((id) => `INSERT INTO product_change (product_id, kind) VALUES (${id}, '${kind}')`),
    `DELETE FROM product_change WHERE number <= last_insert_rowid() - ${remembered}`,
  ].join('; ');

/**
 * Starts to follow what is written to the products of a database, by any connection. Not to be asked in a transaction
 * that writes: what it takes back would have been told.
 *
 * @returns a function that tells the changes since its last call.
 */
export function noteChanges(database: DatabaseSync): () => CatalogueChanges {
  let { last: known } = rememberedSpan(database);
  return () => {
    const before = known;
    const { first, last } = rememberedSpan(database);
    known = last;
    if (last === before) return unchanged;
    if (last < before || first > before + 1) return { ...unchanged, forgotten: true };
    return changesAfter(database, before);
  };
}

function listedColumns(database: DatabaseSync): string {
  const columns = database.prepare("SELECT name FROM pragma_table_info('product')").all();
  const names = columns.map((row) => String(row['name'])).filter((name) => !unlisted.has(name) && name !== 'sales');
  return names.map((name) => `"${name}"`).join(', ');
}

interface Span {
  readonly first: number;
  readonly last: number;
}

function partTriggers(table: string): Trigger[] {
  const trigger = (event: string, work: string): Trigger => ({
    name: `change_${table}_${event.toLowerCase()}`,
    when: `AFTER ${event} ON ${table}`,
    work,
  });
  return [
    trigger('INSERT', note('p', 'new.product_id')),
    trigger('UPDATE', note('p', 'old.product_id', 'new.product_id')),
    trigger('DELETE', note('p', 'old.product_id')),
  ];
}

const unchanged: CatalogueChanges = { products: new Set(), sold: new Set(), texts: false, forgotten: false };

function rememberedSpan(database: DatabaseSync): Span {
  const sql =
    'SELECT (SELECT MIN(number) FROM product_change) AS first, (SELECT MAX(number) FROM product_change) AS last';
  const row = prepared(database, sql).get();
  return { first: Number(row?.['first'] ?? 1), last: Number(row?.['last'] ?? 0) };
}

function changesAfter(database: DatabaseSync, number: number): CatalogueChanges {
  const rows = prepared(database, 'SELECT product_id, kind FROM product_change WHERE number > ?').all(number);
  const idsOf = (kind: string) =>
    new Set(rows.filter((row) => row['kind'] === kind).map((row) => String(row['product_id'])));
  return { products: idsOf('p'), sold: idsOf('s'), texts: idsOf('t').size > 0, forgotten: false };
}
