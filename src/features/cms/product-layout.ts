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

/**
 * The layout of a product without the parts every product has; `null` when nothing is left. An element about another product,
 * and pictures that are not the product's own, stay where the editor put them.
 */
export function ownContentOf(page: CmsPage, product: SubjectOfPage): CmsPage | null {
  const repeats = (slot: CmsSlot): boolean => partsOfEveryProduct.has(slot.kind) && !isOfAnother(slot, product);
  const sections = page.sections.flatMap((section) => {
    const blocks = section.blocks.filter(({ slots }) => !slots.some(repeats));
    return blocks.length === 0 ? [] : [{ ...section, blocks }];
  });
  return sections.length === 0 ? null : { ...page, sections };
}

interface SubjectOfPage {
  readonly id: string;
  readonly parentId: string | null;
  /** Its own pictures. */
  readonly media: readonly { readonly id: string }[];
}

function isOfAnother(slot: CmsSlot, { id, parentId, media }: SubjectOfPage): boolean {
  if (slot.kind === 'buy-box' || slot.kind === 'product-description-reviews') {
    const other = slot.data?.product;
    return other !== null && other !== undefined && other.id !== id && other.parentId !== (parentId ?? id);
  }
  if (slot.kind !== 'image-gallery') return false;
  const shown = slot.data?.sliderItems.flatMap((item) => item.media?.id ?? []) ?? [];
  return shown.length > 0 && shown.every((pictureId) => !media.some((own) => own.id === pictureId));
}
