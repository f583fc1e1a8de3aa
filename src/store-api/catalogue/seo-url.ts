import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { fieldEquals, fieldIsOneOf } from './criteria.ts';
import { forgiving, listOf } from '../schemas/tolerant.ts';
import type { StoreApi } from '../store-api.ts';
import { catalogueRead } from '../store-api-call.ts';

const routeNames = {
  navigation: 'frontend.navigation.page',
  detail: 'frontend.detail.page',
  landingPage: 'frontend.landing.page',
} as const;

/** What a path shows. `foreignKey` is the id of the category, product or landing page, `home` for the start page. */
export interface ContentRoute {
  readonly routeName: (typeof routeNames)[keyof typeof routeNames];
  readonly foreignKey: string;
  /** Canonical readable path without a leading slash, where the shop has one. */
  readonly seoPath: string | null;
}

const seoUrlSchema = z.object({
  routeName: z.enum(Object.values(routeNames)),
  foreignKey: z.string(),
  pathInfo: z.string(),
  seoPathInfo: z.string(),
});
type SeoUrl = z.infer<typeof seoUrlSchema>;

/** Plugins register routes of their own; those are not ours to show. */
const seoUrlsSchema = z.object({ elements: listOf(forgiving(z.nullable(seoUrlSchema), null)) });

const idPath = /^\/(navigation|detail|landingPage)\/([0-9a-f]{32})\/?$/;

/**
 * Finds what a path of the storefront (without locale prefix, query and hash) shows: the rules of specification section
 * 2. The shop knows only canonical paths of the handle's language; category paths end with a slash there, so both forms
 * are tried. Id paths work without the shop knowing an SEO path, as in a headless sales channel.
 *
 * @returns `null` when nothing is found.
 * @throws {StoreApiError}
 */
export async function resolvePath(api: StoreApi, path: string): Promise<ContentRoute | null> {
  if (path === '/' || path === '') return { routeName: routeNames.navigation, foreignKey: 'home', seoPath: null };
  return /^\/(navigation|detail|landingPage)\//.test(path) ? resolvePathInfo(api, path) : resolveSeoPath(api, path);
}

async function resolvePathInfo(api: StoreApi, path: string): Promise<ContentRoute | null> {
  const [found] = await findSeoUrls(api, fieldEquals('pathInfo', path.replace(/\/$/, '')));
  return found === undefined ? routeFromId(path) : toRoute(found);
}

async function resolveSeoPath(api: StoreApi, path: string): Promise<ContentRoute | null> {
  const variants = pathVariants(path);
  const found = await findSeoUrls(api, fieldIsOneOf('seoPathInfo', variants));
  const best = variants.flatMap((variant) => found.filter(({ seoPathInfo }) => seoPathInfo === variant))[0] ?? found[0];
  return best === undefined ? null : toRoute(best);
}

async function findSeoUrls(api: StoreApi, filter: object): Promise<readonly SeoUrl[]> {
  const { elements } = await ask(api, catalogueRead('seo-url', { filter: [filter] }), seoUrlsSchema);
  return elements.filter((element) => element !== null);
}

/**
 * The canonical readable paths, without a leading slash, of pages given as `/navigation/{id}`, `/detail/{id}` or
 * `/landingPage/{id}`. Pages without one (headless sales channels, root categories) are missing.
 *
 * @throws {StoreApiError}
 */
export async function listSeoPaths(api: StoreApi, pathInfos: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (pathInfos.length === 0) return new Map();
  const found = await findSeoUrls(api, fieldIsOneOf('pathInfo', pathInfos));
  return new Map(found.map(({ pathInfo, seoPathInfo }) => [pathInfo, seoPathInfo]));
}

function routeFromId(path: string): ContentRoute | null {
  const [, kind, foreignKey] = idPath.exec(path) ?? [];
  if (kind === undefined || foreignKey === undefined) return null;
  const routeName = Object.entries(routeNames).find(([name]) => name === kind)?.[1];
  return routeName === undefined ? null : { routeName, foreignKey, seoPath: null };
}

function toRoute({ routeName, foreignKey, seoPathInfo }: SeoUrl): ContentRoute {
  return { routeName, foreignKey, seoPath: seoPathInfo };
}

/** The path as asked for first, then with and without the slash at its end, each also as it came from the address bar. */
function pathVariants(path: string): readonly string[] {
  const raw = path.replace(/^\/+/, '');
  return [...new Set([decode(raw), raw].flatMap(slashVariants))];
}

function slashVariants(path: string): readonly string[] {
  const bare = path.replace(/\/+$/, '');
  return path.endsWith('/') ? [`${bare}/`, bare] : [bare, `${bare}/`];
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
