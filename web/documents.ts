import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicConfiguration } from './public-configuration.ts';
import { createPageAssets } from './page-assets.ts';
import type { PageRenderer } from './renderer-contract.ts';

interface DocumentOptions {
  build: string;
  origin: string;
  configuration: PublicConfiguration;
  fetchShop: (request: Request) => Promise<Response>;
  template: string;
}

/** Answers page requests with complete HTML documents. */
export async function createDocuments(
  options: DocumentOptions,
): Promise<(request: Request, nonce: string) => Promise<Response>> {
  const render = await loadRenderer(options);
  const assetsOf = createPageAssets(
    JSON.parse(readFileSync(join(options.build, 'client/.vite/manifest.json'), 'utf8')),
  );
  return async (request, nonce) => {
    const url = new URL(request.url);
    const theme = readTheme(request.headers.get('cookie') ?? '');
    if (url.pathname === '/index.html') return offlineShell(options, nonce);
    const remembered = rememberedLocale(request, url);
    if (remembered) return redirect(302, `/${remembered}${url.search}`);
    const page = await render({ request: onlyWhatPagesNeed(request, options.origin), nonce, origin: options.origin });
    if (page.location !== undefined) return redirect(page.status, page.location);
    const html = fillTemplate(options.template, {
      locale: page.locale,
      theme,
      head: page.head + assetsOf(page.modules, page.locale),
      body: page.body,
      data: page.data,
    });
    return new Response(request.method === 'HEAD' ? null : html, {
      status: page.status,
      headers: documentHeaders(page.locale),
    });
  };
}

async function loadRenderer({ build, configuration, fetchShop, origin }: DocumentOptions): Promise<PageRenderer> {
  const module: { createRenderer: (options: object) => PageRenderer } = await import(
    pathToFileURL(resolve(build, 'server/render.js')).href
  );
  return module.createRenderer({
    configuration,
    shop: {
      endpoint: origin,
      fetch: (input: Request | URL | string, init?: RequestInit) => fetchShop(new Request(input, init)),
    },
  });
}

/** Loaders get no cookies: pages are the same for everybody, the session belongs to the browser. */
function onlyWhatPagesNeed(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(origin + pathname + search, { signal: request.signal });
}

interface DocumentParts {
  locale: string;
  theme: string | undefined;
  head: string;
  body: string;
  data: string;
}

function fillTemplate(template: string, { locale, theme, head, body, data }: DocumentParts): string {
  const language = locale.slice(0, 2);
  const manifest = locale === 'de-DE' ? '/manifest.webmanifest' : `/manifest.${locale}.webmanifest`;
  return template
    .replace('<html lang="de-DE"', () => `<html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}`)
    .replace('/manifest.webmanifest', () => manifest)
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => body)
    .replace('<!--data-->', () => data);
}

/** The document the service worker answers with when there is no network: no page in it, only what starts the app. */
function offlineShell({ template, configuration }: DocumentOptions, nonce: string): Response {
  const data = JSON.stringify({ configuration, languageIds: {}, nonce, router: null }).replaceAll('<', '\\u003c');
  const html = fillTemplate(template, {
    locale: 'de-DE',
    theme: undefined,
    head: `<title>${configuration.brand.name}</title>`,
    body: '',
    data: `<script type="application/json" id="page-data">${data}</script>`,
  });
  return new Response(html, { headers: documentHeaders('de-DE') });
}

function documentHeaders(locale: string): Headers {
  return new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'cache-control': 'no-cache',
    vary: 'cookie',
  });
}

function redirect(status: number, location: string): Response {
  return new Response(null, { status, headers: { location, 'cache-control': 'no-cache', vary: 'cookie' } });
}

/** A visitor who chose another language before is sent there from the bare root only (specification §4, §9). */
function rememberedLocale(request: Request, url: URL): string | undefined {
  if (url.pathname !== '/') return undefined;
  const chosen = /(?:^|;\s*)i18n_redirected=(en-GB|pl-PL)(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1];
  const fromOwnPage = request.headers.get('sec-fetch-site') === 'same-origin';
  return fromOwnPage ? undefined : chosen;
}

function readTheme(cookies: string): string | undefined {
  return /(?:^|;\s*)nf-theme=(light|dark)(?:;|$)/.exec(cookies)?.[1];
}
