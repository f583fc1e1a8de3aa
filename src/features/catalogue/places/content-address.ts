import { locales, type Locale } from '#platform/configuration/locales.ts';
import { listSeoPaths, resolvePath, type ContentRoute } from '#store-api/catalogue/seo-url.ts';
import { inLanguage, type StoreApi } from '#store-api/store-api.ts';
import { pathsOfPlace } from './content-places.ts';
import { findInMenus } from './find-in-menus.ts';

/** Where content is found and shown: the client of the present language, and how to ask in the others. */
export interface ContentSource {
  readonly api: StoreApi;
  readonly locale: Locale;
  readonly languageIds: Partial<Record<Locale, string>>;
  readonly contentPaths: Readonly<Record<string, string>>;
}

/** Path without locale prefix, by locale. */
export type Alternates = Partial<Record<Locale, string>>;

export interface FoundRoute {
  readonly route: ContentRoute;
  /** A fixed route of the storefront (`/agb`): shown where it is, never moved to the shop's own path. */
  readonly fixed: boolean;
}

/**
 * What a path of the storefront shows. Fixed routes are looked for in the present language, then in German: legal texts
 * have one path in all languages here, whatever the shop calls them, by path or in its menus.
 *
 * @throws {StoreApiError}
 */
export async function findRoute(source: ContentSource, path: string): Promise<FoundRoute | null> {
  if (pathsOfPlace(path, source.contentPaths, source.locale).length === 0) {
    const route = await resolvePath(source.api, path);
    return route && { route, fixed: false };
  }
  const { api, locale, languageIds } = source;
  const own = await findPlace(source, path);
  if (own !== null || languageIds['de-DE'] === undefined || locale === 'de-DE') return own;
  return findPlace({ ...source, api: inLanguage(api, languageIds['de-DE']), locale: 'de-DE' }, path);
}

/** A fixed route in one language: by the paths it may have, else by its name in the menus. */
async function findPlace({ api, contentPaths, locale }: ContentSource, path: string): Promise<FoundRoute | null> {
  for (const place of pathsOfPlace(path, contentPaths, locale)) {
    const route = await resolvePath(api, place);
    if (route) return { route: { ...route, seoPath: null }, fixed: true };
  }
  const named = await findInMenus(api, path);
  return named && { route: named, fixed: true };
}

const kinds = {
  'frontend.navigation.page': 'navigation',
  'frontend.detail.page': 'detail',
  'frontend.landing.page': 'landingPage',
} as const;

/** The path that works without the shop knowing a readable one. */
export function idPath({ routeName }: Pick<ContentRoute, 'routeName'>, id: string): string {
  return `/${kinds[routeName]}/${id}`;
}

/** A readable path as it stands in an address: each segment encoded. */
export function addressOf(seoPath: string): string {
  return `/${seoPath.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * Path of the same content in every language the shop offers (SEO-04): readable paths differ by language.
 *
 * @throws {StoreApiError}
 */
export async function findAlternates(source: ContentSource, route: ContentRoute): Promise<Alternates> {
  const pathInfo = idPath(route, route.foreignKey);
  const ask = async (locale: Locale): Promise<Alternates> => {
    const languageId = source.languageIds[locale];
    const own = locale === source.locale;
    if (own && route.seoPath !== null) return { [locale]: addressOf(route.seoPath) };
    if (!own && languageId === undefined) return {};
    const api = languageId === undefined ? source.api : inLanguage(source.api, languageId);
    const seoPath = (await listSeoPaths(api, [pathInfo])).get(pathInfo);
    return { [locale]: seoPath === undefined ? pathInfo : addressOf(seoPath) };
  };
  const found = await Promise.all(locales.map(ask));
  return Object.assign({}, ...found);
}
