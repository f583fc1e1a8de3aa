import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryCaches } from '#testing/browser/memory-caches.ts';
import { keptPageData } from './kept-page-data.ts';

const languageIds = { 'de-DE': 'german', 'pl-PL': 'polish' };
const terms = (currency: string) => ({ currency, taxState: 'gross', priceBasis: `${currency} gross` });

beforeEach(() => vi.stubGlobal('caches', memoryCaches()));
afterEach(() => vi.unstubAllGlobals());

/** A document is kept that says this in its data block. */
async function keep(cache: string, path: string, data: object): Promise<void> {
  const block = `<script type="application/json" id="page-data">${JSON.stringify(data)}</script>`;
  await (
    await caches.open(cache)
  ).put(`https://noten.example${path}`, new Response(`<html><body>${block}</body></html>`));
}

test('a bare document knows of the shop what a kept one of its language says, the latest first', async () => {
  await keep('pages', '/agb', { languageIds, terms: terms('EUR') });
  await keep('pages', '/en-GB/terms', { languageIds: { 'en-GB': 'english' }, terms: terms('GBP') });
  expect(await keptPageData('de-DE')).toEqual({ languageIds, terms: terms('EUR') });
  await keep('pages', '/kontakt', { languageIds, terms: terms('CHF') });
  expect(await keptPageData('de-DE')).toEqual({ languageIds, terms: terms('CHF') });
  expect(await keptPageData('en-GB')).toEqual({ languageIds: { 'en-GB': 'english' }, terms: terms('GBP') });
  expect(await keptPageData('pl-PL')).toBeUndefined();
});

test('a document that was made without the shop, or holds no data, is passed over', async () => {
  await keep('menu-pages', '/', { languageIds, terms: terms('EUR') });
  await keep('menu-pages', '/Noten/', { languageIds: {} });
  await (await caches.open('menu-pages')).put('https://noten.example/Chor/', new Response('<html></html>'));
  expect(await keptPageData('de-DE')).toEqual({ languageIds, terms: terms('EUR') });
});

test('where nothing is kept nothing is known, nor is a cache left behind', async () => {
  expect(await keptPageData('de-DE')).toBeUndefined();
  expect(await caches.keys()).toEqual([]);
  vi.stubGlobal('caches', undefined);
  expect(await keptPageData('de-DE')).toBeUndefined();
});
