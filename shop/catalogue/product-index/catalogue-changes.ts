import type { DatabaseSync } from 'node:sqlite';
import { dataVersion } from '../../database/data-version.ts';

/** What was written to the products since it was last asked. */
export type CatalogueChanges = {
  /** Products whose values, lists or visibility were written; `sales` alone, which every order moves, comes apart. */
  readonly products: ReadonlySet<string>;
  readonly sold: ReadonlySet<string>;
  /** Names or other translated texts were written. */
  readonly texts: boolean;
  /** Another connection wrote something, whatever it was. */
  readonly foreign: boolean;
};

/** Columns of `product` no listing filters, counts or sorts by: orders and returns move them all the time. */
const unlisted: ReadonlySet<string> = new Set(['stock', 'available_stock', 'available']);

const partTables = ['product_visibility', 'product_property', 'product_option', 'product_category_tree'] as const;

function listedColumns(database: DatabaseSync): string {
  const columns = database.prepare("SELECT name FROM pragma_table_info('product')").all();
  const names = columns.map((row) => String(row['name'])).filter((name) => !unlisted.has(name) && name !== 'sales');
  return names.map((name) => `"${name}"`).join(', ');
}

type Trigger = { readonly table: string; readonly event: string; readonly when: string; readonly note: string };

/** Triggers of this connection alone (`TEMP`): nothing of them is in the file. */
function createTrigger(database: DatabaseSync, { table, event, when, note }: Trigger): void {
  database.exec(
    `CREATE TEMP TRIGGER listed_${table}_${event} AFTER ${when} ON main.${table} BEGIN SELECT ${note}; END`,
  );
}

function createTriggers(database: DatabaseSync): void {
  const product = { table: 'product', note: 'note_product(new.id)' };
  createTrigger(database, { ...product, event: 'insert', when: 'INSERT' });
  createTrigger(database, { ...product, event: 'update', when: `UPDATE OF ${listedColumns(database)}` });
  createTrigger(database, { ...product, event: 'delete', when: 'DELETE', note: 'note_product(old.id)' });
  createTrigger(database, { ...product, event: 'sale', when: 'UPDATE OF sales', note: 'note_sale(new.id)' });
  for (const table of partTables) {
    const [before, after] = ['note_product(old.product_id)', 'note_product(new.product_id)'];
    createTrigger(database, { table, event: 'insert', when: 'INSERT', note: after });
    createTrigger(database, { table, event: 'update', when: 'UPDATE', note: `${before}, ${after}` });
    createTrigger(database, { table, event: 'delete', when: 'DELETE', note: before });
  }
  for (const when of ['INSERT', 'UPDATE', 'DELETE']) {
    createTrigger(database, { table: 'product_translation', event: when.toLowerCase(), when, note: 'note_texts()' });
  }
}

/**
 * Starts to note what is written to the products of a database; may be called once per database.
 * What a transaction wrote and took back is noted all the same.
 *
 * @returns a function that tells the changes since its last call.
 */
export function noteChanges(database: DatabaseSync): () => CatalogueChanges {
  let products = new Set<string>();
  let sold = new Set<string>();
  let texts = false;
  let version = dataVersion(database);
  const noting = { directOnly: false } as const;
  database.function('note_product', noting, (id) => (products.add(String(id)), null));
  database.function('note_sale', noting, (id) => (sold.add(String(id)), null));
  database.function('note_texts', noting, () => ((texts = true), null));
  createTriggers(database);
  return () => {
    const before = version;
    version = dataVersion(database);
    const changes: CatalogueChanges = { products, sold, texts, foreign: version !== before };
    products = new Set();
    sold = new Set();
    texts = false;
    return changes;
  };
}
