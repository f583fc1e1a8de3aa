import { cmsElement, type CmsElement } from '../cms-elements.tsx';
import { standingElement } from '../standing-content.ts';
import { ImageElement } from './image-element.tsx';

const standing = [
  'text',
  'html',
  'image-gallery',
  'image-slider',
  'youtube-video',
  'vimeo-video',
  'product-name',
] as const satisfies readonly CmsElement['kind'][];

/** The elements that need nothing but themselves. */
export const ownElements: readonly CmsElement[] = [
  cmsElement('image', ImageElement),
  cmsElement('manufacturer-logo', ImageElement),
  ...standing.map((kind): CmsElement => ({ kind, draw: (slot) => <standingElement.Part key={slot.id} slot={slot} /> })),
];
