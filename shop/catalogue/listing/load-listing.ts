import { definitionOf } from '../../entities/entity-lookup.ts';
import { loadEntities } from '../../entities/hydration/load-entities.ts';
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
  const compilation: Compilation = { shop, languageIds: context.languageIds, nextAlias: 0 };
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

/** Prices are counted in euro and shown in the context's currency; averages and sums are not part of the answer. */
function inCurrency(price: JsonValue | undefined, factor: number): JsonValue {
  if (!isJsonObject(price)) return null;
  const convert = (value: JsonValue | undefined): JsonValue =>
    typeof value === 'string' ? (Number(value) * factor).toFixed(4) : null;
  return { ...price, min: convert(price['min']), max: convert(price['max']), avg: null, sum: null };
}

function aggregations({ shop, request, context }: Listing, found: ListingAnswer): JsonValue {
  if (request.noAggregations) return [];
  const { properties, options, price, ...others } = found.aggregations;
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
