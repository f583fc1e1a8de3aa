import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
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
  const files: Buffer[] = [];
  let file = openFile();
  try {
    for await (const { entries, opensFile } of entriesOf(locale, options)) {
      if (opensFile) {
        files.push(await file.finish());
        file = openFile();
      }
      await file.add(entries);
    }
  } catch (error) {
    file.discard();
    throw error;
  }
  files.push(await file.finish());
  return { page: { files, bytes: files.reduce((sum, { length }) => sum + length, 0), lasting: true }, keep: true };
}

interface Entries {
  entries: string;
  /** They are the first ones beyond what the file before may hold. */
  opensFile: boolean;
}

async function* entriesOf(locale: string, options: SitemapOptions): AsyncIterable<Entries> {
  const { origin, pages, maxAddresses = 50_000 } = options;
  const base = origin + (prefixes.get(locale) ?? '');
  yield { entries: entry(base === origin ? `${origin}/` : base), opensFile: false };
  let count = 1;
  for await (const slice of pages(locale)) {
    for (let rest = slice; rest.length > 0;) {
      const opensFile = count === maxAddresses;
      if (opensFile) count = 0;
      const fitting = rest.slice(0, maxAddresses - count);
      yield { entries: fitting.map((page) => pageEntry(base, page)).join(''), opensFile };
      count += fitting.length;
      rest = rest.slice(fitting.length);
    }
  }
}

interface OpenFile {
  /** Resolves when there is room for more. */
  add(entries: string): Promise<void>;
  finish(): Promise<Buffer>;
  /** Nobody wants it any more. */
  discard(): void;
}

/** Packs what is added as it comes: of a sitemap that is being made only a slice is held unpacked. */
function openFile(): OpenFile {
  const packer = createGzip();
  const packed = buffer(packer);
  const add = async (text: string): Promise<void> => {
    if (!packer.write(text)) await once(packer, 'drain');
  };
  packer.write(`${declaration}<urlset ${namespace}>`);
  return {
    add,
    finish() {
      packer.end('</urlset>');
      return packed;
    },
    discard() {
      packed.catch(() => undefined);
      packer.destroy();
    },
  };
}

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
