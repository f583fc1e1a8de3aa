import { useId, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isUnansweredListing } from '#offline/unanswered-listing.ts';
import type { ListingQuery } from '#store-api/catalogue/listing-query.ts';
import type { ProductListing } from '#store-api/schemas/product-listing.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { ListingFilters } from './listing-filters.tsx';
import { ListingPages } from './listing-pages.tsx';
import { OwnScoresTile } from './own-scores-tile.tsx';
import { hasOrders, SortingSelect } from './sorting-select.tsx';
import { UnansweredListing } from './unanswered-listing.tsx';
import { readListingQuery } from '../listing-address.ts';
import { sorted, withLonelyLast } from './page-count.ts';
import { useListing } from './listing-state.ts';
import { isPopularRare, type TileLook } from '../product/tile-look.ts';
import { ProductTile } from '../product-tile.tsx';
import styles from './product-listing.module.css';

interface ProductListingProps {
  listing: ProductListing;
  /** Fetches a further page with the choices of the address; without it, pages are reached by their links alone. */
  loadPage: ((query: ListingQuery) => Promise<ProductListing>) | undefined;
  /** What can be filtered by; everything without it. */
  filters?: readonly string[] | undefined;
  /** Whether a sidebar of the page has the filters on wide screens. */
  filtersAside?: boolean | undefined;
  sortable?: boolean;
  /** How much of each product is shown; as usual without it. */
  look?: TileLook | undefined;
  /** Whether its pictures are the first of the page: then those of the first row are fetched before others. */
  leads?: boolean;
  /** Shown when nothing is found. */
  empty: ReactNode;
}

/** Products with what they can be sorted and filtered by. The address carries every choice. */
export function ProductListingView(props: ProductListingProps): ReactElement {
  const { listing, loadPage, filters, filtersAside = false, sortable = true, look, leads = false, empty } = props;
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  const query = readListingQuery(parameters);
  const text = parameters.get('search');
  const load = loadPage && ((page: number) => loadPage({ ...query, ...sorted(listing), limit: listing.limit, page }));
  const state = useListing(listing, load && (async (page) => withLonelyLast(await load(page), load)));
  const saysPopular = isPopularRare(state.products);
  const headingId = useId();
  const choices = { listing, query, text };
  const ordered = sortable && hasOrders(listing);
  return (
    <section className={styles['listing']} aria-labelledby={headingId}>
      <div className={styles['columns']} data-aside={filtersAside || undefined} data-ordered={ordered || undefined}>
        <div className={styles['filters']}>
          <ListingFilters {...choices} allowed={filters} aside={filtersAside} />
        </div>
        <div className={styles['content']}>
          <div className={styles['bar']}>
            <Count id={headingId} listing={listing} />
            {ordered && <SortingSelect {...choices} />}
          </div>
          <AppliedFilters {...choices} />
          {listing.elements.length === 0 ? (
            isUnansweredListing(listing) ? (
              <UnansweredListing />
            ) : (
              empty
            )
          ) : (
            <>
              <ul className={styles['grid']}>
                {state.products.map((product, index) => (
                  <li key={product.id}>
                    <ProductTile
                      product={product}
                      look={look}
                      priority={leads && index < 2}
                      saysPopular={saysPopular}
                      besideColumn={filtersAside}
                    />
                  </li>
                ))}
                <OwnScoresTile articles={state.products.length} />
              </ul>
              <ListingPages {...choices} state={state} />
            </>
          )}
        </div>
      </div>
    </section>
  );
}

function Count({ id, listing }: { id: string; listing: ProductListing }): ReactElement {
  const { t } = useLingui();
  const { total } = listing;
  const count = t`${plural(total, { one: '# Artikel', other: '# Artikel' })}`;
  return (
    <h2 id={id} className={styles['count']} aria-live="polite">
      {isUnansweredListing(listing) ? <Trans>Artikel</Trans> : total === 0 ? <Trans>Keine Artikel</Trans> : count}
    </h2>
  );
}
