import type { SalesChannelContext } from '../../context/sales-channel-context.ts';
import { type Criteria, equals, type Filter, not } from '../../criteria/criteria.ts';
import { aggregate } from '../../entities/aggregate.ts';
import { definitionOf } from '../../entities/entity-lookup.ts';
import { loadEntities } from '../../entities/load-entities.ts';
import { countRows, selectIds } from '../../entities/select-ids.ts';
import type { Compilation } from '../../entities/sql-query.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../json.ts';
import type { Shop } from '../../shop.ts';
import { cardAssociations } from '../visible-products.ts';
import { listingAggregations, listingFilters } from './listing-filters.ts';
import type { ListingRequest } from './listing-request.ts';
import { mainVariants } from './main-variants.ts';
import { propertyAggregations } from './property-aggregation.ts';
import { availableSortings, sortingFields } from './sortings.ts';

/** What a listing is about: a category's products, or a search's hits in their order. */
export type ListingSubject = {
  readonly filters: readonly Filter[];
  readonly rankedIds?: readonly string[];
  readonly defaultOrder: string;
  readonly currentFilters: JsonObject;
};

type Listing = {
  readonly shop: Shop;
  readonly request: ListingRequest;
  readonly subject: ListingSubject;
  readonly context: SalesChannelContext;
};

function chosenOrder({ request, subject }: Listing, sortings: readonly JsonObject[]): string {
  const keys = sortings.map((sorting) => sorting['key']);
  return request.order !== undefined && keys.includes(request.order) ? request.order : subject.defaultOrder;
}

function listingCriteria({ shop, request, subject, context }: Listing, order: string): Criteria {
  const filters = listingFilters(shop, request, context);
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

/** Prices are counted in euro and shown in the context's currency; averages and sums are not part of the answer. */
function inCurrency(price: JsonValue | undefined, factor: number): JsonValue {
  if (!isJsonObject(price)) return null;
  const convert = (value: JsonValue | undefined): JsonValue =>
    typeof value === 'string' ? (Number(value) * factor).toFixed(4) : null;
  return { ...price, min: convert(price['min']), max: convert(price['max']), avg: null, sum: null };
}

function aggregations({ shop, request, context }: Listing, compilation: Compilation, criteria: Criteria): JsonValue {
  if (request.noAggregations) return [];
  const { properties, options, price, ...others } = aggregate(
    compilation,
    definitionOf(shop, 'product'),
    criteria,
    context,
  );
  const counted: Record<string, JsonValue> = { ...others };
  if (price !== undefined) counted['price'] = inCurrency(price, context.currency.factor);
  if (properties === undefined || options === undefined) return counted;
  return { ...counted, ...propertyAggregations(shop, { properties, options }, request.propertyGroupIds, context) };
}

function currentFilters({ request, subject }: Listing): JsonObject {
  return {
    ...subject.currentFilters,
    manufacturer: request.manufacturerIds,
    price: { min: request.minPrice, max: request.maxPrice },
    rating: request.rating,
    'shipping-free': request.isShippingFree,
    properties: request.optionIds,
  };
}

/** A `product_listing` (Store API sheet, product listing). Pages beyond the end are empty with total 0. */
export function loadListing(listing: Listing): JsonObject {
  const { shop, request, context, subject } = listing;
  const sortings = availableSortings(shop, context, subject.rankedIds !== undefined);
  const sorting = chosenOrder(listing, sortings);
  const criteria = listingCriteria(listing, sorting);
  const compilation: Compilation = { shop, languageIds: context.languageIds, nextAlias: 0 };
  const product = definitionOf(shop, 'product');
  const found = request.onlyAggregations ? [] : selectIds(compilation, product, criteria);
  const associations = { ...cardAssociations, ...request.criteria.associations };
  const elements = loadEntities(shop, { definition: product, ids: mainVariants(shop, found), associations }, context);
  return {
    elements,
    aggregations: aggregations(listing, compilation, criteria),
    page: request.page,
    limit: request.onlyAggregations ? 0 : request.limit,
    entity: 'product',
    total: found.length === 0 ? 0 : countRows(compilation, product, criteria),
    states: [],
    sorting,
    currentFilters: currentFilters(listing),
    availableSortings: sortings.map(({ id: _id, ...shown }) => shown),
    streamId: null,
    apiAlias: 'product_listing',
  };
}
