import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawnPictures, engravedPages, pictureFile, pictures, type Picture } from './pictures.ts';
import { startingPrices } from '../price-list/starting-prices.ts';
import { pictureOfUnit } from './print-units/print-unit-pictures.ts';
import { stockProducts } from './products/products.ts';

const media = new URL('./media/', import.meta.url);
const files = new Set(readdirSync(media));

const filesOf = (picture: Picture): string[] =>
  [picture.width, ...picture.smaller].map((width) => pictureFile(picture, width));
const bytesOf = (kind: readonly Picture[]): number =>
  kind.flatMap(filesOf).reduce((sum, file) => sum + statSync(new URL(file, media)).size, 0);

test('every picture is rendered, in full and in every smaller width', () => {
  expect(pictures.flatMap(filesOf).filter((file) => !files.has(file))).toEqual([]);
});

test('no rendered picture is left over', () => {
  const wanted = new Set(pictures.flatMap(filesOf));
  expect([...files].filter((file) => !wanted.has(file))).toEqual([]);
});

test('products show pictures that exist', () => {
  const names = new Set<string>(pictures.map(({ name }) => name));
  const shown = [
    ...stockProducts.flatMap((product) => product.pictures),
    ...startingPrices().map(({ sku }) => pictureOfUnit(sku)),
  ];
  expect(shown.filter((name) => !names.has(name))).toEqual([]);
});

test('every picture says in three languages what it shows', () => {
  const silent = pictures.filter(({ alt }) => Object.values(alt).some((text) => text.trim() === ''));
  expect(silent).toEqual([]);
});

test('all drawn pictures together stay below 6 MB, all pages of music below 6 MB', () => {
  expect(bytesOf(drawnPictures)).toBeLessThan(6_000_000);
  expect(bytesOf(engravedPages)).toBeLessThan(6_000_000);
});
