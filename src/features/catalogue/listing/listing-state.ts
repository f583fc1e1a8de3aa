import { useState } from 'react';
import { pageCountOf } from './page-count.ts';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import type { ProductListing } from '#store-api/schemas/product-listing.ts';

export type LoadPage = (page: number) => Promise<ProductListing>;

interface ListingState {
  readonly products: readonly ProductCard[];
  /** Last page on show. */
  readonly page: number;
  readonly phase: 'resting' | 'loading' | 'failed';
  readonly hasMore: boolean;
  loadMore(): Promise<void>;
}

interface Appended {
  readonly to: ProductListing;
  readonly products: readonly ProductCard[];
  readonly page: number;
  readonly phase: ListingState['phase'];
}

/**
 * A listing that grows: pages are appended to the one the address names. A new listing (other filters, another page)
 * replaces everything (specification section 4).
 */
export function useListing(listing: ProductListing, loadPage: LoadPage | undefined): ListingState {
  const fresh: Appended = { to: listing, products: [], page: listing.page, phase: 'resting' };
  const [kept, setKept] = useState(fresh);
  const shown = kept.to === listing ? kept : fresh;
  const loadMore = async (): Promise<void> => {
    if (loadPage === undefined) return;
    setKept({ ...shown, phase: 'loading' });
    try {
      const next = await loadPage(shown.page + 1);
      setKept((now) => (now.to === listing ? appended(shown, next) : now));
    } catch {
      setKept((now) => (now.to === listing ? { ...shown, phase: 'failed' } : now));
    }
  };
  return {
    products: [...listing.elements, ...shown.products],
    page: shown.page,
    phase: shown.phase,
    hasMore: loadPage !== undefined && shown.page < pageCountOf(listing),
    loadMore,
  };
}

function appended(shown: Appended, next: ProductListing): Appended {
  return { ...shown, products: [...shown.products, ...next.elements], page: shown.page + 1, phase: 'resting' };
}
