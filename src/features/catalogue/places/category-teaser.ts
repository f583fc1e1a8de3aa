import type { Category } from '#store-api/catalogue/category.ts';
import type { CmsBlock, CmsPage } from '#store-api/cms/cms-page.ts';
import type { CmsImage } from '#store-api/cms/cms-image.ts';

export interface Opening {
  readonly page: CmsPage;
  readonly picture: CmsImage['media'];
}

/**
 * A content page without the blocks before its listing that only show the category's description beside a picture
 * (Shopware's default layout does); `null` when there are none. The page then opens with both, small, so that products
 * stand in the first screen.
 */
export function withoutTeaser({ cmsPage, description }: Category): Opening | null {
  if (cmsPage === null) return null;
  const teasers = new Set(blocksBeforeListing(cmsPage).filter((block) => isTeaser(block, description ?? '')));
  if (teasers.size === 0) return null;
  const sections = cmsPage.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter((block) => !teasers.has(block)),
  }));
  const images = [...teasers].flatMap(({ slots }) => slots.flatMap((slot) => (slot.kind === 'image' ? [slot] : [])));
  const picture = images.find(({ data }) => data?.media)?.data?.media ?? null;
  return { page: { ...cmsPage, sections: sections.filter(({ blocks }) => blocks.length > 0) }, picture };
}

const inOrder = <Placed extends { readonly position: number }>(parts: readonly Placed[]): Placed[] =>
  parts.toSorted((a, b) => a.position - b.position);

/** None when there is no listing: then the picture is what the page is about. */
function blocksBeforeListing({ sections }: CmsPage): readonly CmsBlock[] {
  const blocks = inOrder(sections).flatMap((section) => inOrder(section.blocks));
  const listing = blocks.findIndex(({ slots }) => slots.some(({ kind }) => kind === 'product-listing'));
  return listing === -1 ? [] : blocks.slice(0, listing);
}

function isTeaser({ slots }: CmsBlock, description: string): boolean {
  const texts = slots.filter((slot) => slot.kind === 'text');
  const isOwn = texts.length > 0 && texts.every(({ data }) => (data?.content ?? '') === description);
  return isOwn && slots.every(({ kind }) => kind === 'text' || kind === 'image');
}
