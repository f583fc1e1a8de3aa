import { CrossSellingElement } from '#features/catalogue/content-elements.tsx';
import { cmsElement, type CmsElement } from '#features/cms/cms-elements.tsx';
import { homeElements } from './home-elements.tsx';

/** How the elements of a product's layout are drawn: cross-selling belongs to it, a listing seldom does. */
export const productLayoutElements: readonly CmsElement[] = [
  cmsElement('cross-selling', CrossSellingElement),
  ...homeElements.filter(({ kind }) => kind !== 'cross-selling'),
];
