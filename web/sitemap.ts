import type { Answer } from './answer.ts';
import type { PublicConfiguration } from './public-configuration.ts';

interface SitemapOptions {
  configuration: PublicConfiguration;
  backend: Answer;
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

const productRoute = 'frontend.detail.page';

interface Language {
  id: string;
  translationCode: { code: string };
}

const prefixes: Record<string, string> = { 'de-DE': '', 'en-GB': '/en-GB', 'pl-PL': '/pl-PL' };

/** The Store API's own maximum per request. */
const pageSize = 100;

/** `/sitemap.xml` names one sitemap per language; `/sitemap-<locale>.xml` lists that language's pages from the shop's SEO paths. */
export async function sitemap(pathname: string, origin: string, options: SitemapOptions): Promise<Response> {
  const locale = /^\/sitemap-([\w-]+)\.xml$/.exec(pathname)?.[1];
  if (locale === undefined) {
    const entries = Object.keys(prefixes).map((name) => `<sitemap><loc>${origin}/sitemap-${name}.xml</loc></sitemap>`);
    return xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`);
  }
  const prefix = prefixes[locale];
  if (prefix === undefined) return new Response(null, { status: 404 });
  const home = `<url><loc>${origin}${prefix || '/'}</loc></url>`;
  const urls = (await loadSeoUrls(locale, origin, options)).map((url) => {
    const lastChange = (url.updatedAt ?? url.createdAt).slice(0, 10);
    return `<url><loc>${escapeXml(`${origin}${prefix}/${encodeURI(url.seoPathInfo)}`)}</loc><lastmod>${lastChange}</lastmod></url>`;
  });
  return xml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${home}${urls.join('')}</urlset>`);
}

interface Elements<Element> {
  elements: Element[];
}

/** Asks the shop; a refusal counts as nothing found, so that one broken call does not take the whole sitemap away. */
type Ask = <Element>(path: string, body: object) => Promise<Element[]>;

function createAsk(origin: string, { configuration, backend }: SitemapOptions, languageId?: string): Ask {
  return async <Element>(path: string, body: object) => {
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      'sw-access-key': configuration.shopwareAccessToken,
      ...(languageId === undefined ? {} : { 'sw-language-id': languageId }),
    };
    const request = new Request(`${origin}/store-api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const response = await backend(request, { address: undefined });
    if (!response.ok) return [];
    const answer: Elements<Element> = JSON.parse(await response.text());
    return answer.elements;
  };
}

async function loadSeoUrls(locale: string, origin: string, options: SitemapOptions): Promise<SeoUrl[]> {
  const languages = await createAsk(origin, options)<Language>('language', { associations: { translationCode: {} } });
  const languageId = languages.find((language) => language.translationCode.code === locale)?.id;
  if (languageId === undefined) return [];
  const ask = createAsk(origin, options, languageId);
  const urls = await readPages<SeoUrl>(ask, 'seo-url', { sort: [{ field: 'id' }] });
  const products = await readPages<Product>(ask, 'product', {
    includes: { product: ['id', 'parentId', 'categoryIds'] },
  });
  const listed = new Set(products.filter(isListed).map(({ id }) => id));
  return urls.filter(({ routeName, foreignKey }) => routeName !== productRoute || listed.has(foreignKey));
}

/** In a category, and not a variant of another product; parts of a print job are products nobody browses to. */
function isListed({ categoryIds, parentId }: Product): boolean {
  return parentId === null && categoryIds !== null && categoryIds.length > 0;
}

async function readPages<Element>(ask: Ask, path: string, criteria: object): Promise<Element[]> {
  const found: Element[] = [];
  for (let page = 1; ; page += 1) {
    const elements = await ask<Element>(path, { ...criteria, limit: pageSize, page });
    found.push(...elements);
    if (elements.length < pageSize) return found;
  }
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function xml(content: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${content}`, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
