import type { CmsPage } from '#store-api/cms/cms-page.ts';
import type { CmsSlot } from '#store-api/cms/cms-slot.ts';
import { cellsOf } from './layout/block-cells.ts';

/** Slots of a page in reading order. */
function slotsOf({ sections }: CmsPage): readonly CmsSlot[] {
  return sections.flatMap(({ blocks }) => blocks.flatMap(({ slots }) => cellsOf(slots).flat()));
}

/** The text that brings the page's first-level heading, if one does: then the page itself needs none. */
export function headingSlot(page: CmsPage | null): string | null {
  const slots = page === null ? [] : slotsOf(page);
  return slots.find((slot) => slot.kind === 'text' && /<h1[\s>]/i.test(slot.data?.content ?? ''))?.id ?? null;
}

const pictures: ReadonlySet<CmsSlot['kind']> = new Set(['image', 'image-gallery', 'image-slider']);

/** The picture of the first screen, which is fetched before others: only when it is among the first things of the page. */
export function firstPictureSlot(page: CmsPage): string | null {
  const slots = slotsOf(page).slice(0, 2);
  return slots.find(({ kind }) => pictures.has(kind))?.id ?? null;
}

/** Whether the page has a place for this kind of element. */
export function hasElement(page: CmsPage | null, kind: CmsSlot['kind']): boolean {
  return page !== null && slotsOf(page).some((slot) => slot.kind === kind);
}
