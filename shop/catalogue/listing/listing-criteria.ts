import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { type Criteria, equals, type Filter, not } from '../../entities/criteria/criteria.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';
import { listingAggregations, listingFilters } from './listing-filters.ts';
import type { ListingRequest } from './listing-request.ts';
import { sortingFields } from './sortings.ts';

/** What a listing is about: a category's products, or a search's hits in their order. */
export interface ListingSubject {
  readonly filters: readonly Filter[];
  readonly rankedIds?: readonly string[];
  readonly defaultOrder: string;
  readonly currentFilters: JsonObject;
}

/** One request for a listing, with everything it is answered from. */
export interface Listing {
  readonly shop: Shop;
  readonly request: ListingRequest;
  readonly subject: ListingSubject;
  readonly context: SalesChannelContext;
}

/** The sorting asked for, when the listing offers it. */
export function chosenOrder({ request, subject }: Listing, sortings: readonly JsonObject[]): string {
  const keys = sortings.map((sorting) => sorting['key']);
  return request.order !== undefined && keys.includes(request.order) ? request.order : subject.defaultOrder;
}

/** What a listing finds and counts, as a criteria: what the subject shows, narrowed by the shopper's filters afterwards. */
export function listingCriteria({ shop, request, subject }: Listing, order: string): Criteria {
  const filters = listingFilters(shop, request);
  const sortings = request.criteria.sortings ?? sortingFields(shop, order);
  return {
    ...(subject.rankedIds === undefined ? {} : { ids: subject.rankedIds }),
    ...(sortings.length === 0 ? {} : { sortings }),
    filters: [...subject.filters, not(equals('displayGroup', null)), ...(request.criteria.filters ?? [])],
    postFilters: [...filters.flatMap((filter) => filter.filters), ...(request.criteria.postFilters ?? [])],
    aggregations: [
      ...(request.noAggregations ? [] : listingAggregations(filters, request.reducesAggregations)),
      ...(request.criteria.aggregations ?? []),
    ],
    grouping: ['displayGroup'],
    limit: request.limit,
    page: request.page,
  };
}
