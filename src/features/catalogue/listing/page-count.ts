import type { ListingQuery } from '#store-api/catalogue/listing-query.ts';
import type { ProductListing } from '#store-api/schemas/product-listing.ts';

/** Pages of a listing. An article that would stand alone on the last one is on the page before. */
export function pageCountOf({ total, limit }: Pick<ProductListing, 'total' | 'limit'>): number {
  const pages = Math.ceil(total / Math.max(limit, 1));
  return isLonely(total, limit) ? pages - 1 : pages;
}

/** The page, with the listing's last article when it would be alone on the next. @throws {StoreApiError} */
export async function withLonelyLast(
  listing: ProductListing,
  loadPage: (page: number) => Promise<ProductListing>,
): Promise<ProductListing> {
  const { page, limit, total, elements } = listing;
  if (!isLonely(total, limit) || page * limit !== total - 1) return listing;
  const last = await loadPage(page + 1);
  return { ...listing, elements: [...elements, ...last.elements] };
}

/** Pages fetched later have to be sorted as the first was, also when nobody chose a sorting. */
export function sorted({ sorting }: ProductListing): Pick<ListingQuery, 'order'> {
  return sorting === null ? {} : { order: sorting };
}

const isLonely = (total: number, limit: number): boolean => limit > 1 && total > limit && total % limit === 1;
