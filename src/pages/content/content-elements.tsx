import { CrossSellingElement, ProductBoxElement, ProductSliderElement } from '#features/catalogue/content-elements.tsx';
import { cmsElement, type CmsElement } from '#features/cms/cms-elements.tsx';
import { FilterElement } from './filter-element.tsx';
import { lateElement } from './late-element.tsx';
import { ListingElement } from './listing-element.tsx';
import { NavigationElement } from './navigation-element.tsx';

/** How the elements of a content page are drawn that show products, categories or forms. */
export const contentElements: readonly CmsElement[] = [
  cmsElement('product-box', ProductBoxElement),
  cmsElement('product-slider', ProductSliderElement),
  cmsElement('cross-selling', CrossSellingElement),
  cmsElement('category-navigation', NavigationElement),
  cmsElement('product-listing', ListingElement),
  cmsElement('sidebar-filter', FilterElement),
  lateElement('buy-box'),
  lateElement('product-description-reviews'),
  lateElement('form'),
];
