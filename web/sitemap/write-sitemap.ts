import { once } from 'node:events';
import { constants, createGzip } from 'node:zlib';
import { growingList, type GrowingList } from './growing-list.ts';
import type { SitemapPage, SitemapPages } from './sitemap-pages.ts';

/** A file packed with gzip, which whoever reads sitemaps understands. */
export type SitemapFile = GrowingList<Uint8Array<ArrayBuffer>>;

interface SitemapSource {
  /** What all addresses of the language begin with, without a slash at the end. */
  base: string;
  home: string;
  /** Nothing is written of a language the shop does not have. */
  pages: () => ReturnType<SitemapPages>;
  /** Addresses per file. */
  maxAddresses: number;
}

/**
 * Writes the sitemap of a language, slice by slice; the first file is opened when the first slice is there.
 * @param files grows with it, and fails with it
 * @returns all bytes together
 * @throws what reading the pages throws
 */
export async function writeSitemap(source: SitemapSource, files: GrowingList<SitemapFile>): Promise<number> {
  let file: OpenFile | undefined;
  let [room, bytes] = [0, 0];
  try {
    for await (const entries of entriesOf(source)) {
      for (let rest = entries; rest.length > 0;) {
        if (room === 0) {
          bytes += (await file?.finish()) ?? 0;
          file = openFile();
          files.add(file.content);
          room = source.maxAddresses;
        }
        const fitting = rest.slice(0, room);
        await file?.add(fitting.join(''));
        room -= fitting.length;
        rest = rest.slice(fitting.length);
      }
    }
    bytes += (await file?.finish()) ?? 0;
    files.end();
    return bytes;
  } catch (error) {
    file?.discard(error);
    files.fail(error);
    throw error;
  }
}

async function* entriesOf({ base, home, pages }: SitemapSource): AsyncIterable<readonly string[]> {
  const listed = await pages();
  if (listed === undefined) return;
  let before = [entry(home)];
  for await (const slice of listed) {
    yield [...before, ...slice.map((page) => pageEntry(base, page))];
    before = [];
  }
  yield before;
}

interface OpenFile {
  readonly content: SitemapFile;
  /** Resolves when it has been packed. */
  add(entries: string): Promise<void>;
  /** Resolves with the file's length. */
  finish(): Promise<number>;
  /** Breaks it off for its readers. */
  discard(error: unknown): void;
}

/** Packs what is added as it comes, to be read at once: of a sitemap that is being made only a slice is held unpacked. */
function openFile(): OpenFile {
  const packer = createGzip();
  const content: SitemapFile = growingList();
  let length = 0;
  packer.on('data', (piece: Buffer<ArrayBuffer>) => {
    length += piece.length;
    content.add(piece);
  });
  packer.write(`${declaration}<urlset ${namespace}>`);
  return {
    content,
    add(entries) {
      packer.write(entries);
      return new Promise((resolve) => packer.flush(constants.Z_SYNC_FLUSH, resolve));
    },
    async finish() {
      packer.end('</urlset>');
      await once(packer, 'end');
      content.end();
      return length;
    },
    discard(error) {
      packer.destroy();
      content.fail(error);
    },
  };
}

/** The list of all sitemaps. */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return `${declaration}<sitemapindex ${namespace}>${entries.join('')}</sitemapindex>`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function pageEntry(base: string, { path, changedOn }: SitemapPage): string {
  return entry(`${base}/${encodeURI(path)}`, `<lastmod>${changedOn}</lastmod>`);
}

const entry = (address: string, rest = ''): string => `<url><loc>${escapeXml(address)}</loc>${rest}</url>`;

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
