import type { Aggregation } from '../../entities/criteria/criteria.ts';
import { loadEntities } from '../../entities/hydration/load-entities.ts';
import { definitionOf } from '../../entities/entity-lookup.ts';
import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import type { JsonObject, JsonValue } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';
import { type IdColumn, type NumberField, numberFields, priceFields, type ViewedColumns } from './product-columns.ts';
import { countNumbers, countOfGroups, type Counter } from './count-numbers.ts';
import { passingAll, type Rows } from './row-sets.ts';
import { compileAll } from './row-test.ts';

export interface Counting {
  readonly shop: Shop;
  readonly columns: ViewedColumns;
  readonly context: SalesChannelContext;
}

/** An aggregation's result without its name; undefined when the columns do not hold what it counts. */
type Counted = JsonObject | undefined;

const prices: ReadonlySet<string> = new Set(priceFields);

interface Summary {
  readonly min: number;
  readonly max: number;
  readonly sum: number;
  readonly count: number;
}

/** The result of one aggregation over the rows, in the shape of `aggregate`; undefined when it is not for the columns. */
export function countColumns(counting: Counting, aggregation: Aggregation, rows: Rows): Counted {
  const { columns } = counting;
  const own = narrowed(columns, aggregation, rows);
  if (own === undefined) return undefined;
  if (aggregation.type === 'filter') return countColumns(counting, aggregation.aggregation, own);
  const counted =
    numbers(columns, aggregation, own) ??
    terms(columns, aggregation, own) ??
    groups(columns, aggregation, own) ??
    manufacturers(counting, aggregation, own);
  const { name } = aggregation;
  return counted && { [name]: { name, ...counted, apiAlias: `${name}_aggregation` } };
}

/** Over the values that are not null. */
function summary(columns: ViewedColumns, field: NumberField, rows: Rows): Summary {
  const { values } = columns.numbers[field];
  let [min, max, sum, lost, count] = [Infinity, -Infinity, 0, 0, 0];
  for (let at = 0; at < rows.length; at += 1) {
    const value = values[rows[at] ?? 0] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    if (value < min) min = value;
    if (value > max) max = value;
    // Neumaier's summation, as SQLite sums: what each addition rounds away is added at the end.
    const next = sum + value;
    lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
    sum = next;
    count += 1;
  }
  return { min, max, sum: sum + lost, count };
}

/** In the shape of `aggregate`: extremes are strings, prices with four decimals; null over no values at all. */
function stats(
  columns: ViewedColumns,
  field: NumberField,
  rows: Rows,
): Record<'min' | 'max' | 'avg' | 'sum', JsonValue> {
  const { min, max, sum, count } = summary(columns, field, rows);
  if (count === 0) return { min: null, max: null, avg: null, sum: null };
  const shown = (value: number): string => (prices.has(field) ? value.toFixed(4) : String(value));
  return { min: shown(min), max: shown(max), avg: sum / count, sum };
}

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function numbers(columns: ViewedColumns, aggregation: Aggregation, rows: Rows): Counted {
  if (aggregation.type !== 'stats' && aggregation.type !== 'max' && aggregation.type !== 'min') return undefined;
  const field = numberFields.find((name) => name === aggregation.field);
  if (field === undefined) return undefined;
  const found = stats(columns, field, rows);
  return aggregation.type === 'stats' ? found : { [aggregation.type]: found[aggregation.type] };
}

/** @param nested name under which each bucket tells how many display groups it has */
function buckets(counter: Counter, groups: IdColumn, rows: Rows, nested: string | undefined): JsonObject {
  const { counts, groupCounts } = countNumbers(counter, groups, rows);
  const found = [...counts.entries()].filter(([, count]) => count > 0);
  const named = found.map(([number, count]) => ({ key: counter.numbering.textOf(number), count, number }));
  named.sort((a, b) => b.count - a.count || byText(a.key, b.key));
  return {
    buckets: named.map(({ key, count, number }) => {
      const bucket: JsonObject = { key, count, apiAlias: 'aggregation_bucket' };
      if (nested !== undefined)
        bucket[nested] = { name: nested, count: groupCounts[number] ?? 0, apiAlias: `${nested}_aggregation` };
      return bucket;
    }),
  };
}

function idsOf({ values, numbering }: IdColumn, rows: Rows): string[] {
  const seen = new Uint8Array(numbering.size());
  for (let at = 0; at < rows.length; at += 1) {
    const number = values[rows[at] ?? 0] ?? -1;
    if (number >= 0) seen[number] = 1;
  }
  const ids: string[] = [];
  for (const [number, isSeen] of seen.entries()) if (isSeen === 1) ids.push(numbering.textOf(number));
  return ids.sort(byText);
}

const none: readonly number[] = [];

/** What a field's values are counted by; undefined when the columns do not hold it. */
function counterOf({ lists, singles }: ViewedColumns, field: string): Counter | undefined {
  if (field === 'manufacturerId') {
    const { values, numbering } = singles.manufacturerId;
    return { numbering, numbersOf: (row) => ((values[row] ?? -1) < 0 ? none : values.subarray(row, row + 1)) };
  }
  const list = field === 'properties.id' ? lists.properties : field === 'options.id' ? lists.options : undefined;
  return list && { numbering: list.numbering, numbersOf: (row) => list.values[row] ?? none };
}

/** Buckets of a field's values; of what may be counted inside of each, the columns know the listed products. */
function terms(columns: ViewedColumns, aggregation: Aggregation, rows: Rows): Counted {
  if (aggregation.type !== 'terms' || aggregation.sort !== undefined || aggregation.limit !== undefined)
    return undefined;
  const { aggregation: nested } = aggregation;
  if (nested !== undefined && !isCountOfGroups(nested)) return undefined;
  const counter = counterOf(columns, aggregation.field);
  return counter && buckets(counter, columns.singles.displayGroup, rows, nested?.name);
}

const isCountOfGroups = (aggregation: Aggregation): boolean =>
  aggregation.type === 'count' && aggregation.field === 'displayGroup';

function groups({ singles }: ViewedColumns, aggregation: Aggregation, rows: Rows): Counted {
  return isCountOfGroups(aggregation) ? { count: countOfGroups(singles.displayGroup, rows) } : undefined;
}

function manufacturers({ shop, columns, context }: Counting, aggregation: Aggregation, rows: Rows): Counted {
  if (aggregation.type !== 'entity' || aggregation.field !== 'manufacturerId') return undefined;
  const ids = idsOf(columns.singles.manufacturerId, rows);
  return { entities: loadEntities(shop, { definition: definitionOf(shop, aggregation.entity), ids }, context) };
}

/** The rows that pass all tests of an aggregation's own filters. */
function narrowed(columns: ViewedColumns, aggregation: Aggregation, rows: Rows): Rows | undefined {
  if (aggregation.type !== 'filter') return rows;
  const tests = compileAll(columns, aggregation.filters);
  return tests && passingAll(rows, tests);
}
