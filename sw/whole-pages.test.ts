import { expect, test } from 'vitest';
import { hasAllFiles } from './whole-pages.ts';

const page = `<html><head><link rel="stylesheet" href="/assets/joined-a.css"><link rel="preload" as="font" href="/assets/font-b.woff2">
  <script type="module" src="/assets/index-c.js"></script></head><body><a href="/assets/other-d.js"></a></body></html>`;
const without =
  (name: string) =>
  async (file: string): Promise<boolean> =>
    file !== `/assets/${name}`;

test('a page is whole as long as each script and style it begins with is there', async () => {
  expect(await hasAllFiles(page, async () => true)).toBe(true);
  expect(await hasAllFiles(page, without('index-c.js'))).toBe(false);
  expect(await hasAllFiles(page, without('joined-a.css'))).toBe(false);
});

test('what a page shows or leads to does not hold it up', async () => {
  expect(await hasAllFiles(page, without('font-b.woff2'))).toBe(true);
  expect(await hasAllFiles(page, without('other-d.js'))).toBe(true);
});
