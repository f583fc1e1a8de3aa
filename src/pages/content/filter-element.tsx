import type { ReactElement } from 'react';
import { CategoryFilters } from '#features/catalogue/category-listing.tsx';
import { useEnvironment } from './environment.ts';

/**
 * The filters of the page's listing, where the layout puts them into a sidebar. Elsewhere the listing has them itself, above its products or beside
 * them.
 */
export function FilterElement(): ReactElement | null {
  const { sidebarListing } = useEnvironment();
  if (!sidebarListing?.data?.listing) return null;
  return <CategoryFilters listing={sidebarListing.data.listing} filters={sidebarListing.config.filters} />;
}
