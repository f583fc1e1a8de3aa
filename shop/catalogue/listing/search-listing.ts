import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { shopError } from '../../http/shop-error.ts';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue, textOf } from '../../base/json.ts';
import { withScore } from '../../entities/search/scored-criteria.ts';
import type { Shop } from '../../entities/shop.ts';
import { searchHits } from '../search/search-hits.ts';
import type { SearchHit } from '../../entities/definition.ts';
import { visibleInSearch, visibleProducts } from '../product/visible-products.ts';
import type { ListingRequest } from './listing-request.ts';
import { loadListing } from './load-listing.ts';

/** @throws {ShopError} 400 when the term is missing or empty. */
export function requireTerm(input: JsonObject): string {
  const { search } = input;
  if (typeof search === 'string' && search.trim() !== '') return search.trim();
  throw shopError({
    status: 400,
    code: 'FRAMEWORK__MISSING_REQUEST_PARAMETER',
    detail: 'Parameter "search" is missing.',
    parameters: { parameterName: 'search', path: '' },
  });
}

/** Products a term finds, best first unless another order is asked for. `search` in the filters only for full search. */
export function searchListing(
  shop: Shop,
  { term, isSuggestion }: SearchTerm,
  request: ListingRequest,
  context: SalesChannelContext,
): JsonObject {
  const hits = searchHits(shop, term, context.languageIds[0]);
  const subject = {
    filters: visibleProducts(context, visibleInSearch),
    rankedIds: hits.map((hit) => hit.id),
    defaultOrder: 'score',
    currentFilters: isSuggestion ? {} : { search: term },
  };
  const listing = loadListing({ shop, request: withoutScoreSorting(request), subject, context });
  withScores(listing['elements'], hits);
  return listing;
}

function withScores(elements: JsonValue | undefined, hits: readonly SearchHit[]): void {
  const scores = new Map(hits.map((hit) => [hit.id, hit.score]));
  for (const element of isJsonList(elements) ? elements : []) {
    if (!isJsonObject(element)) continue;
    const score = scores.get(textOf(element['id']));
    withScore(element, score);
  }
}

export interface SearchTerm {
  readonly term: string;
  readonly isSuggestion: boolean;
}

/** The order of the hits is the order by score; what is sorted by after it decides nothing. */
function withoutScoreSorting(request: ListingRequest): ListingRequest {
  const { sortings, ...criteria } = request.criteria;
  const place = sortings?.findIndex(({ field }) => field === '_score') ?? -1;
  return place === -1 ? request : { ...request, criteria: { ...criteria, sortings: sortings?.slice(0, place) ?? [] } };
}
