import type { ReactElement } from 'react';
import { CrossSellingElement } from '#features/catalogue/content-elements.tsx';
import { cmsElement, type CmsElement } from '#features/cms/cms-elements.tsx';
import { FormElement } from './form-element.tsx';
import { ListingElement } from './listing-element.tsx';
import { BuyBoxElement, DescriptionReviewsElement } from './product-elements.tsx';

const elements: readonly CmsElement[] = [
  cmsElement('cross-selling', CrossSellingElement),
  cmsElement('product-listing', ListingElement),
  cmsElement('buy-box', BuyBoxElement),
  cmsElement('product-description-reviews', DescriptionReviewsElement),
  cmsElement('form', FormElement),
];

/** One of the elements few pages have. */
export function SeldomElement({ slot }: { slot: Parameters<CmsElement['draw']>[0] }): ReactElement {
  return <>{elements.find(({ kind }) => kind === slot.kind)?.draw(slot)}</>;
}
