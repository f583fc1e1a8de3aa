import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureFile, pictures, thumbnailWidths } from './pictures.ts';
import { printUnits } from './print-units/print-units.ts';
import { stockProducts } from './products/products.ts';

const files = new Set(readdirSync(new URL('./media/', import.meta.url)));

test('every picture is rendered, in full and in every smaller width', () => {
  const wanted = pictures.flatMap((picture) =>
    [picture.width, ...thumbnailWidths].map((width) => pictureFile(picture, width)),
  );
  expect(wanted.filter((file) => !files.has(file))).toEqual([]);
});

test('no rendered picture is left over', () => {
  const wanted = new Set(
    pictures.flatMap((picture) => [picture.width, ...thumbnailWidths].map((width) => pictureFile(picture, width))),
  );
  expect([...files].filter((file) => !wanted.has(file))).toEqual([]);
});

test('products show pictures that exist', () => {
  const names = new Set<string>(pictures.map(({ name }) => name));
  const shown = [...stockProducts.flatMap((product) => product.pictures), ...printUnits.map(({ picture }) => picture)];
  expect(shown.filter((name) => !names.has(name))).toEqual([]);
});

test('every picture says in three languages what it shows', () => {
  const silent = pictures.filter(({ alt }) => Object.values(alt).some((text) => text.trim() === ''));
  expect(silent).toEqual([]);
});
