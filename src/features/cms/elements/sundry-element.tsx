import type { ReactElement } from 'react';
import { cmsElement, type CmsElement } from '../cms-elements.tsx';
import { ImageStripElement } from './image-strip-element.tsx';
import { ProductNameElement } from './product-name-element.tsx';
import { TextElement } from './text-element.tsx';
import { VideoElement } from './video-element.tsx';

const elements: readonly CmsElement[] = [
  cmsElement('text', TextElement),
  cmsElement('html', TextElement),
  cmsElement('image-gallery', ImageStripElement),
  cmsElement('image-slider', ImageStripElement),
  cmsElement('youtube-video', VideoElement),
  cmsElement('vimeo-video', VideoElement),
  cmsElement('product-name', ProductNameElement),
];

/** One of the elements that a page is alive without. */
export function SundryElement({ slot }: { slot: Parameters<CmsElement['draw']>[0] }): ReactElement {
  return <>{elements.find(({ kind }) => kind === slot.kind)?.draw(slot)}</>;
}
