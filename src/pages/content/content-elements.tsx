import { createContext, useContext, type ComponentProps, type ReactElement } from 'react';
import { CategoryLinks } from '#features/catalogue/category-links.tsx';
import { CategoryListing } from '#features/catalogue/category-listing.tsx';
import {
  CrossSellingElement,
  ProductBoxElement,
  ProductSliderElement,
  type ListingSlot,
} from '#features/catalogue/content-elements.tsx';
import { cmsElement } from '#features/cms/cms-elements.tsx';

interface Environment {
  /** The category a content page belongs to. */
  categoryId?: string;
  /** Categories right below it. */
  categories: ComponentProps<typeof CategoryLinks>['categories'];
}

export const EnvironmentContext = createContext<Environment>({ categories: [] });

function NavigationElement(): ReactElement {
  return <CategoryLinks categories={useContext(EnvironmentContext).categories} />;
}

function ListingElement({ slot: { data, config } }: { slot: ListingSlot }): ReactElement | null {
  const { categoryId } = useContext(EnvironmentContext);
  if (!data?.listing) return null;
  return (
    <CategoryListing
      listing={data.listing}
      categoryId={categoryId}
      filters={config.filters}
      sortable={config.showSorting}
    />
  );
}

/** How the elements of a content page are drawn that show products or categories. */
export const contentElements = [
  cmsElement('product-box', ProductBoxElement),
  cmsElement('product-slider', ProductSliderElement),
  cmsElement('cross-selling', CrossSellingElement),
  cmsElement('category-navigation', NavigationElement),
  cmsElement('product-listing', ListingElement),
];
