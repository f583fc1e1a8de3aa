import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import type { Criteria } from '../../entities/criteria/criteria.ts';
import { priceViewOf } from '../../entities/price-view.ts';
import type { Compilation } from '../../entities/sql/sql-query.ts';
import type { JsonValue } from '../../base/json.ts';
import { countColumns, type Counting } from './count-columns.ts';
import { columnsInView, productIndex } from './product-index.ts';
import { firstOfGroups, passingAll, type Rows, rowsOf } from './row-sets.ts';
import { compileAll } from './row-test.ts';
import { rowsInOrder, type ViewedIndex } from './rows-in-order.ts';

/** Products a criteria finds, one per display group, and what it counts. */
export interface ListingAnswer {
  readonly ids: readonly string[];
  readonly total: number;
  readonly aggregations: Readonly<Record<string, JsonValue>>;
}

/**
 * What `selectIds`, `countRows` and `aggregate` answer to a listing's criteria, from the columns in memory.
 * Undefined when the criteria asks for anything the columns do not hold.
 */
export function answerFromIndex(
  compilation: Compilation,
  criteria: Criteria,
  context: SalesChannelContext,
): ListingAnswer | undefined {
  const { shop } = compilation;
  const index = isGroupedListing(criteria) ? productIndex(shop.database) : undefined;
  if (index === undefined) return undefined;
  const view = compilation.prices ?? priceViewOf(context);
  const columns = columnsInView(index, view);
  const tests = compileAll(columns, criteria.filters ?? []);
  const postTests = compileAll(columns, criteria.postFilters ?? []);
  const ordered = orderedRows(compilation, { ...index, columns }, criteria);
  if (tests === undefined || postTests === undefined || ordered === undefined) return undefined;
  const rows = passingAll(rowsOf(columns, criteria.ids), tests);
  const aggregations = counted({ shop, columns, context }, criteria, rows);
  if (aggregations === undefined) return undefined;
  const found = firstOfGroups(columns, ordered, passingAll(rows, postTests));
  const { limit = 0, page = 1 } = criteria;
  const onPage = found.slice(limit * (page - 1), limit * page);
  return { ids: onPage.map((row) => columns.ids[row] ?? ''), total: found.length, aggregations };
}

/** Rows in the order they are wanted, before any filter: the criteria's ids, or all. */
function orderedRows(compilation: Compilation, index: ViewedIndex, criteria: Criteria): Int32Array | undefined {
  const { ids, sortings = [] } = criteria;
  if (sortings.length > 0) return rowsInOrder(compilation, index, sortings);
  if (ids === undefined) return rowsOf(index.columns, undefined);
  const { rows } = index.columns;
  return Int32Array.from(ids.flatMap((id) => rows.get(id) ?? []));
}

function counted(counting: Counting, criteria: Criteria, rows: Rows): Record<string, JsonValue> | undefined {
  const results: Record<string, JsonValue> = {};
  for (const aggregation of criteria.aggregations ?? []) {
    const result = countColumns(counting, aggregation, rows);
    if (result === undefined) return undefined;
    Object.assign(results, result);
  }
  return results;
}

function isGroupedListing({ grouping, term, limit }: Criteria): boolean {
  return grouping?.length === 1 && grouping[0] === 'displayGroup' && term === undefined && limit !== undefined;
}
