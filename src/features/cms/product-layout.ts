import type { CmsPage } from '#store-api/cms/cms-page.ts';
import type { CmsSlot } from '#store-api/cms/cms-slot.ts';

/** What every product page shows anyway, at its own place. */
const partsOfEveryProduct: ReadonlySet<CmsSlot['kind']> = new Set([
  'product-name',
  'manufacturer-logo',
  'buy-box',
  'image-gallery',
  'product-description-reviews',
  'cross-selling',
]);

/** The layout of a product without the parts of every product; `null` when nothing is left. */
export function ownContentOf(page: CmsPage): CmsPage | null {
  const sections = page.sections.flatMap((section) => {
    const blocks = section.blocks.filter(({ slots }) => !slots.some(({ kind }) => partsOfEveryProduct.has(kind)));
    return blocks.length === 0 ? [] : [{ ...section, blocks }];
  });
  return sections.length === 0 ? null : { ...page, sections };
}
