import { cmsElement } from '../cms-elements.tsx';
import { ImageElement } from './image-element.tsx';
import { ImageStripElement } from './image-strip-element.tsx';
import { ProductNameElement } from './product-name-element.tsx';
import { TextElement } from './text-element.tsx';
import { VideoElement } from './video-element.tsx';

/** The elements that need nothing but themselves. */
export const ownElements = [
  cmsElement('text', TextElement),
  cmsElement('html', TextElement),
  cmsElement('image', ImageElement),
  cmsElement('manufacturer-logo', ImageElement),
  cmsElement('image-gallery', ImageStripElement),
  cmsElement('image-slider', ImageStripElement),
  cmsElement('youtube-video', VideoElement),
  cmsElement('vimeo-video', VideoElement),
  cmsElement('product-name', ProductNameElement),
];
