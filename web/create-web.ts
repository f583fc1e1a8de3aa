import { Hono, type MiddlewareHandler } from 'hono';
import { join } from 'node:path';
import type { Answer, ClientAddress } from './answers/answer.ts';
import { compress } from './answers/compress.ts';
import { contentSecurityPolicy } from './answers/content-security-policy.ts';
import { tellHealth } from './answers/tell-health.ts';
import { createDocuments } from './pages/documents.ts';
import { createRendering } from './pages/rendering.ts';
import type { Stopwatch } from './kept/kept-pages.ts';
import { publicConfiguration } from './settings/public-configuration.ts';
import { securityHeaders } from './answers/security-headers.ts';
import type { Settings } from './settings/settings.ts';
import { missedShares } from './answers/share-target.ts';
import { createShopCalls, type ShopCalls } from './calls/shop-calls.ts';
import { createSitemap } from './sitemap/sitemap.ts';
import { pagesFromSlices, pagesFromStoreApi, type PageSlices, type SitemapPages } from './sitemap/sitemap-pages.ts';
import { createStaticFiles } from './answers/static-files.ts';
import { cartWithoutScripts } from './without-scripts/cart-without-scripts.ts';

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

interface WebEnvironment {
  Bindings: ClientAddress;
}

/** Paths that belong to the shop and the embedded shop's own pages. */
const backendPaths = ['/store-api/*', '/media/*', '/payment/*', '/outbox/*', '/thumbnail/*'];

/** The storefront's web server as a function: pages, build files, configuration, and everything behind them. */
export async function createWeb(options: WebOptions): Promise<Answer> {
  const { settings, backend, build, origin } = options;
  const { documents, sitemap, cart } = await openPages(options);
  const files = createStaticFiles(join(build, 'client'), join(build, 'earlier'));
  // Addresses are compared as they are written, not decoded: what stands behind does the same.
  const app = new Hono<WebEnvironment>({ getPath: (request) => new URL(request.url).pathname });
  // Whoever listens knows what became of the connection and says so there.
  app.onError((error) => {
    throw error;
  });
  app.use(...securityHeaders(settings.publicUrl?.startsWith('https:') === true), withoutBody);
  app.all('/healthz', ({ req }) => tellHealth(req.raw, options.health));
  // The file store speaks of ranges, lengths and sums of the bytes as they are stored.
  app.all('/v0/*', ({ req, env }) => backend(req.raw, env));
  app.on('ALL', backendPaths, async ({ req, env }) => compress(req.raw, await backend(req.raw, env)));
  app.all('/config.json', (call) => call.json(publicConfiguration(settings), 200, { 'cache-control': 'no-cache' }));
  app.all('/robots.txt', () => robots(origin));
  app.all('/:file{sitemap[^/]*\\.xml}', async ({ req }, next) => {
    const listed = await sitemap(req.raw);
    return listed ? compress(req.raw, listed) : next();
  });
  app.route('/', missedShares);
  app.route('/', cart);
  app.get('*', ({ req }, next) => {
    const file = req.path === '/index.html' ? undefined : files(req.raw);
    return file ? Promise.resolve(file) : next();
  });
  app.get('*', async ({ req }) => compress(req.raw, await documents(req.raw)));
  app.all('*', () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }));
  return async (request, client) => app.fetch(request, client);
}

/** What is not sent is not read to its end either. */
const withoutBody: MiddlewareHandler = async (call, next) => {
  await next();
  if (call.req.method === 'HEAD') await call.res.body?.cancel();
};

/** What is made of what the shop says, and kept. */
async function openPages(options: WebOptions) {
  const { settings, backend, build, origin, contentVersion, now = () => performance.now(), shopPatienceMs } = options;
  const backends = [settings.shopwareEndpoint, settings.storageEndpoint].filter((address) => address !== undefined);
  const tokenOrigin = originOf(settings.storageTokenUrl);
  const { pictureHosts, videoPlayers, statistics } = settings;
  const statisticsScript = statistics?.script.startsWith('/') ? undefined : statistics?.script;
  const allowed = { pictureHosts, tokenOrigin, videoPlayers, statisticsScript };
  const shop = createShopCalls({ backend, now, contentVersion, patienceMs: shopPatienceMs });
  const policy = (nonce: string): string => contentSecurityPolicy(nonce, backends, allowed);
  const rendering = await createRendering({
    build,
    origin,
    configuration: publicConfiguration(settings),
    shop,
    policy,
  });
  const cacheBytes = settings.pageCacheBytes;
  const documents = createDocuments({ rendering, shop, origin, policy, cacheBytes, now, contentVersion });
  const pages = sitemapPages(options, shop, now);
  return {
    documents,
    sitemap: createSitemap({ origin, pages, now, contentVersion, shop }),
    cart: cartWithoutScripts({ rendering, backend, policy, settings }),
  };
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
