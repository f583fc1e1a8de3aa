import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { drawPictures } from './draw-pictures.ts';
import type { Svg } from './strokes.ts';
import { pictureFile, type Picture } from '../../shop/demo/pictures.ts';

/**
 * Draws every picture of the demo shop anew: `node tools/demo-art/render-pictures.ts [name…]`. The results are committed, so
 * that running the shop needs neither a browser nor fonts. `CHROMIUM` names another browser than Playwright's own.
 */
const media = new URL('../../shop/demo/media/', import.meta.url);
const { resolve } = createRequire(import.meta.url);

const faces = [
  ['Newsreader', 'normal', 'newsreader/files/newsreader-latin-standard-normal.woff2', 'U+0000-00FF,U+2000-206F'],
  ['Newsreader', 'normal', 'newsreader/files/newsreader-latin-ext-standard-normal.woff2', 'U+0100-02BA'],
  ['Newsreader', 'italic', 'newsreader/files/newsreader-latin-standard-italic.woff2', 'U+0000-00FF,U+2000-206F'],
  ['Newsreader', 'italic', 'newsreader/files/newsreader-latin-ext-standard-italic.woff2', 'U+0100-02BA'],
  [
    'Instrument Sans',
    'normal',
    'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    'U+0000-00FF,U+2000-206F',
  ],
] as const;

const styles = faces
  .map(
    ([family, style, file, range]) =>
      `@font-face{font-family:'${family}';font-style:${style};font-weight:200 800;src:url(file://${resolve(`@fontsource-variable/${file}`)});unicode-range:${range}}`,
  )
  .join('');

async function photograph(page: Page, { width, height }: Picture, svg: Svg): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<meta charset="utf-8"><style>${styles}body{margin:0}svg{display:block}</style>${svg}`);
  await page.evaluate('document.fonts.ready');
  return page.screenshot();
}

async function store(entry: Picture, shot: Buffer): Promise<void> {
  for (const width of [...entry.smaller, entry.width]) {
    const quality = width > 1000 ? 46 : 55;
    const file = await sharp(shot).resize({ width }).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    await writeFile(new URL(pictureFile(entry, width), media), file);
  }
}

await mkdir(media, { recursive: true });
const executablePath = process.env['CHROMIUM'];
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
});
const page = await browser.newPage();
// Fonts load from files only when the page itself is one.
await page.goto(new URL('./render-pictures.ts', import.meta.url).href);
const wanted = new Set(process.argv.slice(2));
for (const [name, { picture, svg }] of drawPictures()) {
  if (wanted.size === 0 || wanted.has(name)) await store(picture, await photograph(page, picture, svg));
}
await browser.close();
