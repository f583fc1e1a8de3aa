import type { ReactElement } from 'react';
import { CategoryLinks } from '#features/catalogue/category-links.tsx';
import { CategoryListing } from '#features/catalogue/category-listing.tsx';
import {
  CrossSellingElement,
  ProductBoxElement,
  ProductSliderElement,
  type ListingSlot,
} from '#features/catalogue/content-elements.tsx';
import { cmsElement, type CmsElement } from '#features/cms/cms-elements.tsx';
import { useCategories, useEnvironment } from './environment.ts';
import { FormElement } from './form-element.tsx';
import { BuyBoxElement, DescriptionReviewsElement } from './product-elements.tsx';

function NavigationElement(): ReactElement {
  return <CategoryLinks categories={useCategories()} />;
}

function ListingElement({ slot: { data, config } }: { slot: ListingSlot }): ReactElement | null {
  const { categoryId } = useEnvironment();
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

/** How the elements of a content page are drawn that show products, categories or forms. */
export const contentElements: readonly CmsElement[] = [
  cmsElement('product-box', ProductBoxElement),
  cmsElement('product-slider', ProductSliderElement),
  cmsElement('cross-selling', CrossSellingElement),
  cmsElement('category-navigation', NavigationElement),
  cmsElement('product-listing', ListingElement),
  cmsElement('buy-box', BuyBoxElement),
  cmsElement('product-description-reviews', DescriptionReviewsElement),
  cmsElement('form', FormElement),
];

/** One element of another place's page, drawn as here. */
export function ContentElement({ slot }: { slot: Parameters<CmsElement['draw']>[0] }): ReactElement {
  return <>{contentElements.find(({ kind }) => kind === slot.kind)?.draw(slot)}</>;
}
