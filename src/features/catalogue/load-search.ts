import { searchProducts } from '#store-api/catalogue/product-search.ts';
import type { ProductListing } from '#store-api/schemas/product-listing.ts';
import { withSignal, type StoreApi } from '#store-api/store-api.ts';
import type { ListingQuery } from '#store-api/catalogue/listing-query.ts';
import { withLonelyLast } from './listing/page-count.ts';
import { withCounts } from './listing/with-counts.ts';
import { readListingQuery } from './listing-address.ts';
import { loadSearchHelp, type SearchHelp } from './search/load-search-help.ts';

/** What was searched for and found; `listing` is `null` when no text was given. */
export interface SearchContent {
  readonly text: string;
  readonly listing: ProductListing | null;
  /** Only when the text found nothing, whatever is chosen to filter by. */
  readonly help?: SearchHelp;
}

interface SearchRequest {
  readonly parameters: URLSearchParams;
  readonly signal: AbortSignal;
  readonly limit?: ListingQuery['limit'];
}

/** Searches for the text an address carries. @throws {StoreApiError} */
export async function loadSearch(api: StoreApi, { parameters, signal, limit }: SearchRequest): Promise<SearchContent> {
  const text = (parameters.get('search') ?? '').trim();
  if (text === '') return { text, listing: null };
  const query = { ...readListingQuery(parameters), limit };
  const client = withSignal(api, signal);
  const load = (page: number) => searchProducts(client, text, { ...query, page });
  const found = await withLonelyLast(await load(query.page ?? 1), load);
  const listing = await withCounts(client, { search: text }, found);
  const isChosen = [...parameters.keys()].some((name) => name !== 'search');
  if (listing.total > 0 || isChosen) return { text, listing };
  return { text, listing, help: await loadSearchHelp(client, text) };
}
