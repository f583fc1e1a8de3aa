import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import { addProductsAtom, cartAtom } from '#features/cart/cart-atoms.ts';
import type { Locale } from '#platform/configuration/locales.ts';
import { notingOpening } from '#platform/session/noting-opening.ts';
import { refreshSessionAtom, sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import type { SalesChannelTerms } from '#platform/session/shell.ts';
import { searchProducts } from '#store-api/catalogue/product-search.ts';
import { listCountries } from '#store-api/account/countries.ts';
import { eventually } from '#testing/eventually.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { loadSession } from '../start-up/load-session.ts';
import { loadTerms } from '#testing/load-terms.ts';
import { changeTermsAtom } from './change-terms.ts';

const { EUR, PLN } = baseIds.currencies;

describe.each(['6.6', '6.7'] as const)('with a shop that speaks %s', (version) => {
  let shop: DemoShop;
  let terms: Record<Locale, SalesChannelTerms>;
  let productId: string;
  let countries: Readonly<Record<string, string>>;
  beforeAll(async () => {
    shop = await startDemoShop(version);
    terms = {
      'de-DE': await loadTerms(shop.api, 'de-DE'),
      'en-GB': await loadTerms(shop.api, 'en-GB'),
      'pl-PL': await loadTerms(shop.api, 'pl-PL'),
    };
    const { elements } = await searchProducts(shop.api, 'Notenpapier');
    productId = elements.find(({ parentId }) => parentId === null)?.id ?? '';
    countries = Object.fromEntries((await listCountries(shop.api)).map(({ iso, id }) => [iso, id]));
  });
  afterAll(() => shop.stop());

  /** The token all tabs of the browser share. */
  let cookie: string | undefined;
  const token = { read: () => cookie, write: (value: string) => void (cookie = value) };
  let deleted: string[];
  let channels: BroadcastChannel[];
  beforeEach(() => {
    cookie = undefined;
    deleted = [];
    channels = [];
    vi.stubGlobal(
      'BroadcastChannel',
      class extends BroadcastChannel {
        constructor(name: string) {
          super(name);
          channels.push(this);
        }
      },
    );
    vi.stubGlobal('caches', { delete: async (name: string) => void deleted.push(name) });
  });
  afterEach(() => {
    for (const channel of channels) channel.close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** A page in a tab; what it sends is noted, and how often it was loaded anew. */
  function openPage(locale: Locale = 'de-DE', { isRendered = true } = {}) {
    const store = createStore();
    const calls: string[] = [];
    const page = { isAway: false, loads: 0 };
    const fetch: typeof globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      return page.isAway ? Promise.reject(new TypeError('fetch failed')) : shop.fetch(request);
    };
    const api = shop.connect({ token: notingOpening(store, token), fetch });
    const shell = { ...testShell(api, store), locale, terms: isRendered ? terms[locale] : undefined };
    store.set(shellAtom, shell);
    const start = () => loadSession({ ...shell, loadAnew: async () => void (page.loads += 1) });
    const place = () => {
      const session = store.get(sessionAtom);
      return [session?.currency.isoCode, session?.shippingCountryIso];
    };
    return { store, calls, page, start, place };
  }

  test('who has no session gets one with the choice, by one change of it', async () => {
    const { store, calls, place } = openPage();
    await store.set(changeTermsAtom, { currencyId: PLN, countryId: countries['PL'] ?? '' });
    expect(cookie).toBeDefined();
    expect(place()).toEqual(['PLN', 'PL']);
    expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual(['PATCH /store-api/context']);
  });

  test('cart and page follow at once, here and in other tabs, and old answers are forgotten', async () => {
    const [here, there] = [openPage(), openPage()];
    await here.start();
    await there.start();
    await here.store.set(addProductsAtom, [{ productId }]);
    const inEuro = here.store.get(cartAtom)?.price.positionPrice ?? Infinity;
    await here.store.set(changeTermsAtom, { currencyId: PLN });
    expect(here.store.get(cartAtom)).toMatchObject({ currency: 'PLN' });
    expect(here.store.get(cartAtom)?.price.positionPrice).toBeGreaterThan(4 * inEuro);
    expect(deleted.toSorted()).toEqual(['catalogue-answers', 'private-answers', 'private-files']);
    await eventually(() => expect(there.store.get(cartAtom)).toMatchObject({ currency: 'PLN' }));
    expect([here.page.loads, there.page.loads]).toEqual([1, 1]);
    await here.store.set(changeTermsAtom, { currencyId: EUR });
    expect([here.store.get(cartAtom)?.price.positionPrice, here.page.loads]).toEqual([inEuro, 2]);
  });

  test('the choice is kept with the session: it is there on the next page', async () => {
    const first = openPage('en-GB');
    await first.store.set(changeTermsAtom, { currencyId: PLN, countryId: countries['AT'] ?? '' });
    const next = openPage('en-GB');
    await next.start();
    expect(next.place()).toEqual(['PLN', 'AT']);
    expect(next.page.loads).toBe(1);
  });

  test('a shop that cannot be told leaves everything as it is', async () => {
    const { store, page, start, place } = openPage();
    await start();
    page.isAway = true;
    await expect(store.set(changeTermsAtom, { currencyId: PLN })).rejects.toThrow('Network Error');
    expect(place()).toEqual(['EUR', 'DE']);
    page.isAway = false;
    await store.set(refreshSessionAtom);
    expect([place(), deleted, page.loads]).toEqual([['EUR', 'DE'], [], 0]);
  });

  test('English and Polish sessions begin in their own country, also on a page that no server has rendered', async () => {
    for (const [locale, iso] of [
      ['de-DE', 'DE'],
      ['en-GB', 'GB'],
      ['pl-PL', 'PL'],
    ] as const)
      for (const isRendered of [true, false]) {
        cookie = undefined;
        const { start, place } = openPage(locale, { isRendered });
        await start();
        expect([locale, place()]).toEqual([locale, ['EUR', iso]]);
      }
  });

  test('where somebody has said where to, no page knows better', async () => {
    const first = openPage('pl-PL');
    await first.store.set(changeTermsAtom, { currencyId: PLN, countryId: countries['DE'] ?? '' });
    await first.start();
    const next = openPage('pl-PL');
    await next.start();
    expect([first.place(), next.place()]).toEqual([
      ['PLN', 'DE'],
      ['PLN', 'DE'],
    ]);
  });

  test('the session of another language stays where it is', async () => {
    await openPage('de-DE').start();
    const polish = openPage('pl-PL');
    await polish.start();
    expect(polish.place()).toEqual(['EUR', 'DE']);
  });
});
