import * as z from 'zod/mini';
import type { Criteria, Sorting } from '../criteria/criteria.ts';
import type { EntityDefinition } from '../definition.ts';
import { resolveFieldPath } from './field-path.ts';
import { filterSql } from './filter-sql.ts';
import { pathValue } from './path-value-sql.ts';
import { column, quoted } from './sql-names.ts';
import { type Compilation, joined, newAlias, type Sql, sql } from './sql-query.ts';
import { termSql } from './term-sql.ts';

const root = 't';

/** `WHERE` of a criteria over the table alias `t`, post filters only when wanted. */
export function whereSql(
  compilation: Compilation,
  definition: EntityDefinition,
  criteria: Criteria,
  withPostFilters: boolean,
): Sql {
  const filters = [...(criteria.filters ?? []), ...(withPostFilters ? (criteria.postFilters ?? []) : [])];
  const conditions = filters.map((filter) => filterSql(compilation, definition, root, filter));
  const term = criteria.term === undefined ? [] : [termSql(compilation, definition, root, criteria.term)];
  return joined([sql(`endable(${root}.id)`), ...idsSql(criteria.ids), ...conditions, ...term], 'AND');
}

/** `ORDER BY` of a criteria over the table alias `t`; what is equal stands in the order of the ids. */
export function orderSql(compilation: Compilation, definition: EntityDefinition, criteria: Criteria): string {
  const parts = (criteria.sortings ?? []).map((sorting) => sortSql(compilation, definition, sorting));
  return [...parts, `${root}.id`].join(', ');
}

/** Ids a criteria finds, in its order, one page of them. */
export function selectIds(compilation: Compilation, definition: EntityDefinition, criteria: Criteria): string[] {
  const where = whereSql(compilation, definition, criteria, true);
  const isRanked = keepsOrderOfIds(criteria);
  const join = isRanked ? ` JOIN json_each(?) rank ON rank.value = ${root}.id` : '';
  const order = isRanked ? 'rank.key' : orderSql(compilation, definition, criteria);
  const limit = criteria.limit === undefined ? '' : ` LIMIT ${criteria.limit} OFFSET ${offsetOf(criteria)}`;
  const from = `${quoted(definition.name)} ${root}${join} WHERE ${where.text}`;
  const groups = groupValues(compilation, definition, criteria.grouping ?? []);
  const select =
    groups === '' ? `SELECT ${root}.id FROM ${from} ORDER BY ${order}` : firstOfGroups({ from, order, groups });
  const rows = compilation.shop.database
    .prepare(`${select}${limit}`)
    .all(...(isRanked ? [JSON.stringify(criteria.ids)] : []), ...where.values);
  return rowsSchema.parse(rows).map((row) => row.id);
}

/** How many rows a criteria finds without its page; counting stops at `atMost`. */
export function countRows(
  compilation: Compilation,
  definition: EntityDefinition,
  criteria: Criteria,
  atMost?: number,
): number {
  const where = whereSql(compilation, definition, criteria, true);
  const groups = groupValues(compilation, definition, criteria.grouping ?? []);
  const group = groups === '' ? '' : ` GROUP BY ${groups}`;
  const limit = atMost === undefined ? '' : ` LIMIT ${atMost}`;
  const inner = `SELECT 1 FROM ${quoted(definition.name)} ${root} WHERE ${where.text}${group}${limit}`;
  const row = compilation.shop.database.prepare(`SELECT COUNT(*) AS total FROM (${inner})`).get(...where.values);
  return Number(row?.['total'] ?? 0);
}

/** Ownership over a field of the rows themselves. */
export function ownedByField(foreignField: string): Ownership {
  return { join: () => '', owner: (alias) => column(alias, foreignField) };
}

/** Ownership over a mapping table. */
export function ownedByMapping(compilation: Compilation, table: string, local: string, foreign: string): Ownership {
  const map = newAlias(compilation);
  return {
    join: (alias) => ` JOIN ${quoted(table)} ${map} ON ${map}.${quoted(foreign)} = ${alias}.id`,
    owner: () => `${map}.${quoted(local)}`,
  };
}

/** Ids of all owners' rows in the criteria's order, at most `limit` per owner. */
export function selectOwnedIds(
  compilation: Compilation,
  definition: EntityDefinition,
  criteria: Criteria,
  ownership: OwnedBy,
): readonly { id: string; owner: string }[] {
  const where = whereSql(compilation, definition, criteria, true);
  const owner = ownership.owner(root);
  const order = orderSql(compilation, definition, criteria);
  const from = `${quoted(definition.name)} ${root}${ownership.join(root)}`;
  const ranked = `SELECT ${root}.id AS id, ${owner} AS owner, ROW_NUMBER() OVER (PARTITION BY ${owner} ORDER BY ${order}) AS rank
    FROM ${from} WHERE ${owner} IN (SELECT value FROM json_each(?)) AND ${where.text}`;
  const limit = criteria.limit === undefined ? '' : ` WHERE rank <= ${criteria.limit}`;
  const rows = compilation.shop.database
    .prepare(`SELECT id, owner FROM (${ranked})${limit} ORDER BY rank`)
    .all(JSON.stringify([...ownership.owners]), ...where.values);
  return ownedRowsSchema.parse(rows);
}

function idsSql(ids: readonly string[] | undefined): Sql[] {
  if (ids === undefined) return [];
  return [sql(`${root}.id IN (SELECT value FROM json_each(?))`, [JSON.stringify(ids)])];
}

const rowsSchema = z.array(z.object({ id: z.string() }));
const ownedRowsSchema = z.array(z.object({ id: z.string(), owner: z.string() }));

function countSql(compilation: Compilation, definition: EntityDefinition, field: string): string {
  const path = resolveFieldPath(compilation.shop, definition, field);
  return pathValue(compilation, path, root, 'COUNT');
}

function sortSql(compilation: Compilation, definition: EntityDefinition, sorting: Sorting): string {
  if (sorting.byCount === true) return `${countSql(compilation, definition, sorting.field)} ${sorting.order}`;
  const path = resolveFieldPath(compilation.shop, definition, sorting.field);
  const value = pathValue(compilation, path, root, sorting.order === 'DESC' ? 'MAX' : 'MIN');
  const isText = path.field.kind === 'string';
  const collated = isText ? `folded(${value})` : value;
  // `10` after `9`, the way Shopware does it: shorter texts first.
  const keys = sorting.natural === true ? [`LENGTH(${collated})`, collated] : [collated];
  return keys.map((key) => `${key} ${sorting.order}`).join(', ');
}

/** Criteria that name ids and no order keep the order of the ids. */
function keepsOrderOfIds(criteria: Criteria): boolean {
  return criteria.ids !== undefined && (criteria.sortings ?? []).length === 0;
}

/** How rows hang on their owners: the other side of a to-many association. */
export interface Ownership {
  readonly join: (alias: string) => string;
  readonly owner: (alias: string) => string;
}

/** The owners whose rows are wanted. */
export type OwnedBy = Ownership & { readonly owners: ReadonlySet<string> };

function groupValues(compilation: Compilation, definition: EntityDefinition, grouping: readonly string[]): string {
  const values = grouping.map((field) => {
    const path = resolveFieldPath(compilation.shop, definition, field);
    return pathValue(compilation, path, root, 'MIN');
  });
  return values.join(', ');
}

/** The first row of each group in the order, at the place that row has. */
function firstOfGroups(rows: { readonly from: string; readonly order: string; readonly groups: string }): string {
  const { from, order, groups } = rows;
  return `SELECT id FROM (SELECT ${root}.id AS id, ROW_NUMBER() OVER (PARTITION BY ${groups} ORDER BY ${order}) AS in_group,
      ROW_NUMBER() OVER (ORDER BY ${order}) AS place FROM ${from}) WHERE in_group = 1 ORDER BY place`;
}

function offsetOf(criteria: Criteria): number {
  return (criteria.limit ?? 0) * ((criteria.page ?? 1) - 1);
}
