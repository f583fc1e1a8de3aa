import type { ReactElement } from 'react';
import { CategoryListing } from '#features/catalogue/category-listing.tsx';
import type { ListingSlot } from '#features/catalogue/content-elements.tsx';
import { useCmsPage } from '#features/cms/cms-page-context.ts';
import { useEnvironment } from './environment.ts';

/** The products of the category a content page belongs to; elsewhere of the whole shop. */
export function ListingElement({ slot: { id, data, config } }: { slot: ListingSlot }): ReactElement | null {
  const { sidebarListing } = useEnvironment();
  const { firstPictureSlot } = useCmsPage();
  if (!data?.listing) return null;
  return (
    <CategoryListing
      listing={data.listing}
      filters={config.filters}
      filtersAside={sidebarListing?.id === id}
      sortable={config.showSorting}
      boxLayout={config.boxLayout}
      leads={firstPictureSlot === null}
    />
  );
}
