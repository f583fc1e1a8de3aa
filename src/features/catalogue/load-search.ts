import { searchProducts } from '#store-api/catalogue/product-search.ts';
import type { ProductListing } from '#store-api/schemas/product-listing.ts';
import { withSignal, type StoreApi } from '#store-api/store-api.ts';
import { readListingQuery } from './listing-address.ts';

/** What was searched for and found; `listing` is `null` when no text was given. */
export interface SearchContent {
  readonly text: string;
  readonly listing: ProductListing | null;
}

/** Searches for the text an address carries. @throws {StoreApiError} */
export async function loadSearch(
  api: StoreApi,
  parameters: URLSearchParams,
  signal: AbortSignal,
): Promise<SearchContent> {
  const text = (parameters.get('search') ?? '').trim();
  if (text === '') return { text, listing: null };
  const listing = await searchProducts(withSignal(api, signal), text, readListingQuery(parameters));
  return { text, listing };
}
