import { ask } from '../ask.ts';
import { listingBody, type ListingQuery } from './listing-query.ts';
import { productListingSchema, type ProductListing } from '../schemas/product-listing.ts';
import type { ProductCard } from '../schemas/product-card.ts';
import type { StoreApi } from '../store-api.ts';
import { catalogueRead } from '../store-api-call.ts';

/** A page of the products that match a text. @throws {StoreApiError} 400 for an empty text. */
export function searchProducts(api: StoreApi, text: string, query: ListingQuery = {}): Promise<ProductListing> {
  return ask(api, { ...catalogueRead('search', listingBody(query)), query: { search: text } }, productListingSchema);
}

/** The best matches for a text that is still being typed, and how many there are in all. */
export interface ProductSuggestions {
  readonly products: readonly ProductCard[];
  readonly total: number;
}

/** The best matches while the shopper is still typing. @throws {StoreApiError} 400 for an empty text. */
export async function suggestProducts(api: StoreApi, text: string, limit = 6): Promise<ProductSuggestions> {
  const body = { ...listingBody({ limit }), 'no-aggregations': true };
  const call = { ...catalogueRead('search-suggest', body), query: { search: text } };
  const { elements: products, total } = await ask(api, call, productListingSchema);
  return { products, total };
}
