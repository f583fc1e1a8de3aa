import { anyOf, equals, equalsAny, type Aggregation, type Filter, range } from '../../entities/criteria/criteria.ts';
import type { Shop } from '../../entities/shop.ts';
import type { ListingRequest } from './listing-request.ts';

/** One filter a shopper may set: what it lets through, and what is counted to draw it. */
export interface ListingFilter {
  readonly name: string;
  readonly filters: readonly Filter[];
  readonly aggregations: readonly Aggregation[];
}

/** All filters of a listing that are not switched off. */
export function listingFilters(shop: Shop, request: ListingRequest): readonly ListingFilter[] {
  const { manufacturerIds, rating } = request;
  const all: readonly ListingFilter[] = [
    {
      name: 'manufacturer',
      filters: manufacturerIds.length > 0 ? [equalsAny('manufacturerId', manufacturerIds)] : [],
      aggregations: [{ type: 'entity', name: 'manufacturer', field: 'manufacturerId', entity: 'product_manufacturer' }],
    },
    {
      name: 'price',
      filters: priceFilters(request),
      aggregations: [{ type: 'stats', name: 'price', field: 'variantPrices' }],
    },
    {
      name: 'rating',
      filters: rating === null ? [] : [range('ratingAverage', { gte: rating })],
      aggregations: [{ type: 'max', name: 'rating', field: 'ratingAverage' }],
    },
    {
      name: 'shipping-free',
      filters: request.isShippingFree ? [equals('shippingFree', true)] : [],
      aggregations: [
        {
          type: 'filter',
          name: 'shipping-free',
          filters: [equals('shippingFree', true)],
          aggregation: { type: 'max', name: 'shipping-free', field: 'shippingFree' },
        },
      ],
    },
    {
      name: 'properties',
      filters: propertyFilters(shop, request.optionIds),
      aggregations: [
        { type: 'terms', name: 'properties', field: 'properties.id' },
        { type: 'terms', name: 'options', field: 'options.id' },
      ],
    },
  ];
  return all.filter(({ name }) => !request.withoutFilters.has(name));
}

/** Aggregations of all filters; when reduced, each one counts what the other filters let through. */
export function listingAggregations(filters: readonly ListingFilter[], isReduced: boolean): readonly Aggregation[] {
  return filters.flatMap((filter) => {
    const others = isReduced ? filters.filter((other) => other !== filter).flatMap((other) => other.filters) : [];
    if (others.length === 0) return filter.aggregations;
    return filter.aggregations.map((aggregation): Aggregation => ({
      type: 'filter',
      name: aggregation.name,
      filters: others,
      aggregation,
    }));
  });
}

function groupsOf(shop: Shop, optionIds: readonly string[]): readonly (readonly string[])[] {
  const rows = shop.database
    .prepare('SELECT id, group_id FROM property_group_option WHERE id IN (SELECT value FROM json_each(?))')
    .all(JSON.stringify(optionIds));
  const groups = new Map<string, string[]>();
  for (const row of rows) {
    const groupId = String(row['group_id']);
    groups.set(groupId, [...(groups.get(groupId) ?? []), String(row['id'])]);
  }
  return [...groups.values()];
}

/** Options of one group are alternatives, groups must all be met; variants carry theirs as `options`. */
function propertyFilters(shop: Shop, optionIds: readonly string[]): readonly Filter[] {
  if (optionIds.length === 0) return [];
  const groups = groupsOf(shop, optionIds);
  if (groups.length === 0) return [equalsAny('properties.id', optionIds)];
  return groups.map((ids) => anyOf(equalsAny('options.id', ids), equalsAny('properties.id', ids)));
}

/** The shopper's limits are in the context's currency, and so are the prices they are compared with. */
function priceFilters(request: ListingRequest): readonly Filter[] {
  const { minPrice, maxPrice } = request;
  if (minPrice <= 0 && maxPrice <= 0) return [];
  const lower = minPrice > 0 ? { gte: minPrice } : {};
  const upper = maxPrice > 0 ? { lte: maxPrice } : {};
  return [range('cheapestPrice', { ...lower, ...upper })];
}
