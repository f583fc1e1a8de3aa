import type { SalesChannelContext } from '../sales-channel-context.ts';
import type { Filter } from '../criteria/criteria.ts';
import type { EntityDefinition } from '../definition.ts';
import { type FieldPath, resolveFieldPath } from '../sql/field-path.ts';
import { filterSql } from '../sql/filter-sql.ts';
import type { Row } from '../hydration/load-rows.ts';
import { quoted } from '../sql/sql-names.ts';
import { type Compilation, joined } from '../sql/sql-query.ts';
import { sharedJoins } from '../sql/shared-joins.ts';

/** What an aggregation is computed over: the rows in `temp.found` that meet the filters, apart for each bucket around it. */
export interface Aggregating {
  readonly compilation: Compilation;
  readonly definition: EntityDefinition;
  readonly context: SalesChannelContext;
  /** Filters of this aggregation alone, on top of the criteria's. */
  readonly filters: readonly Filter[];
  /** Fields of the aggregations around this one, outermost first. */
  readonly around: readonly string[];
}

/** Rows by the bucket they belong to; a bucket is the values of the fields around, outermost first. */
export type ByBucket<Value> = ReadonlyMap<string, Value>;

export const bucketOf = (values: readonly (Row[string] | undefined)[]) => JSON.stringify(values.map(String));

/** The one bucket of an aggregation with none around it. */
export const whole = bucketOf([]);

export interface Selecting {
  readonly path: FieldPath;
  /** Over the columns `id` and `value`. */
  readonly select: string;
  readonly where?: string;
  /** What rows are counted by besides the buckets around. */
  readonly by?: string;
}

/** One statement for all buckets, however many there are. */
export function groupedRows(aggregating: Aggregating, { path, select, where = '1', by }: Selecting): ByBucket<Row[]> {
  const { compilation, definition, filters, around } = aggregating;
  const joins = sharedJoins(compilation, 'r');
  const paths = around.map((field) => resolveFieldPath(compilation.shop, definition, field));
  const groups = paths.map((group, index) => `${joins.valueOf(group)} AS g${index}`);
  const columns = ['r.id AS id', `${joins.valueOf(path)} AS value`, ...groups].join(', ');
  const conditions = joined(
    filters.map((filter) => filterSql(compilation, definition, 'r', filter)),
    'AND',
  );
  const rows = `temp.found CROSS JOIN ${quoted(definition.name)} r ON r.id = found.id${joins.text()}`;
  const names = groups.map((_, index) => `g${index}`);
  const keys = [...names, ...(by === undefined ? [] : [by])];
  const found = compilation.shop.database
    .prepare(
      `SELECT ${[...names, select].join(', ')} FROM (SELECT ${columns} FROM ${rows}
        WHERE ${conditions.text} AND endable(${joins.valueOf(path)}))
       WHERE ${where}${keys.length === 0 ? '' : ` GROUP BY ${keys.join(', ')}`}`,
    )
    .all(...conditions.values);
  return Map.groupBy(found, (row) => bucketOf(names.map((name) => row[name])));
}
