import { locales, type Locale } from '#platform/configuration/locales.ts';
import { listSeoPaths, resolvePath, type ContentRoute } from '#store-api/catalogue/seo-url.ts';
import { inLanguage, type StoreApi } from '#store-api/store-api.ts';
import { pathsOfPlace } from './content-places.ts';

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
 * have one path in all languages here, whatever the shop calls them.
 *
 * @throws {StoreApiError}
 */
export async function findRoute(source: ContentSource, path: string): Promise<FoundRoute | null> {
  const places = pathsOfPlace(path, source.contentPaths);
  if (places.length === 0) {
    const route = await resolvePath(source.api, path);
    return route && { route, fixed: false };
  }
  const german = source.languageIds['de-DE'];
  const clients = german === undefined ? [source.api] : [source.api, inLanguage(source.api, german)];
  for (const api of clients) {
    for (const place of places) {
      const route = await resolvePath(api, place);
      if (route) return { route: { ...route, seoPath: null }, fixed: true };
    }
  }
  return null;
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
