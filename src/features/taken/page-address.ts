import type { Pages } from '#offline/taken/page-parts.ts';
import { basePathOf, localeOfPath } from '#platform/configuration/locales.ts';

/** Pages in the language of a path, as they are taken along from this device. */
export function pagesOfDevice(path: string): Pages {
  return {
    origin: location.origin,
    base: basePathOf(localeOfPath(path)).replace(/\/$/, ''),
    pictureWidth: Math.ceil(pictureWidth(innerWidth) * (window.devicePixelRatio || 1)),
  };
}

/** As the page of a product shows its picture (`product-gallery.tsx`), lists none larger. */
const pictureWidth = (width: number): number => (width >= 704 ? Math.min(0.45 * width, 640) : 320);
