import type { SQLOutputValue } from 'node:sqlite';
import type { Aggregation, Criteria, Filter } from '../criteria/criteria.ts';
import { equals } from '../criteria/criteria.ts';
import type { SalesChannelContext } from '../context/sales-channel-context.ts';
import type { JsonObject, JsonValue } from '../json.ts';
import type { EntityDefinition } from './definition.ts';
import { definitionOf } from './entity-lookup.ts';
import { filterSql } from './filter-sql.ts';
import { type FieldPath, resolveFieldPath } from './field-path.ts';
import { loadEntities } from './load-entities.ts';
import type { Row } from './load-rows.ts';
import { joinAlong } from './path-value-sql.ts';
import { whereSql } from './select-ids.ts';
import { quoted } from './sql-names.ts';
import { type Compilation, joined } from './sql-query.ts';

type Aggregating = {
  readonly compilation: Compilation;
  readonly definition: EntityDefinition;
  readonly context: SalesChannelContext;
  /** Filters of this aggregation alone, on top of the criteria's. */
  readonly filters: readonly Filter[];
};

function narrowed(aggregating: Aggregating, filters: readonly Filter[]): Aggregating {
  return { ...aggregating, filters: [...aggregating.filters, ...filters] };
}

/** Keeps the rows the criteria finds for all aggregations of one search; SQLite calls are synchronous, so one will do. */
function keepFound(compilation: Compilation, definition: EntityDefinition, criteria: Criteria): void {
  const { database } = compilation.shop;
  const where = whereSql(compilation, definition, criteria, false);
  database.exec('CREATE TEMP TABLE IF NOT EXISTS found (id TEXT PRIMARY KEY) WITHOUT ROWID; DELETE FROM temp.found');
  database
    .prepare(`INSERT INTO temp.found SELECT t.id FROM ${quoted(definition.name)} t WHERE ${where.text}`)
    .run(...where.values);
}

/** Runs `select` over the rows the criteria finds; `value` in it is the SQL of the aggregated field. */
function rowsOf({ compilation, definition, filters }: Aggregating, path: FieldPath, select: string, rest = ''): Row[] {
  const { joins, value } = joinAlong(compilation, path, 'r');
  const where = joined(
    filters.map((filter) => filterSql(compilation, definition, 'r', filter)),
    'AND',
  );
  const rows = `temp.found CROSS JOIN ${quoted(definition.name)} r ON r.id = found.id${joins}`;
  const from = `SELECT r.id AS id, ${value} AS value FROM ${rows} WHERE ${where.text}`;
  return compilation.shop.database.prepare(`SELECT ${select} FROM (${from})${rest}`).all(...where.values);
}

/** Smallest and largest values travel as strings; prices with MySQL's four decimals. */
function extreme(path: FieldPath, value: SQLOutputValue | undefined): JsonValue {
  if (value === null || value === undefined) return null;
  const isPrice = path.fieldName === 'price' || path.fieldName === 'cheapestPrice';
  return isPrice && typeof value === 'number' ? value.toFixed(4) : String(value);
}

const sum = (value: SQLOutputValue | undefined): JsonValue =>
  value === null || value === undefined ? null : Number(value);

function numbers(aggregating: Aggregating, path: FieldPath, type: 'avg' | 'max' | 'min' | 'sum' | 'stats'): JsonObject {
  const select = 'MIN(value) AS min, MAX(value) AS max, AVG(value) AS avg, SUM(value) AS sum';
  const row = rowsOf(aggregating, path, select)[0] ?? {};
  const all: JsonObject = {
    min: extreme(path, row['min']),
    max: extreme(path, row['max']),
    avg: sum(row['avg']),
    sum: sum(row['sum']),
  };
  return type === 'stats' ? all : { [type]: all[type] ?? null };
}

function bucketKey(value: SQLOutputValue | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

type Terms = Extract<Aggregation, { type: 'terms' }>;

function terms(aggregating: Aggregating, path: FieldPath, aggregation: Terms): JsonObject {
  const byKey = aggregation.sort !== undefined && aggregation.sort.field !== '_count';
  const order = byKey
    ? `value ${aggregation.sort?.order ?? 'ASC'}`
    : `count ${aggregation.sort?.order ?? 'DESC'}, value`;
  const limit = aggregation.limit === undefined ? '' : ` LIMIT ${aggregation.limit}`;
  const rest = ` WHERE value IS NOT NULL GROUP BY value ORDER BY ${order}${limit}`;
  const buckets = rowsOf(aggregating, path, 'value, COUNT(DISTINCT id) AS count', rest).map((row) => {
    const bucket: JsonObject = {
      key: bucketKey(row['value']),
      count: Number(row['count']),
      apiAlias: 'aggregation_bucket',
    };
    const nested = aggregation.aggregation;
    if (nested !== undefined) {
      const key = path.field.kind === 'boolean' ? row['value'] === 1 : bucketKey(row['value']);
      Object.assign(bucket, one(narrowed(aggregating, [equals(aggregation.field, key)]), nested));
    }
    return bucket;
  });
  return { buckets };
}

/** Characters of a date that make its bucket, and what completes them to a date. */
const intervals: Readonly<Record<string, readonly [number, string]>> = {
  minute: [16, ':00'],
  hour: [13, ':00:00'],
  day: [10, ' 00:00:00'],
  month: [7, '-01 00:00:00'],
  year: [4, '-01-01 00:00:00'],
};

function histogram(aggregating: Aggregating, path: FieldPath, interval: string): JsonObject {
  const [length, end] = intervals[interval] ?? [10, ' 00:00:00'];
  const select = `substr(value, 1, ${length}) AS start, COUNT(DISTINCT id) AS count`;
  const rows = rowsOf(aggregating, path, select, ' WHERE value IS NOT NULL GROUP BY start ORDER BY start');
  return {
    buckets: rows.map((row) => ({
      key: `${bucketKey(row['start']).replace('T', ' ')}${end}`,
      count: Number(row['count']),
      apiAlias: 'aggregation_bucket',
    })),
  };
}

type Ranges = Extract<Aggregation, { type: 'range' }>;

function ranges(aggregating: Aggregating, path: FieldPath, aggregation: Ranges): JsonObject {
  const counts: JsonObject = {};
  for (const { from, to, key } of aggregation.ranges) {
    const bounds = [
      ...(from === undefined ? [] : [`value >= ${from}`]),
      ...(to === undefined ? [] : [`value < ${to}`]),
    ];
    const rest = ` WHERE ${['value IS NOT NULL', ...bounds].join(' AND ')}`;
    counts[key] = Number(rowsOf(aggregating, path, 'COUNT(DISTINCT id) AS count', rest)[0]?.['count'] ?? 0);
  }
  return { ranges: counts };
}

function entities(aggregating: Aggregating, path: FieldPath, entity: string): JsonObject {
  const { compilation, context } = aggregating;
  const rows = rowsOf(aggregating, path, 'DISTINCT value', ' WHERE value IS NOT NULL ORDER BY value');
  const ids = rows.map((row) => bucketKey(row['value']));
  const definition = definitionOf(compilation.shop, entity);
  return { entities: loadEntities(compilation.shop, { definition, ids }, context) };
}

type FieldAggregation = Exclude<Aggregation, { type: 'filter' }>;

function count(aggregating: Aggregating, path: FieldPath): JsonObject {
  return { count: Number(rowsOf(aggregating, path, 'COUNT(DISTINCT value) AS count')[0]?.['count'] ?? 0) };
}

function valuesOf(aggregating: Aggregating, aggregation: FieldAggregation): JsonObject {
  const path = resolveFieldPath(aggregating.compilation.shop, aggregating.definition, aggregation.field);
  if (aggregation.type === 'terms') return terms(aggregating, path, aggregation);
  if (aggregation.type === 'entity') return entities(aggregating, path, aggregation.entity);
  if (aggregation.type === 'histogram') return histogram(aggregating, path, aggregation.interval);
  if (aggregation.type === 'range') return ranges(aggregating, path, aggregation);
  if (aggregation.type === 'count') return count(aggregating, path);
  return numbers(aggregating, path, aggregation.type);
}

function one(aggregating: Aggregating, aggregation: Aggregation): JsonObject {
  if (aggregation.type === 'filter') return one(narrowed(aggregating, aggregation.filters), aggregation.aggregation);
  const { name } = aggregation;
  return { [name]: { name, ...valuesOf(aggregating, aggregation), apiAlias: `${name}_aggregation` } };
}

/**
 * Results of a criteria's aggregations by name, computed before post filters and paging
 * (Store API sheet, criteria).
 *
 * @throws {ShopError} 400 for unknown fields.
 */
export function aggregate(
  compilation: Compilation,
  definition: EntityDefinition,
  criteria: Criteria,
  context: SalesChannelContext,
): Record<string, JsonValue> {
  const results: Record<string, JsonValue> = {};
  const { aggregations = [] } = criteria;
  if (aggregations.length === 0) return results;
  keepFound(compilation, definition, criteria);
  for (const aggregation of aggregations) {
    Object.assign(results, one({ compilation, definition, context, filters: [] }, aggregation));
  }
  return results;
}
