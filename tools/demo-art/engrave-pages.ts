import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { pagePicture } from '../../shop/demo/basics/picture-names.ts';
import { engravedPages, pictureFile, type Picture } from '../../shop/demo/pictures.ts';
import { editions } from '../../shop/demo/products/editions.ts';

/**
 * Engraves the pages that can be read before buying: `node tools/demo-art/engrave-pages.ts [NF-1001…]`. Needs LilyPond 2.24
 * (`lilypond` in the path). Each source in `shop/demo/scores/look-inside/` becomes a PDF beside it and, page by page,
 * pictures in `shop/demo/media/`, one of them again for the home page. The results are committed: neither the shop nor its tests need LilyPond. Anything
 * LilyPond warns about (a bar that does not add up, a collision) ends the run.
 */
const sources = fileURLToPath(new URL('../../shop/demo/scores/look-inside/', import.meta.url));
const media = new URL('../../shop/demo/media/', import.meta.url);

/** The page that lies on the home page: the storefront keeps a copy of its own, for it stands before any shop. */
const homePage = { number: 'NF-1001', page: 2 } as const;
const homePictures = new URL('../../src/features/catalogue/home/', import.meta.url);
const homeWidths = [640, 1200] as const;

/** Dots per inch of the pictures LilyPond draws: an A4 page comes out 2480 px wide and is made smaller from there. */
const resolution = 300;

/** Runs LilyPond in a folder of its own; returns the PDF and the pages as PNG. */
function engrave(number: string): { pdf: Buffer; pages: Buffer[] } {
  const folder = mkdtempSync(join(tmpdir(), 'engraving-'));
  try {
    const options = ['--loglevel=WARN', '-dno-point-and-click', '-dwarning-as-error', `-dresolution=${resolution}`];
    const score = join(sources, `${number.toLowerCase()}.ly`);
    execFileSync('lilypond', [...options, '--pdf', '--png', '--output', join(folder, 'score'), score], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const pages = readdirSync(folder)
      .filter((name) => name.endsWith('.png'))
      .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    return {
      pdf: readFileSync(join(folder, 'score.pdf')),
      pages: pages.map((name) => readFileSync(join(folder, name))),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function store(picture: Picture, page: Buffer): Promise<void> {
  const ratio = picture.height / picture.width;
  for (const width of [...picture.smaller, picture.width]) {
    writeFileSync(new URL(pictureFile(picture, width), media), await drawn(page, width, ratio));
  }
}

async function storeForHome(picture: Picture, page: Buffer): Promise<void> {
  for (const width of homeWidths) {
    const file = await drawn(page, width, picture.height / picture.width);
    writeFileSync(new URL(`home-page-of-music-${width}.webp`, homePictures), file);
  }
}

async function drawn(page: Buffer, width: number, ratio: number): Promise<Buffer> {
  const height = Math.round(width * ratio);
  const grey = sharp(page).flatten({ background: 'white' }).resize({ width, height, fit: 'fill' }).greyscale();
  const { data, info } = await grey.raw().toBuffer({ resolveWithObject: true });
  return sharp(inFewGreys(data), { raw: info }).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** Eight greys are enough for the edges of black on white; without loss they take less room than a blurred page. */
function inFewGreys(pixels: Uint8Array): Uint8Array {
  const step = 255 / 7;
  return pixels.map((value) => Math.round(Math.round(value / step) * step));
}

const wanted = new Set(process.argv.slice(2));
for (const { number, lookInside } of editions) {
  if (lookInside === undefined || (wanted.size > 0 && !wanted.has(number))) continue;
  const { pdf, pages } = engrave(number);
  if (pages.length !== lookInside.length)
    throw new Error(`${number} has ${pages.length} engraved pages, its edition names ${lookInside.length}`);
  writeFileSync(join(sources, `${number.toLowerCase()}.pdf`), pdf);
  for (const [index, page] of pages.entries()) {
    const name = pagePicture(number, lookInside[index] ?? 0);
    const picture = engravedPages.find((entry) => entry.name === name);
    if (picture === undefined) continue;
    await store(picture, page);
    if (number === homePage.number && lookInside[index] === homePage.page) await storeForHome(picture, page);
  }
}
