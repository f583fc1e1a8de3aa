import { defaultPageSize } from './criteria.ts';
import { productListingIncludes } from '../schemas/product-listing.ts';

/** What the shopper chose. Zero, empty and missing mean "not filtered". */
export interface ListingQuery {
  /** From 1. */
  readonly page?: number;
  /** `shop`: as many as the shop's own setting says. */
  readonly limit?: number | 'shop' | undefined;
  /** Key of a sorting, such as `price-asc`; unknown keys fall back to the shop's default. */
  readonly order?: string;
  readonly manufacturers?: readonly string[];
  /** Ids of property options: any of a group, all groups. */
  readonly properties?: readonly string[];
  readonly minPrice?: number;
  readonly maxPrice?: number;
  /** At least this many points, 1 to 5. */
  readonly rating?: number;
  readonly shippingFree?: boolean;
}

/**
 * The listing parameters of the Store API: values of a filter joined with "|", because the shop refuses lists; a price
 * bound only when it is not zero (specification sections 5 and 9). The page is called `p` here, not `page`.
 */
export function listingParameters(query: ListingQuery): Readonly<Record<string, string | number | boolean>> {
  const { limit = defaultPageSize } = query;
  return {
    p: query.page ?? 1,
    ...(limit === 'shop' ? {} : { limit }),
    ...given('order', query.order),
    ...given('manufacturer', query.manufacturers?.join('|')),
    ...given('properties', query.properties?.join('|')),
    ...given('min-price', query.minPrice),
    ...given('max-price', query.maxPrice),
    ...given('rating', query.rating),
    ...given('shipping-free', query.shippingFree),
  };
}

/** Outside the pages of categories the shop does not say how many it shows; this is what it is set to when installed. */
const installedPageSize = 24;

/** The body of a listing or search call. */
export function listingBody(query: ListingQuery): object {
  return { limit: installedPageSize, ...listingParameters(query), includes: productListingIncludes };
}

function given<Value extends string | number | boolean>(key: string, value: Value | undefined): Record<string, Value> {
  return value ? { [key]: value } : {};
}
