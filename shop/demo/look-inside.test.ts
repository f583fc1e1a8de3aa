import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import sharp from 'sharp';
import { countPdfPages } from '../checkout/pdf-pages/count-pdf-pages.ts';
import { engravedPages, pictureFile } from './pictures.ts';
import type { Edition } from './products/edition.ts';
import { editions } from './products/editions.ts';

const scores = new URL('./scores/look-inside/', import.meta.url);
const media = new URL('./media/', import.meta.url);
const readable = editions.filter(({ lookInside }) => lookInside !== undefined);

const file = (name: string): Buffer => readFileSync(new URL(name, scores));
const source = ({ number }: Edition): string => file(`${number.toLowerCase()}.ly`).toString();
const pagesOf = (pdf: Uint8Array): number =>
  countPdfPages({ size: pdf.length, read: (at, length) => pdf.subarray(at, at + length) });

/** The numbers a score states because they do not follow from the page before. */
const pageNumbers = (text: string): number[] =>
  [...text.matchAll(/first-page-number = (\d+)/g)].map(([, page]) => Number(page));

test('every edition one can look into has its score and its PDF, and nothing is left over', () => {
  const wanted = readable.flatMap(({ number }) => [`${number.toLowerCase()}.ly`, `${number.toLowerCase()}.pdf`]);
  const found = readdirSync(scores).filter((name) => !name.endsWith('.ily'));
  expect(found.toSorted()).toEqual(wanted.toSorted());
});

test.each(readable.map((edition) => [edition.number, edition] as const))(
  '%s shows two to four pages of its book, as many as its PDF has',
  (number, edition) => {
    const { lookInside: shown = [], pages } = edition;
    expect(pagesOf(file(`${number.toLowerCase()}.pdf`))).toBe(shown.length);
    expect([2, 3, 4]).toContain(shown.length);
    expect(shown).toEqual([...new Set(shown)].toSorted((a, b) => a - b));
    expect(shown.at(-1)).toBeLessThanOrEqual(pages);
    expect(pageNumbers(source(edition))).toEqual(shown.filter((page) => !shown.includes(page - 1)));
    expect(source(edition)).toContain(`number = "${number}"`);
  },
);

test('pictures of the pages have the size the shop states', async () => {
  const sizes = engravedPages.flatMap((picture) =>
    [picture.width, ...picture.smaller].map(async (width) => {
      const { format, width: across, height } = await sharp(fileOf(pictureFile(picture, width))).metadata();
      const wanted = Math.round((picture.height * width) / picture.width);
      return format === 'webp' && across === width && height === wanted ? [] : [picture.name, width];
    }),
  );
  expect((await Promise.all(sizes)).flat()).toEqual([]);
});

function fileOf(name: string): Buffer {
  return readFileSync(new URL(name, media));
}
