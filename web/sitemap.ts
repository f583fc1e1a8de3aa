import type { Answer } from './answer.ts';
import type { PublicConfiguration } from './public-configuration.ts';

interface SitemapOptions {
  configuration: PublicConfiguration;
  backend: Answer;
}

interface SeoUrl {
  seoPathInfo: string;
  foreignKey: string;
  updatedAt: string | null;
  createdAt: string;
}

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

async function loadSeoUrls(locale: string, origin: string, options: SitemapOptions): Promise<SeoUrl[]> {
  const ask = async <Element>(path: string, body: object, languageId?: string): Promise<Element[]> => {
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      'sw-access-key': options.configuration.shopwareAccessToken,
    };
    if (languageId) headers['sw-language-id'] = languageId;
    const request = new Request(`${origin}/store-api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const response = await options.backend(request, { address: undefined });
    if (!response.ok) return [];
    const answer: Elements<Element> = JSON.parse(await response.text());
    return answer.elements;
  };
  const languages = await ask<Language>('language', { associations: { translationCode: {} } });
  const languageId = languages.find((language) => language.translationCode.code === locale)?.id;
  if (languageId === undefined) return [];
  const found: SeoUrl[] = [];
  for (let page = 1; ; page += 1) {
    const urls = await ask<SeoUrl>('seo-url', { limit: pageSize, page, sort: [{ field: 'seoPathInfo' }] }, languageId);
    found.push(...urls);
    if (urls.length < pageSize) return found;
  }
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function xml(content: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${content}`, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
