import { ProductBoxElement, ProductSliderElement } from '#features/catalogue/content-elements.tsx';
import { cmsElement, type CmsElement } from '#features/cms/cms-elements.tsx';
import { lateElement } from './late-element.tsx';
import { NavigationElement } from './navigation-element.tsx';

/** How the elements of the home page are drawn. */
export const homeElements: readonly CmsElement[] = [
  cmsElement('product-box', ProductBoxElement),
  cmsElement('product-slider', ProductSliderElement),
  cmsElement('category-navigation', NavigationElement),
  lateElement('cross-selling'),
  lateElement('product-listing'),
  lateElement('buy-box'),
  lateElement('product-description-reviews'),
  lateElement('form'),
];
