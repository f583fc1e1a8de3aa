import { listingInData } from '#offline/listing-in-payload.ts';
import { payloadAddress } from '#offline/page-payload.ts';
import type { ProductListing } from '#store-api/schemas/product-listing.ts';
import { isUnanswered } from '#store-api/store-api-error.ts';

/**
 * A further page of the listing that the page in the browser shows, as this device keeps it, in place of an answer that did not come.
 * @throws the error that there was instead of the answer, where the page is not kept or the shop refused
 */
export async function keptListingPage(page: number, error: unknown): Promise<ProductListing> {
  if (!isUnanswered(error)) throw error;
  const address = new URL(location.href);
  address.searchParams.set('p', String(page));
  const answer = await fetch(payloadAddress(address)).catch(() => undefined);
  const payload: unknown = await answer?.json().catch(() => undefined);
  const listing = listingInData(payload);
  if (!isListingPage(listing) || listing.page !== page) throw error;
  return listing;
}

/** What stands in a page of this shop was read from its answer. */
const isListingPage = (listing: unknown): listing is ProductListing =>
  typeof listing === 'object' && listing !== null && 'currentFilters' in listing;
