import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { useShell } from '#platform/session/shell.ts';
import type { ListingQuery } from '#store-api/catalogue/listing-query.ts';
import type { ProductListing } from '#store-api/schemas/product-listing.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { isNarrowed, readListingQuery } from './listing-address.ts';
import { FiltersAside } from './listing/listing-filters.tsx';
import { ProductListingView } from './listing/product-listing.tsx';
import { readTileLook } from './product/tile-look.ts';

interface CategoryListingProps {
  listing: ProductListing;
  /** The layout's own choice of filters, comma-separated; `null`: all. */
  filters?: string | null;
  /** Whether `CategoryFilters` stands in a sidebar of the page. */
  filtersAside?: boolean;
  sortable?: boolean;
  /** How much of each product is shown, in the words of the shop's layouts. */
  boxLayout?: string | null;
  /** Whether its pictures are the first of the page. */
  leads: boolean;
}

/** The products of a category. */
export function CategoryListing(props: CategoryListingProps): ReactElement {
  const { listing, filters, filtersAside, sortable, boxLayout = null, leads } = props;
  const { api } = useShell();
  // Also on a landing page and in the layout of a product: there it is the root of the shop's categories.
  const { navigationId } = listing.currentFilters;
  const loadPage = async (id: string, query: ListingQuery): Promise<ProductListing> => {
    const { getProductListing } = await import('#store-api/catalogue/product-listing.ts');
    try {
      return await getProductListing(api, id, query);
    } catch (error) {
      const { keptListingPage } = await import('./listing/kept-listing-page.ts').catch(() => {
        throw error;
      });
      return keptListingPage(query.page ?? 1, error);
    }
  };
  return (
    <ProductListingView
      listing={listing}
      loadPage={navigationId === null ? undefined : (query) => loadPage(navigationId, query)}
      filters={namesOf(filters)}
      filtersAside={filtersAside}
      sortable={sortable ?? true}
      look={readTileLook({ boxLayout })}
      leads={leads}
      empty={<NoProducts />}
    />
  );
}

/** What the products of a category can be narrowed by, in a sidebar of its page. */
export function CategoryFilters({ listing, filters }: Pick<CategoryListingProps, 'listing' | 'filters'>): ReactElement {
  const parameters = new URLSearchParams(useLocation().search);
  return (
    <FiltersAside
      listing={listing}
      query={readListingQuery(parameters)}
      text={parameters.get('search')}
      allowed={namesOf(filters)}
    />
  );
}

function namesOf(filters: string | null | undefined): readonly string[] | undefined {
  return filters ? filters.split(',').map((name) => name.trim()) : undefined;
}

/** A filter can only be taken away where one is set. */
function NoProducts(): ReactElement {
  const { t } = useLingui();
  const isFiltered = isNarrowed({ ...readListingQuery(new URLSearchParams(useLocation().search)), order: '' });
  if (!isFiltered) {
    return (
      <EmptyState
        level={3}
        title={t`Hier gibt es zurzeit keine Artikel`}
        actions={
          <ButtonLink to="/sheet-configuration-v3" variant="secondary">{t`Eigene Noten drucken lassen`}</ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      level={3}
      title={t`Hier ist gerade nichts zu finden`}
      actions={<ButtonLink to="?" variant="secondary">{t`Alles in dieser Kategorie zeigen`}</ButtonLink>}
    >
      {t`Zu dieser Auswahl gibt es keine Artikel. Nehmen Sie einen Filter weg, oder beginnen Sie von vorn.`}
    </EmptyState>
  );
}
