import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';
import type { Stored } from './bounded-store.ts';
import { acceptsEncoding } from './compress.ts';
import { createKeptPages, type Rendered, type Stopwatch } from './kept-pages.ts';
import type { ShopCalls } from './shop-calls.ts';
import type { SitemapPage, SitemapPages } from './sitemap-pages.ts';

interface SitemapOptions {
  origin: string;
  pages: SitemapPages;
  now: Stopwatch;
  /** Changes with the shop's content; undefined where nobody can tell. */
  contentVersion?: (() => number) | undefined;
  shop: Pick<ShopCalls, 'isAway'>;
  /** Addresses per file; sitemaps.org allows 50,000. */
  maxAddresses?: number;
}

/** Files of one language, packed with gzip, which whoever reads sitemaps understands. */
interface LanguageSitemap extends Stored {
  readonly files: readonly Buffer[];
}

const prefixes: ReadonlyMap<string, string> = new Map([
  ['de-DE', ''],
  ['en-GB', '/en-GB'],
  ['pl-PL', '/pl-PL'],
]);

/** How long a sitemap is believed where the shop does not tell of changes; an older one is renewed behind the answer. */
const maxAgeMs = 60 * 60_000;

const sitemapPath = /^\/sitemap(?:-([a-z]{2}-[A-Z]{2})(?:-(\d{1,6}))?)?\.xml$/;

/**
 * `/sitemap.xml` names the sitemaps of all languages: `/sitemap-de-DE.xml`, and `/sitemap-de-DE-2.xml` … where one is not
 * enough. They are made once, kept until the shop's content changes, and made anew behind the answer when they are old.
 * @returns undefined for other paths
 */
export function createSitemap(options: SitemapOptions): (request: Request) => Promise<Response | undefined> {
  const { origin, now, contentVersion: version, shop } = options;
  const kept = createKeptPages<LanguageSitemap>({
    maxBytes: Infinity,
    now,
    version,
    freshMs: maxAgeMs,
    staleMs: Infinity,
  });
  const sitemapOf = (locale: string): Promise<LanguageSitemap> =>
    kept(locale, () => write(locale, options), shop.isAway);

  const answer = async (request: Request, locale: string | undefined, number: number): Promise<Response> => {
    if (locale === undefined) {
      const names = await Promise.all(
        [...prefixes.keys()].map(async (name) =>
          (await sitemapOf(name)).files.map((_, index) => fileName(name, index)),
        ),
      );
      return xml(index(names.flat().map((name) => `${origin}/${name}`)));
    }
    const file = prefixes.has(locale) ? (await sitemapOf(locale)).files[number - 1] : undefined;
    return file ? packedXml(request, file) : new Response(null, { status: 404 });
  };

  return async (request) => {
    const [path, locale, number] = sitemapPath.exec(new URL(request.url).pathname) ?? [];
    if (path === undefined) return undefined;
    try {
      return await answer(request, locale, Number(number ?? 1));
    } catch (error) {
      console.error('The sitemap could not be made.', error);
      return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
    }
  };
}

const fileName = (locale: string, index: number): string =>
  `sitemap-${locale}${index === 0 ? '' : `-${index + 1}`}.xml`;

async function write(locale: string, options: SitemapOptions): Promise<Rendered<LanguageSitemap>> {
  const { origin, pages, maxAddresses = 50_000 } = options;
  const base = origin + (prefixes.get(locale) ?? '');
  const files: Buffer[] = [];
  let texts: Buffer[] = [Buffer.from(entry(base === origin ? `${origin}/` : base))];
  let count = 1;
  const finishFile = async (): Promise<void> => {
    files.push(await pack([Buffer.from(`${declaration}<urlset ${namespace}>`), ...texts, Buffer.from('</urlset>')]));
    texts = [];
    count = 0;
  };
  for await (const slice of pages(locale)) {
    for (let rest = slice; rest.length > 0;) {
      const fitting = rest.slice(0, maxAddresses - count);
      texts.push(Buffer.from(fitting.map((page) => pageEntry(base, page)).join('')));
      count += fitting.length;
      rest = rest.slice(fitting.length);
      if (count === maxAddresses) await finishFile();
    }
  }
  if (count > 0) await finishFile();
  return { page: { files, bytes: files.reduce((sum, file) => sum + file.length, 0), lasting: true }, keep: true };
}

const packInBackground = promisify(gzip);
const pack = (parts: readonly Buffer[]): Promise<Buffer> => packInBackground(Buffer.concat(parts));

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function pageEntry(base: string, { path, changedOn }: SitemapPage): string {
  return entry(`${base}/${encodeURI(path)}`, `<lastmod>${changedOn}</lastmod>`);
}

const entry = (address: string, rest = ''): string => `<url><loc>${escapeXml(address)}</loc>${rest}</url>`;

function index(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return `${declaration}<sitemapindex ${namespace}>${entries.join('')}</sitemapindex>`;
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const xmlHeaders = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

const xml = (content: string): Response => new Response(content, { headers: xmlHeaders });

function packedXml(request: Request, file: Buffer): Response {
  if (acceptsEncoding(request.headers.get('accept-encoding'), 'gzip')) {
    const headers = { 'content-encoding': 'gzip', 'content-length': String(file.length), vary: 'accept-encoding' };
    return new Response(new Uint8Array(file), { headers: { ...xmlHeaders, ...headers } });
  }
  const unpacked = createGunzip();
  // Whoever reads the other end learns of its error.
  pipeline(Readable.from([file]), unpacked).catch(() => undefined);
  return new Response(Readable.toWeb(unpacked), { headers: xmlHeaders });
}
