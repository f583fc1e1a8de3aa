import type { Stopwatch } from '../kept/kept-pages.ts';

/** A page for search engines. */
export interface SitemapPage {
  /** Below the language's own path, without a leading slash, not encoded. */
  readonly path: string;
  /** `2026-11-22` */
  readonly changedOn: string;
}

/** Pages of a language, some at a time; undefined where the shop does not have the language. */
export type SitemapPages = (locale: string) => Promise<AsyncIterable<readonly SitemapPage[]> | undefined>;

/** The slice of a language's pages after an id; empty at the end, and in languages the shop does not have. */
export type PageSlices = (locale: string, after: string) => Promise<readonly (SitemapPage & { readonly id: string })[]>;

/** From a shop in this process, which reads in threads of its own. */
export function pagesFromSlices(sliceAfter: PageSlices): SitemapPages {
  return async (locale) => {
    const first = await sliceAfter(locale, '');
    return first.length === 0 ? undefined : slices(first, (after) => sliceAfter(locale, after));
  };
}

async function* slices<Page extends { readonly id: string }>(
  first: readonly Page[],
  sliceAfter: (id: string) => Promise<readonly Page[]>,
): AsyncIterable<readonly Page[]> {
  let slice = first;
  for (let last = slice.at(-1); last !== undefined; last = slice.at(-1)) {
    yield slice;
    slice = await sliceAfter(last.id);
  }
}

interface StoreApiAccess {
  /** @throws TypeError when the shop cannot be reached */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  origin: string;
  accessKey: string;
  now: Stopwatch;
}

interface SeoUrl {
  seoPathInfo: string;
  routeName: string;
  foreignKey: string;
  updatedAt: string | null;
  createdAt: string;
}

interface Product {
  id: string;
  parentId: string | null;
  categoryIds: string[] | null;
}

interface Language {
  id: string;
  translationCode: { code: string };
}

const productRoute = 'frontend.detail.page';

/** The Store API's own maximum per request. */
const pageSize = 100;

/** Requests at a time: a shop has visitors as well. */
const atOnce = 3;

/** Which products are listed is the same in every language; languages are asked for one after the other. */
const listedMaxAgeMs = 10 * 60_000;

type Ask = <Element>(path: string, body: object) => Promise<Element[]>;

/** From the Store API, by the shop's SEO paths. @throws when the shop refuses: half a sitemap would take pages away */
export function pagesFromStoreApi(access: StoreApiAccess): SitemapPages {
  let listed: { ids: Promise<ReadonlySet<string>>; readAt: number } | undefined;
  const listedIds = (): Promise<ReadonlySet<string>> => {
    if (!listed || access.now() - listed.readAt > listedMaxAgeMs) {
      const ids = readListedIds(createAsk(access));
      listed = { ids, readAt: access.now() };
      ids.catch(() => (listed = undefined));
    }
    return listed.ids;
  };
  const pagesIn = async function* (languageId: string): AsyncIterable<readonly SitemapPage[]> {
    const ids = await listedIds();
    const criteria = {
      sort: [{ field: 'id' }],
      includes: { seo_url: ['seoPathInfo', 'routeName', 'foreignKey', 'updatedAt', 'createdAt'] },
    };
    for await (const urls of readPages<SeoUrl>(createAsk(access, languageId), 'seo-url', criteria)) {
      const shown = urls.filter(({ routeName, foreignKey }) => routeName !== productRoute || ids.has(foreignKey));
      yield shown.map(({ seoPathInfo, updatedAt, createdAt }) => ({
        path: seoPathInfo,
        changedOn: (updatedAt ?? createdAt).slice(0, 10),
      }));
    }
  };
  return async (locale) => {
    const languages = await createAsk(access)<Language>('language', { associations: { translationCode: {} } });
    const languageId = languages.find((language) => language.translationCode.code === locale)?.id;
    return languageId === undefined ? undefined : pagesIn(languageId);
  };
}

async function readListedIds(ask: Ask): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  const criteria = { sort: [{ field: 'id' }], includes: { product: ['id', 'parentId', 'categoryIds'] } };
  for await (const products of readPages<Product>(ask, 'product', criteria))
    for (const product of products) if (isListed(product)) ids.add(product.id);
  return ids;
}

/** In a category, and not a variant of another product; parts of a print job are products nobody browses to. */
function isListed({ categoryIds, parentId }: Product): boolean {
  return parentId === null && categoryIds !== null && categoryIds.length > 0;
}

async function* readPages<Element>(ask: Ask, path: string, criteria: object): AsyncIterable<Element[]> {
  for (let first = 1; ; first += atOnce) {
    const pages = Array.from({ length: atOnce }, (_, index) => first + index);
    const answers = await Promise.all(pages.map((page) => ask<Element>(path, { ...criteria, limit: pageSize, page })));
    for (const elements of answers) {
      yield elements;
      if (elements.length < pageSize) return;
    }
  }
}

interface Elements<Element> {
  elements: Element[];
}

function createAsk({ fetch, origin, accessKey }: StoreApiAccess, languageId?: string): Ask {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'sw-access-key': accessKey,
    ...(languageId === undefined ? {} : { 'sw-language-id': languageId }),
  };
  return async <Element>(path: string, body: object) => {
    const answer = await fetch(`${origin}/store-api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`The shop answered ${answer.status} to ${path}.`);
    const { elements }: Elements<Element> = JSON.parse(await answer.text());
    return elements;
  };
}
