import { getNavigation, type NavigationItem, type NavigationRoot } from '#store-api/catalogue/navigation.ts';
import type { ContentRoute } from '#store-api/catalogue/seo-url.ts';
import { hasStatus } from '#store-api/store-api-error.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { namesOfPlace } from './content-places.ts';

const menus: readonly NavigationRoot[] = ['footer-navigation', 'service-navigation'];

/**
 * The page of the shop that is called like a fixed route of the storefront in the menus at the foot of its pages; for shops
 * whose own paths say nothing. Only pages: a folder or an address elsewhere cannot be shown.
 *
 * @throws {StoreApiError}
 */
export async function findInMenus(api: StoreApi, path: string): Promise<ContentRoute | null> {
  const names = namesOfPlace(path);
  if (names.size === 0) return null;
  const found = await Promise.all(menus.map((root) => menuOf(api, root)));
  const tops = found.flat();
  const entries = [...tops, ...tops.flatMap(({ children }) => children)];
  const routes = entries.filter(({ name }) => names.has(lettersOf(name))).map(routeOf);
  return routes.find((route) => route !== null) ?? null;
}

/** A sales channel without such a menu has none. */
async function menuOf(api: StoreApi, root: NavigationRoot): Promise<readonly NavigationItem[]> {
  try {
    return await getNavigation(api, root, { depth: 2 });
  } catch (error) {
    if (hasStatus(error, 400, 404)) return [];
    throw error;
  }
}

const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^\p{Letter}]/gu, '');

function routeOf({ id, type, linkType, internalLink }: NavigationItem): ContentRoute | null {
  if (type === 'page') return { routeName: 'frontend.navigation.page', foreignKey: id, seoPath: null };
  if (type !== 'link' || internalLink === null) return null;
  if (linkType === 'category')
    return { routeName: 'frontend.navigation.page', foreignKey: internalLink, seoPath: null };
  if (linkType === 'landing_page')
    return { routeName: 'frontend.landing.page', foreignKey: internalLink, seoPath: null };
  return null;
}
