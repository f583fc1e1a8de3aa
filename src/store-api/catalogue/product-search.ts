import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { listingBody, type ListingQuery } from './listing-query.ts';
import { flattenProduct, productCardShape } from '../schemas/product-card.ts';
import { productFieldsSchema } from '../schemas/product-fields.ts';
import { productListingIncludes, productListingSchema, type ProductListing } from '../schemas/product-listing.ts';
import { listOf, numberOr } from '../schemas/tolerant.ts';
import { translatedObject } from '../schemas/translated.ts';
import type { StoreApi } from '../store-api.ts';
import { catalogueRead } from '../store-api-call.ts';

/** A page of the products that match a text. @throws {StoreApiError} 400 for an empty text. */
export function searchProducts(api: StoreApi, text: string, query: ListingQuery = {}): Promise<ProductListing> {
  return ask(api, { ...catalogueRead('search', listingBody(query)), query: { search: text } }, productListingSchema);
}

const suggestedProductSchema = z.pipe(
  translatedObject({ ...productCardShape, customFields: productFieldsSchema }, ['name', 'customFields']),
  z.transform(flattenProduct),
);
const suggestionsSchema = z.object({ elements: listOf(suggestedProductSchema), total: numberOr(0) });
const suggestionIncludes = {
  ...productListingIncludes,
  product: [...productListingIncludes.product, 'customFields'],
};

/** A product among suggestions: as listings show it, and who wrote it. */
export type SuggestedProduct = z.infer<typeof suggestedProductSchema>;

/** The best matches for a text that is still being typed, and how many there are in all. */
export interface ProductSuggestions {
  readonly products: readonly SuggestedProduct[];
  readonly total: number;
}

/** The best matches while the shopper is still typing. @throws {StoreApiError} 400 for an empty text. */
export async function suggestProducts(api: StoreApi, text: string, limit = 6): Promise<ProductSuggestions> {
  const body = { ...listingBody({ limit }), includes: suggestionIncludes, 'no-aggregations': true };
  const call = { ...catalogueRead('search-suggest', body), query: { search: text } };
  const { elements: products, total } = await ask(api, call, suggestionsSchema);
  return { products, total };
}
