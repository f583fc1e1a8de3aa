import type { ElementResolver } from './cms-element.ts';
import { imageElement, imageSliderElement, manufacturerLogoElement } from './image-elements.ts';
import {
  buyBoxElement,
  crossSellingElement,
  descriptionReviewsElement,
  productBoxElement,
  productListingElement,
  productSliderElement,
} from './product-elements.ts';
import { formElement, htmlElement, textElement } from './text-elements.ts';

/** Who fills which element; elements that are not here (filters, category navigation) have no data. */
export const elementResolvers: ReadonlyMap<string, ElementResolver> = new Map<string, ElementResolver>([
  ['text', textElement],
  ['product-name', textElement],
  ['html', htmlElement],
  ['image', imageElement],
  ['youtube-video', imageElement],
  ['vimeo-video', imageElement],
  ['image-slider', imageSliderElement],
  ['image-gallery', imageSliderElement],
  ['manufacturer-logo', manufacturerLogoElement],
  ['product-box', productBoxElement],
  ['product-slider', productSliderElement],
  ['product-listing', productListingElement],
  ['buy-box', buyBoxElement],
  ['product-description-reviews', descriptionReviewsElement],
  ['cross-selling', crossSellingElement],
  ['form', formElement],
]);

/** Elements whose answer lists their settings in `fieldConfig`. */
export const elementsWithFieldConfig: ReadonlySet<string> = new Set(
  [...elementResolvers.keys()].filter((type) => type !== 'form' && type !== 'product-listing'),
);

/** Elements that are about the page's product unless they name another. */
export const elementsOfProduct: ReadonlySet<string> = new Set([
  'product-name',
  'manufacturer-logo',
  'image-gallery',
  'buy-box',
  'product-description-reviews',
  'cross-selling',
]);
