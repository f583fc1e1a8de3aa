import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listLanguages } from '#store-api/languages.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import type { ProductListing } from '#store-api/schemas/product-listing.ts';
import { StoreApiError } from '#store-api/store-api-error.ts';
import type { ContentSource } from './places/content-address.ts';
import { loadContent, type Content } from './load-content.ts';

let shop: DemoShop;
let german: ContentSource;
let english: ContentSource;

beforeAll(async () => {
  shop = await startDemoShop();
  const languages = await listLanguages(shop.api);
  const idOf = (code: string): string => languages.find((language) => language.code === code)?.id ?? '';
  const languageIds = { 'de-DE': idOf('de-DE'), 'en-GB': idOf('en-GB'), 'pl-PL': idOf('pl-PL') };
  const source = (locale: 'de-DE' | 'en-GB'): ContentSource => ({
    api: shop.connect({ languageId: languageIds[locale] }),
    locale,
    languageIds,
    contentPaths: {},
  });
  german = source('de-DE');
  english = source('en-GB');
});

afterAll(() => shop.stop());

const load = (path: string, source = german, search = ''): Promise<Content | null> =>
  loadContent(source, { path, parameters: new URLSearchParams(search) });

async function category(path: string, source = german, search = '') {
  const content = await load(path, source, search);
  if (content?.kind !== 'category') throw new Error(`${path} is no category`);
  return content;
}

async function product(path: string, source = german) {
  const content = await load(path, source);
  if (content?.kind !== 'product') throw new Error(`${path} is no product`);
  return content;
}

describe('content by path', () => {
  test('a category is found by its readable path, with its place and its products', async () => {
    const { category: piano, trail } = await category('/Noten/Klavier/');
    expect(piano.name).toBe('Klavier');
    expect(trail).toEqual([
      { name: 'Noten', path: '/Noten/' },
      { name: 'Klavier', path: '/Noten/Klavier/' },
    ]);
  });

  test('a category shows what is right below it', async () => {
    const { children } = await category('/Noten/');
    expect(children.map(({ name }) => name)).toContain('Klavier');
  });

  test('the same category has another path in every language', async () => {
    const { alternates, canonicalPath } = await category('/Noten/Klavier/');
    expect(canonicalPath).toBe('/Noten/Klavier/');
    expect(alternates['de-DE']).toBe('/Noten/Klavier/');
    expect(alternates['en-GB']).toBe('/Sheet-music/Piano/');
    expect(alternates['pl-PL']).toBe('/Nuty/Fortepian/');
  });

  test('a path that is not the canonical one moves for good', async () => {
    expect(await load('/Noten/Klavier')).toEqual({ kind: 'moved', to: '/Noten/Klavier/', status: 301 });
  });

  test('an id path moves to the readable one', async () => {
    const { category: piano } = await category('/Noten/Klavier/');
    const moved = await load(`/navigation/${piano.id}`);
    expect(moved).toEqual({ kind: 'moved', to: '/Noten/Klavier/', status: 301 });
  });

  test('a product shows its variants, reviews and what goes with it', async () => {
    const found = await product('/Johann-Sebastian-Bach-Zweistimmige-Inventionen-BWV-772-786/NF-1001');
    expect(found.product.name).toContain('Inventionen');
    expect(found.variantGroups.map(({ name }) => name)).toEqual(['Format', 'Bindung']);
    expect(found.reviews.total).toBeGreaterThan(0);
    expect(found.crossSellings.length).toBeGreaterThan(0);
    expect(found.trail.at(0)?.name).toBe('Noten');
  });

  test('every option leads to the variant with it', async () => {
    const found = await product('/Johann-Sebastian-Bach-Zweistimmige-Inventionen-BWV-772-786/NF-1001');
    const other = found.variantGroups[0]?.options.find(({ chosen }) => !chosen);
    expect(other?.fits).toBe(true);
    const switched = await product(other?.to ?? '');
    expect(switched.product.optionIds).toContain(other?.id);
    expect(switched.reviews.total).toBe(found.reviews.total);
    expect(switched.crossSellings.length).toBe(found.crossSellings.length);
  });

  test('a wish for options without a known variant moves to the nearest one', async () => {
    const path = '/Johann-Sebastian-Bach-Zweistimmige-Inventionen-BWV-772-786/NF-1001';
    const { variantGroups } = await product(path);
    const wish = variantGroups.map(({ id, options }) => `${id}.${options.at(-1)?.id}`).join('_');
    const moved = await load(path, german, `variant=${wish}&switched=${variantGroups[0]?.id}`);
    expect(moved).toMatchObject({ kind: 'moved', status: 302 });
  });

  test('a fixed route shows the shop’s text in the language asked for', async () => {
    const terms = await load('/agb', english);
    expect(terms).toMatchObject({ kind: 'landing', page: { name: 'Terms and Conditions' } });
  });

  test('both spellings of the right of withdrawal are one page', async () => {
    expect(await load('/wiederrufsrecht')).toMatchObject({ kind: 'landing' });
    expect(await load('/widerrufsrecht')).toMatchObject({ kind: 'landing' });
  });

  test('a configured path goes before the route’s own', async () => {
    const source = { ...german, contentPaths: { agb: 'impressum' } };
    expect(await load('/agb', source)).toMatchObject({ kind: 'landing', page: { name: 'Impressum' } });
  });

  test('the root category is the home page', async () => {
    const { category: piano } = await category('/Noten/Klavier/');
    const root = piano.path?.split('|')[1];
    expect(await load(`/navigation/${root}`)).toEqual({ kind: 'moved', to: '/', status: 301 });
  });

  test.each([
    '/nirgends',
    '/constructor',
    '/__proto__/',
    '/detail/0123456789abcdef0123456789abcdef',
    '/navigation/nonsense',
  ])('%s shows nothing', async (path) => {
    expect(await load(path)).toBeNull();
  });

  test('a category comes with what its filters would leave, and as well from a shop that refuses to count', async () => {
    const counted = (source: ContentSource) =>
      category('/Noten/', source).then(({ category: { cmsPage } }) =>
        cmsPage?.sections
          .flatMap(({ blocks }) => blocks.flatMap(({ slots }) => slots))
          .flatMap((slot): ProductListing[] =>
            slot.kind === 'product-listing' && slot.data?.listing ? [slot.data.listing] : [],
          ),
      );
    const [listing] = (await counted(german)) ?? [];
    expect(Math.max(...Object.values(listing?.counts?.values ?? {}).map(Number))).toBeGreaterThan(5);
    const unwilling: ContentSource['api'] = {
      ...german.api,
      send: (call) => {
        if (JSON.stringify(call.body ?? {}).includes('only-aggregations')) throw new StoreApiError(400, []);
        return german.api.send(call);
      },
    };
    const [uncounted] = (await counted({ ...german, api: unwilling })) ?? [];
    expect(uncounted?.elements.length).toBeGreaterThan(5);
    expect(uncounted?.counts).toBeUndefined();
  });

  test('the choices of the address narrow the products', async () => {
    const everything = await category('/Noten/Klavier/');
    const narrowed = await category('/Noten/Klavier/', german, 'max-price=5');
    const listingOf = ({ category: { cmsPage } }: typeof narrowed) =>
      cmsPage?.sections
        .flatMap(({ blocks }) => blocks.flatMap(({ slots }) => slots))
        .flatMap((slot) => (slot.kind === 'product-listing' ? [slot.data?.listing?.total ?? 0] : []))[0] ?? 0;
    expect(listingOf(narrowed)).toBeGreaterThan(0);
    expect(listingOf(narrowed)).toBeLessThan(listingOf(everything));
  });
});
