import { afterAll, beforeAll, expect, test } from 'vitest';
import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import { upsert } from '#shop/seeding/upsert.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { findRoute, type ContentSource } from './content-address.ts';

let shop: StartedShop;
const id = (digit: string): string => digit.repeat(32);
const page = (digit: string, name: string, parentId: string) => ({
  id: id(digit),
  parentId,
  type: 'page',
  name: { 'de-DE': name },
  active: true,
  visible: true,
});

/** A shop as its owner set it up: legal pages in folders of the footer, none at the path the storefront has for it. */
beforeAll(async () => {
  shop = await startShop();
  const { footer, service } = baseIds.categories;
  upsert(shop.running.shop, 'category', [
    { ...page('1', 'Informationen', footer), type: 'folder' },
    page('2', 'Allgemeine Geschäftsbedingungen', id('1')),
    page('3', 'Widerrufsbelehrung', id('1')),
    {
      ...page('4', 'Datenschutz', service),
      type: 'link',
      linkType: { 'de-DE': 'category' },
      internalLink: { 'de-DE': id('2') },
    },
    {
      ...page('5', 'Impressum', service),
      type: 'link',
      linkType: { 'de-DE': 'external' },
      externalLink: { 'de-DE': 'https://other.example' },
    },
  ]);
});
afterAll(() => shop.stop());

const find = (path: string, contentPaths: Record<string, string> = {}, locale: ContentSource['locale'] = 'de-DE') =>
  findRoute(
    { api: shop.newShopper(), locale, languageIds: { 'de-DE': baseIds.languages['de-DE'] }, contentPaths },
    path,
  );

test.each([
  ['/agb', '2'],
  ['/wiederrufsrecht', '3'],
  ['/widerrufsrecht', '3'],
  ['/datenschutz', '2'],
])('%s is found by what the menus call it', async (path, digit) => {
  expect(await find(path)).toEqual({
    route: { routeName: 'frontend.navigation.page', foreignKey: id(digit), seoPath: null },
    fixed: true,
  });
});

test('a page elsewhere, a folder and a page nobody has are not found', async () => {
  expect(await find('/impressum')).toBeNull();
  expect(await find('/barrierefreiheit')).toBeNull();
  expect(await find('/informationen')).toBeNull();
});

test('a path named in the configuration goes before the menus, one for the language before one for all', async () => {
  const named = { agb: `navigation/${id('3')}`, 'en-GB/agb': `/navigation/${id('2')}` };
  expect((await find('/agb', named))?.route.foreignKey).toBe(id('3'));
  expect((await find('/agb', named, 'en-GB'))?.route.foreignKey).toBe(id('2'));
});
