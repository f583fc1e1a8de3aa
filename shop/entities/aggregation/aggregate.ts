import type { SalesChannelContext } from '../sales-channel-context.ts';
import type { Aggregation, Criteria } from '../criteria/criteria.ts';
import { criteriaError } from '../criteria/criteria-error.ts';
import type { JsonObject, JsonValue } from '../../base/json.ts';
import { type Aggregating, bucketOf, type ByBucket, groupedRows, whole } from './grouped-rows.ts';
import { histogramBuckets } from './histogram-buckets.ts';
import { numberColumns, numbers } from './number-aggregations.ts';
import type { EntityDefinition } from '../definition.ts';
import { definitionOf } from '../entity-lookup.ts';
import { type FieldPath, resolveFieldPath } from '../sql/field-path.ts';
import { loadEntities } from '../hydration/load-entities.ts';
import type { Row } from '../hydration/load-rows.ts';
import { whereSql } from '../sql/select-ids.ts';
import { quoted } from '../sql/sql-names.ts';
import type { Compilation } from '../sql/sql-query.ts';

/**
 * Results of a criteria's aggregations by name, computed before post filters and paging
 * (Store API sheet, criteria).
 *
 * @throws {ShopError} 400 for unknown fields, and for entities the field does not point at.
 */
export function aggregate(
  compilation: Compilation,
  definition: EntityDefinition,
  criteria: Criteria,
  context: SalesChannelContext,
): Record<string, JsonValue> {
  const { aggregations = [] } = criteria;
  if (aggregations.length === 0) return {};
  keepFound(compilation, definition, criteria);
  const aggregating: Aggregating = { compilation, definition, context, filters: [], around: [] };
  const results = aggregations.map((aggregation) => one(aggregating, aggregation)(whole));
  return Object.fromEntries(results.flatMap((result) => Object.entries(result)));
}

type FieldAggregation = Exclude<Aggregation, { type: 'filter' }>;
type Of<Type> = Extract<FieldAggregation, { type: Type }>;

/** Results of an aggregation by bucket, and what stands for a bucket without rows. */
interface Results {
  readonly byBucket: ByBucket<JsonObject>;
  readonly empty: JsonObject;
}

const isPresent = 'value IS NOT NULL';

const asText = (value: Row[string] | undefined) => (value === null || value === undefined ? '' : String(value));

/** Keeps the rows the criteria finds for all aggregations of one search; SQLite calls are synchronous, so one will do. */
function keepFound(compilation: Compilation, definition: EntityDefinition, criteria: Criteria): void {
  const { database } = compilation.shop;
  const where = whereSql(compilation, definition, criteria, false);
  database.exec('CREATE TEMP TABLE IF NOT EXISTS found (id TEXT PRIMARY KEY) WITHOUT ROWID; DELETE FROM temp.found');
  database
    .prepare(`INSERT INTO temp.found SELECT t.id FROM ${quoted(definition.name)} t WHERE ${where.text}`)
    .run(...where.values);
}

/** Turns the rows of each bucket into its result; no rows make the result of an empty bucket. */
function resultsOf(rows: ByBucket<Row[]>, toResult: (rows: readonly Row[], bucket: string) => JsonObject): Results {
  const byBucket = new Map([...rows].map(([bucket, own]) => [bucket, toResult(own, bucket)]));
  return { byBucket, empty: toResult([], '') };
}

/** In the order asked for: by count, most first, unless by key. */
function sortedTerms(rows: readonly Row[], { sort, limit }: Of<'terms'>): readonly Row[] {
  const byKey = sort !== undefined && sort.field !== '_count';
  const sign = (sort?.order ?? (byKey ? 'ASC' : 'DESC')) === 'ASC' ? 1 : -1;
  const compare = (first: Row[string] | undefined, second: Row[string] | undefined) =>
    first === second ? 0 : (first ?? '') < (second ?? '') ? -1 : 1;
  return rows
    .toSorted((first, second) => {
      const byValue = compare(first['value'], second['value']);
      return byKey ? sign * byValue : sign * compare(first['count'], second['count']) || byValue;
    })
    .slice(0, limit);
}

function terms(aggregating: Aggregating, path: FieldPath, aggregation: Of<'terms'>): Results {
  const rows = groupedRows(aggregating, {
    path,
    select: 'value, COUNT(DISTINCT id) AS count',
    where: isPresent,
    by: 'value',
  });
  const { aggregation: nested } = aggregation;
  const inner = nested && one({ ...aggregating, around: [...aggregating.around, aggregation.field] }, nested);
  return resultsOf(rows, (own) => ({
    buckets: sortedTerms(own, aggregation).map((row) => {
      const around = aggregating.around.map((_, index) => row[`g${index}`]);
      const nestedResult = inner?.(bucketOf([...around, row['value']])) ?? {};
      const bucket: JsonObject = {
        key: asText(row['value']),
        count: Number(row['count']),
        apiAlias: 'aggregation_bucket',
      };
      return Object.assign(nestedResult, bucket);
    }),
  }));
}

function histogram(aggregating: Aggregating, path: FieldPath, aggregation: Of<'histogram'>): Results {
  if (path.field.kind !== 'date') {
    throw criteriaError('AGGREGATION', `Field "${aggregation.field}" is no date.`, '/aggregations');
  }
  const select = 'substr(value, 1, 16) AS minute, COUNT(DISTINCT id) AS count';
  const rows = groupedRows(aggregating, { path, select, where: isPresent, by: 'minute' });
  return resultsOf(rows, (own) => {
    const counted = own.map((row) => [`${asText(row['minute'])}:00Z`, Number(row['count'])] as const);
    return {
      buckets: histogramBuckets(counted, aggregation).map(({ key, count }) => ({
        key,
        count,
        apiAlias: 'aggregation_bucket',
      })),
    };
  });
}

function ranges(aggregating: Aggregating, path: FieldPath, aggregation: Of<'range'>): Results {
  const counts = aggregation.ranges.map(({ from, to }) => {
    const within = [
      isPresent,
      ...(from === undefined ? [] : [`value >= ${from}`]),
      ...(to === undefined ? [] : [`value < ${to}`]),
    ];
    return `COUNT(DISTINCT CASE WHEN ${within.join(' AND ')} THEN id END)`;
  });
  const select = counts.map((count, index) => `${count} AS c${index}`).join(', ');
  return resultsOf(groupedRows(aggregating, { path, select }), ([row]) => ({
    ranges: Object.fromEntries(aggregation.ranges.map(({ key }, index) => [key, Number(row?.[`c${index}`] ?? 0)])),
  }));
}

/** Whether ids of the entity stand in the field: only then may the entities be shown. */
function pointsAt(path: FieldPath, entity: string): boolean {
  if (path.fieldName === 'id') return path.definition.name === entity;
  return Object.values(path.definition.associations).some(
    (association) =>
      association.kind === 'manyToOne' &&
      association.localField === path.fieldName &&
      association.entity === entity &&
      association.visibility !== 'hidden',
  );
}

function entities(aggregating: Aggregating, path: FieldPath, { entity, field }: Of<'entity'>): Results {
  const { compilation, context } = aggregating;
  if (!pointsAt(path, entity)) {
    throw criteriaError('AGGREGATION', `Field "${field}" does not point at "${entity}".`, '/aggregations');
  }
  const definition = definitionOf(compilation.shop, entity);
  const rows = groupedRows(aggregating, { path, select: 'value', where: isPresent, by: 'value' });
  return resultsOf(rows, (own) => {
    const ids = own.map((row) => asText(row['value'])).toSorted();
    return { entities: loadEntities(compilation.shop, { definition, ids }, context) };
  });
}

function count(aggregating: Aggregating, path: FieldPath): Results {
  const rows = groupedRows(aggregating, { path, select: 'COUNT(DISTINCT value) AS count' });
  return resultsOf(rows, ([row]) => ({ count: Number(row?.['count'] ?? 0) }));
}

function valuesOf(aggregating: Aggregating, aggregation: FieldAggregation): Results {
  const path = resolveFieldPath(aggregating.compilation.shop, aggregating.definition, aggregation.field);
  switch (aggregation.type) {
    case 'terms':
      return terms(aggregating, path, aggregation);
    case 'entity':
      return entities(aggregating, path, aggregation);
    case 'histogram':
      return histogram(aggregating, path, aggregation);
    case 'range':
      return ranges(aggregating, path, aggregation);
    case 'count':
      return count(aggregating, path);
    case 'avg':
    case 'max':
    case 'min':
    case 'stats':
    case 'sum': {
      const { type } = aggregation;
      const rows = groupedRows(aggregating, { path, select: numberColumns });
      return resultsOf(rows, ([row]) => numbers(path, type, row));
    }
  }
}

/** The result of an aggregation for any bucket around it, under its name. */
function one(aggregating: Aggregating, aggregation: Aggregation): (bucket: string) => JsonObject {
  if (aggregation.type === 'filter') {
    const filters = [...aggregating.filters, ...aggregation.filters];
    return one({ ...aggregating, filters }, aggregation.aggregation);
  }
  const { name } = aggregation;
  const { byBucket, empty } = valuesOf(aggregating, aggregation);
  return (bucket) => ({ [name]: { name, ...(byBucket.get(bucket) ?? empty), apiAlias: `${name}_aggregation` } });
}
