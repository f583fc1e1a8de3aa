import type { ListingQuery } from '#store-api/catalogue/listing-query.ts';
import { getCategory, type Category } from '#store-api/catalogue/category.ts';
import { navigationPath } from '#store-api/catalogue/content-path.ts';
import { getNavigation, type NavigationItem } from '#store-api/catalogue/navigation.ts';
import { getProductListing } from '#store-api/catalogue/product-listing.ts';
import type { ProductListing } from '#store-api/schemas/product-listing.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { hasStatus } from '#store-api/store-api-error.ts';
import { loadTrail, type TrailStep } from './trail.ts';

export interface CategoryContent {
  readonly kind: 'category';
  readonly category: Category;
  /** Categories right below. */
  readonly children: readonly NavigationItem[];
  readonly trail: readonly TrailStep[];
  /** Its products, where the content page has no place for them. */
  readonly listing: ProductListing | null;
}

/** A category with what its page shows. @throws {StoreApiError} 404 for folders, links and unknown ids. */
export async function loadCategory(api: StoreApi, id: string, query: ListingQuery): Promise<CategoryContent> {
  const [category, children] = await Promise.all([getCategory(api, id, query), listChildren(api, id)]);
  const [trail, listing] = await Promise.all([
    loadTrail(api, category),
    category.cmsPage === null ? getProductListing(api, category.id, query) : null,
  ]);
  return { kind: 'category', category, children, trail, listing };
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
