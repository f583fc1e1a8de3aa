import type { ListingQuery } from '#store-api/catalogue/listing-query.ts';
import { getCategory, type Category } from '#store-api/catalogue/category.ts';
import { navigationPath } from '#store-api/catalogue/content-path.ts';
import { getNavigation, type NavigationItem } from '#store-api/catalogue/navigation.ts';
import { getProductListing } from '#store-api/catalogue/product-listing.ts';
import type { ProductListing } from '#store-api/schemas/product-listing.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { hasStatus } from '#store-api/store-api-error.ts';
import type { CmsBlock, CmsPage } from '#store-api/cms/cms-page.ts';
import type { CmsSlot } from '#store-api/cms/cms-slot.ts';
import { sorted, withLonelyLast } from './listing/page-count.ts';
import { withCounts } from './listing/with-counts.ts';
import { withoutTeaser } from './places/category-teaser.ts';
import { loadTrail, type TrailStep } from './places/trail.ts';

export interface CategoryContent {
  readonly kind: 'category';
  readonly category: Category;
  /** Categories right below. */
  readonly children: readonly NavigationItem[];
  readonly trail: readonly TrailStep[];
  /** Its products, where the content page has no place for them. */
  readonly listing: ProductListing | null;
  /** Products come first: picture and description of the category stand small beside its name. */
  readonly compact: boolean;
  readonly picture: Category['media'];
}

/** A category with what its page shows. @throws {StoreApiError} 404 for folders, links and unknown ids. */
export async function loadCategory(api: StoreApi, id: string, query: ListingQuery): Promise<CategoryContent> {
  const [category, children] = await Promise.all([getCategory(api, id, query), listChildren(api, id)]);
  const [trail, listing] = await Promise.all([
    loadTrail(api, category),
    category.cmsPage === null ? getProductListing(api, category.id, query) : null,
  ]);
  const complete = async (some: ProductListing) => {
    const whole = await withLonelyLast(some, (page) =>
      getProductListing(api, category.id, { ...query, ...sorted(some), limit: some.limit, page }),
    );
    return withCounts(api, { categoryId: category.id }, whole);
  };
  const opening = withoutTeaser(category);
  const page = opening?.page ?? category.cmsPage;
  return {
    kind: 'category',
    category: { ...category, cmsPage: page && (await withListings(page, complete)) },
    children,
    trail,
    listing: listing && (await complete(listing)),
    compact: opening !== null || page === null,
    picture: opening?.picture ?? category.media,
  };
}

type Completed = (listing: ProductListing) => Promise<ProductListing>;

/** The content page with its listings completed. */
async function withListings(page: CmsPage, complete: Completed): Promise<CmsPage> {
  const sections = page.sections.map(async (section) => ({
    ...section,
    blocks: await Promise.all(
      section.blocks.map(async (block) => ({ ...block, slots: await slotsOf(block, complete) })),
    ),
  }));
  return { ...page, sections: await Promise.all(sections) };
}

function slotsOf({ slots }: CmsBlock, complete: Completed): Promise<CmsSlot[]> {
  return Promise.all(
    slots.map(async (slot): Promise<CmsSlot> => {
      if (slot.kind !== 'product-listing' || !slot.data?.listing) return slot;
      return { ...slot, data: { ...slot.data, listing: await complete(slot.data.listing) } };
    }),
  );
}

/** Categories outside the channel's menus have no children to show. */
async function listChildren(api: StoreApi, id: string): Promise<readonly NavigationItem[]> {
  if (id === 'home') return [];
  try {
    const items = await getNavigation(api, id, { depth: 1 });
    return items.filter((item) => item.type === 'page' && navigationPath(item) !== null);
  } catch (error) {
    if (hasStatus(error, 400, 404)) return [];
    throw error;
  }
}
