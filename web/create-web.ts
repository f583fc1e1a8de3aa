import { join } from 'node:path';
import type { Answer } from './answer.ts';
import { compress } from './compress.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { tellHealth } from './tell-health.ts';
import { createDocuments } from './documents.ts';
import type { Stopwatch } from './kept-pages.ts';
import { publicConfiguration } from './public-configuration.ts';
import { withSecurityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { answerMissedShare } from './share-target.ts';
import { createShopCalls, type ShopCalls } from './shop-calls.ts';
import { createSitemap } from './sitemap.ts';
import { pagesFromSlices, pagesFromStoreApi, type PageSlices, type SitemapPages } from './sitemap-pages.ts';
import { createStaticFiles } from './static-files.ts';

interface WebOptions {
  settings: Settings;
  backend: Answer;
  /** Names the parts behind that cannot do their work. */
  health?: (() => Promise<readonly string[]>) | undefined;
  /** A number that changes with everything pages show; undefined where the shop does not tell. */
  contentVersion?: (() => number) | undefined;
  /** Lists the shop's pages; undefined where only its Store API does. */
  listPages?: PageSlices | undefined;
  /** Folder of the finished build, with `client` and `server`. */
  build: string;
  /** Scheme and host under which visitors reach the shop. */
  origin: string;
  /** Milliseconds since some moment; never set back. */
  now?: Stopwatch;
  /** How long an answer of the shop may take while a page is rendered; milliseconds. */
  shopPatienceMs?: number;
}

const storagePath = /^\/v0(?:\/|$)/;

/** Paths that belong to the shop and the embedded shop's own pages. */
const backendPath = /^\/(?:store-api|media|payment|outbox|thumbnail)(?:\/|$)/;

/** The storefront's web server as a function: pages, build files, configuration, and everything behind them. */
export async function createWeb(options: WebOptions): Promise<Answer> {
  const { settings, backend, build, origin, contentVersion, now = () => performance.now(), shopPatienceMs } = options;
  const configuration = publicConfiguration(settings);
  const files = createStaticFiles(join(build, 'client'));
  const backends = [settings.shopwareEndpoint, settings.storageEndpoint].filter((address) => address !== undefined);
  const tokenOrigin = originOf(settings.storageTokenUrl);
  const shop = createShopCalls({ backend, now, contentVersion, patienceMs: shopPatienceMs });
  const sitemap = createSitemap({ origin, pages: sitemapPages(options, shop, now), now, contentVersion, shop });
  const documents = await createDocuments({
    build,
    origin,
    configuration,
    shop,
    policy: (nonce) => contentSecurityPolicy(nonce, backends, tokenOrigin),
    cacheBytes: settings.pageCacheBytes,
    now,
    contentVersion,
  });

  const answer: Answer = async (request, client) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return tellHealth(request, options.health);
    // The file store speaks of ranges, lengths and sums of the bytes as they are stored.
    if (storagePath.test(pathname)) return backend(request, client);
    if (backendPath.test(pathname)) return compress(request, await backend(request, client));
    if (pathname === '/config.json') return Response.json(configuration, { headers: { 'cache-control': 'no-cache' } });
    if (pathname === '/robots.txt') return robots(origin);
    const listed = await sitemap(request);
    if (listed) return compress(request, listed);
    const missedShare = answerMissedShare(request);
    if (missedShare) return missedShare;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    const file = pathname === '/index.html' ? undefined : files(request);
    if (file) return file;
    const page = await documents(request);
    return compress(request, page);
  };

  const isSecure = settings.publicUrl?.startsWith('https:') === true;
  return async (request, client) => withSecurityHeaders(await answer(request, client), isSecure);
}

function sitemapPages({ listPages, settings, origin }: WebOptions, shop: ShopCalls, now: Stopwatch): SitemapPages {
  if (listPages) return pagesFromSlices(listPages);
  return pagesFromStoreApi({ fetch: shop.fetch, origin, accessKey: settings.shopwareAccessToken, now });
}

/** Undefined for a path, which is on the page's own host. */
const originOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;

function robots(origin: string): Response {
  return new Response(`User-agent: *\nDisallow: /store-api/\nDisallow: /v0/\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
