import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { useShell } from '#platform/session/shell.ts';
import type { ListingQuery } from '#store-api/catalogue/listing-query.ts';
import type { ProductListing } from '#store-api/schemas/product-listing.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { isNarrowed, readListingQuery } from './listing-address.ts';
import { ProductListingView } from './listing/product-listing.tsx';

interface CategoryListingProps {
  listing: ProductListing;
  /** Without one (a listing on a landing page) there are links to further pages only. */
  categoryId: string | undefined;
  /** The layout's own choice of filters, comma-separated; `null`: all. */
  filters?: string | null;
  sortable?: boolean;
  /** Whether its pictures are the first of the page. */
  leads: boolean;
}

/** The products of a category. */
export function CategoryListing({ listing, categoryId, filters, sortable, leads }: CategoryListingProps): ReactElement {
  const { api } = useShell();
  const loadPage = async (id: string, query: ListingQuery): Promise<ProductListing> => {
    const { getProductListing } = await import('#store-api/catalogue/product-listing.ts');
    return getProductListing(api, id, query);
  };
  return (
    <ProductListingView
      listing={listing}
      loadPage={categoryId === undefined ? undefined : (query) => loadPage(categoryId, query)}
      filters={filters ? filters.split(',').map((name) => name.trim()) : undefined}
      sortable={sortable ?? true}
      leads={leads}
      empty={<NoProducts />}
    />
  );
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
