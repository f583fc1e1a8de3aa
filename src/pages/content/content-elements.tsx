import { useMemo, type ComponentProps } from 'react';
import { CategoryLinks } from '#features/catalogue/category-links.tsx';
import { CategoryListing } from '#features/catalogue/category-listing.tsx';
import { CrossSellingElement, ProductBoxElement, ProductSliderElement } from '#features/catalogue/content-elements.tsx';
import { cmsElement, type CmsElement } from '#features/cms/cms-elements.tsx';

interface Surroundings {
  /** The category the page belongs to. */
  categoryId?: string;
  /** Categories right below it. */
  categories: ComponentProps<typeof CategoryLinks>['categories'];
}

/** How the elements of a content page are drawn that show products or categories. */
export function useContentElements({ categoryId, categories }: Surroundings): readonly CmsElement[] {
  return useMemo(
    () => [
      cmsElement('product-box', ProductBoxElement),
      cmsElement('product-slider', ProductSliderElement),
      cmsElement('cross-selling', CrossSellingElement),
      cmsElement('category-navigation', () => <CategoryLinks categories={categories} />),
      cmsElement('product-listing', ({ slot: { data, config } }) =>
        data?.listing ? (
          <CategoryListing
            listing={data.listing}
            categoryId={categoryId}
            filters={config.filters}
            sortable={config.showSorting}
          />
        ) : null,
      ),
    ],
    [categoryId, categories],
  );
}
