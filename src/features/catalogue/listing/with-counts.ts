import { countFacets, type CountedListing } from '#store-api/catalogue/facet-counts.ts';
import type { ProductListing } from '#store-api/schemas/product-listing.ts';
import { withSignal, type StoreApi } from '#store-api/store-api.ts';
import { StoreApiError } from '#store-api/store-api-error.ts';
import { UnreadableAnswerError } from '#store-api/unreadable-answer-error.ts';

/** A listing is not worth more waiting for numbers beside its filters. */
const patienceMs = 1_500;

/** The listing with what its filters would leave; without it where the shop refuses to count, or takes long. */
export async function withCounts(
  api: StoreApi,
  counted: CountedListing,
  listing: ProductListing,
): Promise<ProductListing> {
  try {
    const counts = await countFacets(withSignal(api, AbortSignal.timeout(patienceMs)), counted, listing);
    return counts === undefined ? listing : { ...listing, counts };
  } catch (error) {
    if (error instanceof StoreApiError || error instanceof UnreadableAnswerError) return listing;
    throw error;
  }
}
