import type { Locale } from '#platform/configuration/locales.ts';
import { getLandingPage, type LandingPageAnswer } from '#store-api/catalogue/landing-page.ts';
import { findVariant } from '#store-api/catalogue/product-variant.ts';
import { getProduct } from '#store-api/catalogue/product.ts';
import { listSeoPaths, type ContentRoute } from '#store-api/catalogue/seo-url.ts';
import type { ListingQuery } from '#store-api/catalogue/listing-query.ts';
import { withSignal, type StoreApi } from '#store-api/store-api.ts';
import { hasStatus } from '#store-api/store-api-error.ts';
import {
  addressOf,
  findAlternates,
  findRoute,
  idPath,
  type Alternates,
  type ContentSource,
} from './places/content-address.ts';
import { readListingQuery } from './listing-address.ts';
import { loadCategory, type CategoryContent } from './load-category.ts';
import { loadProduct, type ProductContent } from './load-product.ts';
import { readVariantWish, type VariantWish } from './product/variant-choice.ts';

export interface LandingContent {
  readonly kind: 'landing';
  readonly page: LandingPageAnswer;
}

/** Where content stands. */
export interface Placed {
  readonly locale: Locale;
  /** Where search engines shall find it, without locale prefix. */
  readonly canonicalPath: string;
  readonly alternates: Alternates;
}

/** The content of an address, or where it is instead. */
export type Content =
  | ((CategoryContent | LandingContent | ProductContent) & Placed)
  | { readonly kind: 'moved'; readonly to: string; readonly status: 301 | 302 };

export interface ContentRequest {
  /** Without locale prefix, as in the address. */
  readonly path: string;
  readonly parameters: URLSearchParams;
  /** Products on a page of a listing. */
  readonly limit?: ListingQuery['limit'];
  readonly signal?: AbortSignal;
}

/**
 * Finds and loads what an address shows (specification section 2): category, product or landing page. Addresses other
 * than the canonical one are `moved`. `null` when there is nothing.
 *
 * @throws {StoreApiError} when the shop cannot answer.
 */
export async function loadContent(source: ContentSource, request: ContentRequest): Promise<Content | null> {
  const { path, parameters, signal } = request;
  const client = signal === undefined ? source : { ...source, api: withSignal(source.api, signal) };
  try {
    const found = await findRoute(client, path);
    if (found === null) return null;
    const { route, fixed } = found;
    if (!fixed && route.seoPath !== null && decode(path) !== `/${route.seoPath}`) return movedTo(route.seoPath, 301);
    const wish = readVariantWish(parameters);
    if (wish && route.routeName === 'frontend.detail.page') return await findWished(client.api, route.foreignKey, wish);
    return await loadPlaced(client, route, { ...readListingQuery(parameters), limit: request.limit });
  } catch (error) {
    if (hasStatus(error, 400, 404)) return null;
    throw error;
  }
}

async function loadPlaced(source: ContentSource, route: ContentRoute, query: ListingQuery): Promise<Content | null> {
  const pathInfo = idPath(route, route.foreignKey);
  const [content, alternates] = await Promise.all([loadPage(source.api, route, query), findAlternates(source, route)]);
  if (content.kind === 'category' && content.category.parentId === null) return { kind: 'moved', to: '/', status: 301 };
  const { locale } = source;
  return { ...content, locale, alternates, canonicalPath: alternates[locale] ?? pathInfo };
}

async function loadPage(
  api: StoreApi,
  { routeName, foreignKey }: ContentRoute,
  query: ListingQuery,
): Promise<CategoryContent | LandingContent | ProductContent> {
  switch (routeName) {
    case 'frontend.navigation.page':
      return loadCategory(api, foreignKey, query);
    case 'frontend.detail.page':
      return loadProduct(api, foreignKey, query);
    case 'frontend.landing.page':
      return { kind: 'landing', page: await getLandingPage(api, foreignKey, query) };
  }
}

/** The variant nearest to a wish; where none fits at all, the page stays with the product it was asked on. */
async function findWished(api: StoreApi, productId: string, wish: VariantWish): Promise<Content> {
  const { product } = await getProduct(api, productId);
  const { variantId } = await findVariant(api, product.parentId ?? productId, wish.options, wish.switchedGroup);
  const pathInfo = `/detail/${variantId}`;
  const seoPath = (await listSeoPaths(api, [pathInfo])).get(pathInfo);
  return seoPath === undefined ? { kind: 'moved', to: pathInfo, status: 302 } : movedTo(seoPath, 302);
}

function movedTo(seoPath: string, status: 301 | 302): Content {
  return { kind: 'moved', to: addressOf(seoPath), status };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
