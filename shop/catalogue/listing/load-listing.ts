import { definitionOf } from '../../entities/entity-lookup.ts';
import { loadEntities } from '../../entities/hydration/load-entities.ts';
import { priceViewOf } from '../../entities/price-view.ts';
import type { Compilation } from '../../entities/sql/sql-query.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json.ts';
import { answerFromIndex, type ListingAnswer } from '../product-index/answer-from-index.ts';
import { cardAssociations } from '../product/visible-products.ts';
import { answerFromDatabase } from './answer-from-database.ts';
import { chosenOrder, type Listing, listingCriteria } from './listing-criteria.ts';
import { mainVariants } from './main-variants.ts';
import { propertyAggregations } from './property-aggregation.ts';
import { availableSortings } from './sortings.ts';

/** A `product_listing` (Store API sheet, product listing). Pages beyond the end are empty with total 0. */
export function loadListing(listing: Listing): JsonObject {
  const { shop, request, context, subject } = listing;
  const sortings = availableSortings(shop, context, subject.rankedIds !== undefined);
  const sorting = chosenOrder(listing, sortings);
  const criteria = listingCriteria(listing, sorting);
  const prices = priceViewOf(context);
  const compilation: Compilation = { shop, languageIds: context.languageIds, prices, nextAlias: 0 };
  const answer = answerFromIndex(compilation, criteria, context) ?? answerFromDatabase(compilation, criteria, context);
  const found = request.onlyAggregations ? [] : answer.ids;
  const product = definitionOf(shop, 'product');
  const associations = { ...cardAssociations, ...request.criteria.associations };
  const elements = loadEntities(shop, { definition: product, ids: mainVariants(shop, found), associations }, context);
  return {
    elements,
    aggregations: aggregations(listing, answer),
    page: request.page,
    limit: request.onlyAggregations ? 0 : request.limit,
    entity: 'product',
    total: found.length === 0 ? 0 : answer.total,
    states: [],
    sorting,
    currentFilters: currentFilters(listing),
    availableSortings: sortings.map(({ id: _id, ...shown }) => shown),
    streamId: null,
    apiAlias: 'product_listing',
  };
}

/** Averages and sums are not part of the answer. */
const extremes = (price: JsonValue): JsonValue => (isJsonObject(price) ? { ...price, avg: null, sum: null } : null);

function aggregations({ shop, request, context }: Listing, found: ListingAnswer): JsonValue {
  if (request.noAggregations) return [];
  const { properties, options, price, ...others } = found.aggregations;
  const counted: Record<string, JsonValue> = { ...others };
  if (price !== undefined) counted['price'] = extremes(price);
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
