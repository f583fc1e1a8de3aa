import { ask } from '../ask.ts';
import { listingBody, type ListingQuery } from './listing-query.ts';
import { requireInput } from '../missing-input-error.ts';
import { productListingSchema, type ProductListing } from '../schemas/product-listing.ts';
import type { StoreApi } from '../store-api.ts';
import { catalogueRead, pathTo } from '../store-api-call.ts';

/**
 * A page of the products of a category.
 *
 * @throws {MissingInputError} without a category id. @throws {StoreApiError} 404 for an unknown category.
 */
export async function getProductListing(
  api: StoreApi,
  categoryId: string | undefined,
  query: ListingQuery = {},
): Promise<ProductListing> {
  const id = requireInput(categoryId, 'Search category id does not exist');
  return ask(api, catalogueRead(pathTo`product-listing/${id}`, listingBody(query)), productListingSchema);
}
