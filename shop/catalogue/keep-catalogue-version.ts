import type { DatabaseSync } from 'node:sqlite';
import { keepTriggers } from '../base/database/keep-triggers.ts';
import type { EntityDefinition } from '../entities/definition.ts';
import { columnOf, quoted } from '../entities/sql/sql-names.ts';

export const catalogueVersionMigrations = [
  `CREATE TABLE catalogue_version (id INTEGER PRIMARY KEY CHECK (id = 1), version INTEGER NOT NULL);
   INSERT INTO catalogue_version VALUES (1, 1);`,
] as const;

const bump = 'UPDATE catalogue_version SET version = version + 1';

/** Columns every order moves. Of the stock, pages show whether there is any, and how much may be bought of a closeout. */
const soldColumns: ReadonlySet<string> = new Set(['stock', 'availableStock', 'available', 'sales']);

const isCloseout =
  'COALESCE(new.is_closeout, (SELECT parent.is_closeout FROM product parent WHERE parent.id = new.parent_id))';
const shownStock = `old.available IS NOT new.available
  OR (old.available_stock IS NOT new.available_stock AND ${isCloseout} = 1)`;

/**
 * Makes every committed write to the tables of these entities and to the search index, whoever writes, change the
 * catalogue's version. What orders move (sales, stock) counts only where pages show it: sold out or not, and how much is
 * left of a closeout.
 */
export function keepCatalogueVersion(database: DatabaseSync, definitions: Iterable<EntityDefinition>): void {
  const triggers = [...[...definitions].flatMap(triggersOf), ...tableTriggers(searchTable)];
  const distinct = new Map(triggers.map(([name, when]) => [name, { name, when, work: bump }]));
  keepTriggers(database, [...distinct.values()]);
}

/** What happens to a table after which the version is another one, by the name of the trigger. */
function tableTriggers(table: string): [name: string, when: string][] {
  return ['INSERT', 'UPDATE', 'DELETE'].map((event) => [
    `version_${table}_${event.toLowerCase()}`,
    `AFTER ${event} ON ${quoted(table)}`,
  ]);
}

/** Of files, those pages may show: an invoice is a file too. */
const mediaTriggers: readonly (readonly [name: string, when: string])[] = [
  ['version_media_insert', 'AFTER INSERT ON media WHEN new.private IS NOT 1'],
  ['version_media_update', 'AFTER UPDATE ON media WHEN old.private IS NOT 1 OR new.private IS NOT 1'],
  ['version_media_delete', 'AFTER DELETE ON media WHEN old.private IS NOT 1'],
];

/** The product's own row changes with every order; only what pages show of that counts. */
function productTriggers({ name, fields }: EntityDefinition): [name: string, when: string][] {
  const lasting = Object.entries(fields).filter(([field, { translated }]) => !soldColumns.has(field) && !translated);
  const columns = ['id', 'created_at', 'updated_at', ...lasting.map(([field]) => columnOf(field))];
  return [
    ...tableTriggers(name).filter(([trigger]) => !trigger.endsWith('_update')),
    ['version_product_update', `AFTER UPDATE OF ${columns.map(quoted).join(', ')} ON product`],
    ['version_product_stock', `AFTER UPDATE OF available, available_stock ON product WHEN ${shownStock}`],
  ];
}

function ownTriggers(definition: EntityDefinition): readonly (readonly [name: string, when: string])[] {
  if (definition.name === 'media') return mediaTriggers;
  return definition.name === 'product' ? productTriggers(definition) : tableTriggers(definition.name);
}

/** What a search shows besides entities. */
const searchTable = 'product_search_row';

function triggersOf(definition: EntityDefinition): (readonly [name: string, when: string])[] {
  const { name, fields, associations } = definition;
  const isTranslated = Object.values(fields).some(({ translated }) => translated === true);
  const mappings = Object.values(associations).flatMap((each) => (each.kind === 'manyToMany' ? [each.table] : []));
  return [
    ...ownTriggers(definition),
    ...[...(isTranslated ? [`${name}_translation`] : []), ...mappings].flatMap(tableTriggers),
  ];
}
