import { priceViewOf } from '../price-view.ts';
import type { Criteria } from '../criteria/criteria.ts';
import type { SalesChannelContext } from '../sales-channel-context.ts';
import { type JsonObject, type JsonValue, textOf } from '../../base/json.ts';
import type { Shop } from '../shop.ts';
import { aggregate } from '../aggregation/aggregate.ts';
import { definitionOf } from '../entity-lookup.ts';
import { loadEntities } from '../hydration/load-entities.ts';
import { partialLoading } from '../hydration/partial-entities.ts';
import { scoredCriteria, withScore } from './scored-criteria.ts';
import { countRows, selectIds } from '../sql/select-ids.ts';
import type { Compilation } from '../sql/sql-query.ts';

export interface SearchResult {
  readonly entity: string;
  readonly elements: readonly JsonObject[];
  readonly total: number;
  readonly aggregations: Readonly<Record<string, JsonValue>>;
  readonly page: number;
  readonly limit: number | null;
}

/**
 * Finds entities the way the Store API's criteria say (Store API sheet, criteria).
 *
 * @throws {ShopError} 400 for unknown fields, 500 for unknown associations.
 */
export function search(shop: Shop, entity: string, criteria: Criteria, context: SalesChannelContext): SearchResult {
  const definition = definitionOf(shop, entity);
  const prices = priceViewOf(context);
  const compilation: Compilation = { shop, languageIds: context.languageIds, prices, nextAlias: 0 };
  const partial = criteria.fields === undefined ? undefined : partialLoading(shop, definition, criteria.fields);
  const { criteria: scored, scores } = scoredCriteria(compilation, definition, criteria);
  const ids = selectIds(compilation, definition, scored);
  const associations = { ...partial?.associations, ...criteria.associations };
  const elements = loadEntities(shop, { definition, ids, associations }, context);
  if (scores !== undefined) for (const element of elements) withScore(element, scores.get(textOf(element['id'])));
  return {
    entity,
    elements: partial === undefined ? elements : partial.trim(elements),
    total: totalOf(compilation, entity, scored, ids.length),
    aggregations: aggregate(compilation, definition, scored, context),
    page: criteria.page ?? 1,
    limit: criteria.limit ?? null,
  };
}

/** The first entity a criteria finds. */
export function findFirst(
  shop: Shop,
  entity: string,
  criteria: Criteria,
  context: SalesChannelContext,
): JsonObject | undefined {
  return search(shop, entity, { ...criteria, limit: 1 }, context).elements[0];
}

/** The entity of an id, when the criteria's filters let it pass. */
export function findById(
  shop: Shop,
  entity: string,
  { id, ...criteria }: Criteria & { readonly id: string },
  context: SalesChannelContext,
): JsonObject | undefined {
  return findFirst(shop, entity, { ...criteria, ids: [id] }, context);
}

/** A search result as the Store API sends it; empty aggregations are PHP's `[]`. */
export function searchResultJson(result: SearchResult): JsonObject {
  const { elements, aggregations, page, limit, entity, total } = result;
  return {
    elements,
    aggregations: Object.keys(aggregations).length === 0 ? [] : aggregations,
    page,
    limit,
    entity,
    total,
    states: [],
    apiAlias: 'dal_entity_search_result',
  };
}

function totalOf(compilation: Compilation, entity: string, criteria: Criteria, found: number): number {
  const definition = definitionOf(compilation.shop, entity);
  if (criteria.totalCountMode === 'exact') return countRows(compilation, definition, criteria);
  if (criteria.totalCountMode === 'next-pages' && criteria.limit !== undefined) {
    const atMost = criteria.limit * 6 + 1;
    return Math.min(atMost, countRows(compilation, definition, criteria, atMost));
  }
  return found;
}
