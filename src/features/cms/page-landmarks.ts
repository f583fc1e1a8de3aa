import type { CmsBlock, CmsPage } from '#store-api/cms/cms-page.ts';
import type { CmsSlot, CmsSlotOf } from '#store-api/cms/cms-slot.ts';
import { cellsOf } from './layout/block-cells.ts';

/** The text that brings the page's first-level heading, if one does: then the page itself needs none. */
export function headingSlot(page: CmsPage | null): string | null {
  const slots = page === null ? [] : slotsOf(page);
  return slots.find((slot) => slot.kind === 'text' && /<h1[\s>]/i.test(slot.data?.content ?? ''))?.id ?? null;
}

/** Slots of a page in reading order. */
function slotsOf({ sections }: CmsPage): readonly CmsSlot[] {
  return sections.flatMap(({ blocks }) => blocks.flatMap(({ slots }) => cellsOf(slots).flat()));
}

const pictures: ReadonlySet<CmsSlot['kind']> = new Set(['image', 'image-gallery', 'image-slider']);

/** The picture of the first screen, which is fetched before others: only when it is among the first things of the page. */
export function firstPictureSlot(page: CmsPage): string | null {
  const slots = slotsOf(page).slice(0, 2);
  return slots.find(({ kind }) => pictures.has(kind))?.id ?? null;
}

/** The listing whose filters the page has in a sidebar, if it has any there. */
export function sidebarListing(page: CmsPage): CmsSlotOf<'product-listing'> | undefined {
  const isFilter = ({ slots }: CmsBlock): boolean => slots.some(({ kind }) => kind === 'sidebar-filter');
  const inSidebar = page.sections.some(
    ({ type, blocks }) =>
      type === 'sidebar' && blocks.some((block) => block.sectionPosition === 'sidebar' && isFilter(block)),
  );
  return inSidebar ? listingSlot(page) : undefined;
}

/** Where the page lists the products of its category. */
export function listingSlot(page: CmsPage | null): CmsSlotOf<'product-listing'> | undefined {
  return page === null ? undefined : slotsOf(page).find((slot) => slot.kind === 'product-listing');
}

/** Whether the page has a place for this kind of element. */
export function hasElement(page: CmsPage | null, kind: CmsSlot['kind']): boolean {
  return page !== null && slotsOf(page).some((slot) => slot.kind === kind);
}
