import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import type { Criteria } from '../../entities/criteria/criteria.ts';
import { aggregate } from '../../entities/aggregation/aggregate.ts';
import { definitionOf } from '../../entities/entity-lookup.ts';
import { countRows, selectIds } from '../../entities/sql/select-ids.ts';
import type { Compilation } from '../../entities/sql/sql-query.ts';
import type { ListingAnswer } from '../product-index/answer-from-index.ts';

/** A listing's answer by way of SQL: slow with many products, but for every criteria there is. */
export function answerFromDatabase(
  compilation: Compilation,
  criteria: Criteria,
  context: SalesChannelContext,
): ListingAnswer {
  const product = definitionOf(compilation.shop, 'product');
  return {
    ids: selectIds(compilation, product, criteria),
    total: countRows(compilation, product, criteria),
    aggregations: aggregate(compilation, product, criteria, context),
  };
}
