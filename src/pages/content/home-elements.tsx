import type { ReactElement } from 'react';
import { CategoryLinks } from '#features/catalogue/category-links.tsx';
import { ProductBoxElement, ProductSliderElement } from '#features/catalogue/content-elements.tsx';
import { cmsElement, type CmsElement } from '#features/cms/cms-elements.tsx';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { useCategories } from './environment.ts';

const loadElement = async () => (await import('./content-elements.tsx')).ContentElement;

/** What a home page seldom shows: it comes when the page stands. */
function lateElement(kind: CmsElement['kind']): CmsElement {
  return { kind, draw: (slot) => <LatePart key={slot.id} load={loadElement} props={{ slot }} /> };
}

function NavigationElement(): ReactElement {
  return <CategoryLinks categories={useCategories()} />;
}

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
