import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Stored } from '../kept/bounded-store.ts';
import { acceptsEncoding } from '../answers/compress.ts';
import { growingList, streamOf, type GrowingList } from './growing-list.ts';
import { createKeptPages, type Rendered, type Stopwatch } from '../kept/kept-pages.ts';
import type { ShopCalls } from '../calls/shop-calls.ts';
import type { SitemapPages } from './sitemap-pages.ts';
import { sitemapIndex, writeSitemap, type SitemapFile } from './write-sitemap.ts';

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

type SitemapFiles = GrowingList<SitemapFile>;

interface LanguageSitemap extends Stored {
  readonly files: SitemapFiles;
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
 * `/sitemap.xml` names the sitemaps of all languages of the shop: `/sitemap-de-DE.xml`, and `/sitemap-de-DE-2.xml` … where one is not
 * enough. They are made once, sent while they are made, kept until the shop's content changes, and made anew behind the
 * answer when they are old. Their list is sent when it is known how many there are.
 * @returns undefined for other paths
 */
export function createSitemap(options: SitemapOptions): (request: Request) => Promise<Response | undefined> {
  const { origin } = options;
  const filesOf = createLanguageSitemaps(options);

  const list = async (): Promise<Response> => {
    const names = await Promise.all(
      [...prefixes.keys()].map(async (locale) => fileNames(locale, await filesOf(locale))),
    );
    return new Response(sitemapIndex(names.flat().map((name) => `${origin}/${name}`)), { headers: xmlHeaders });
  };

  const answer = async (request: Request, locale: string, number: number): Promise<Response> => {
    const file = prefixes.has(locale) ? await (await filesOf(locale)).at(number - 1) : undefined;
    // As long as nothing has been sent, an error is an answer and not an end.
    await file?.at(0);
    return file ? packedXml(request, file) : new Response(null, { status: 404 });
  };

  return async (request) => {
    const [path, locale, number] = sitemapPath.exec(new URL(request.url).pathname) ?? [];
    if (path === undefined) return undefined;
    try {
      return await (locale === undefined ? list() : answer(request, locale, Number(number ?? 1)));
    } catch (error) {
      console.error('The sitemap could not be made.', error);
      return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
    }
  };
}

/** The files of a language: those that are kept, else those that are being made, from the first piece on. */
function createLanguageSitemaps(options: SitemapOptions): (locale: string) => Promise<SitemapFiles> {
  const { origin, pages, now, contentVersion: version, shop, maxAddresses = 50_000 } = options;
  const ages = { freshMs: maxAgeMs, staleMs: Infinity };
  const kept = createKeptPages<LanguageSitemap>({ maxBytes: Infinity, now, version, ...ages });
  const underWay = new Map<string, SitemapFiles>();

  const make = async (locale: string): Promise<Rendered<LanguageSitemap>> => {
    const files: SitemapFiles = growingList();
    underWay.set(locale, files);
    try {
      const base = origin + (prefixes.get(locale) ?? '');
      const home = base === origin ? `${origin}/` : base;
      const bytes = await writeSitemap({ base, home, pages: () => pages(locale), maxAddresses }, files);
      return { page: { files, bytes, lasting: true }, keep: true };
    } finally {
      if (underWay.get(locale) === files) underWay.delete(locale);
    }
  };

  return async (locale) => {
    const whole = kept(locale, () => make(locale), shop.isAway).then(({ files }) => files);
    const growing = underWay.get(locale);
    return growing ? Promise.race([whole, growing.at(0).then(() => growing)]) : whole;
  };
}

/** @throws what making them ends with early */
async function fileNames(locale: string, files: SitemapFiles): Promise<string[]> {
  const names: string[] = [];
  while ((await files.at(names.length)) !== undefined)
    names.push(`sitemap-${locale}${names.length === 0 ? '' : `-${names.length + 1}`}.xml`);
  return names;
}

const xmlHeaders = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

function packedXml(request: Request, file: SitemapFile): Response {
  if (acceptsEncoding(request.headers.get('accept-encoding'), 'gzip')) {
    const headers = new Headers({ ...xmlHeaders, 'content-encoding': 'gzip', vary: 'accept-encoding' });
    const pieces = file.whole();
    if (pieces) headers.set('content-length', String(pieces.reduce((sum, { length }) => sum + length, 0)));
    return new Response(streamOf(file), { headers });
  }
  const unpacked = createGunzip();
  // Whoever reads the other end learns of its error.
  pipeline(Readable.fromWeb(streamOf(file)), unpacked).catch(() => undefined);
  return new Response(Readable.toWeb(unpacked), { headers: xmlHeaders });
}
