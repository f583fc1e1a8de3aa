import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { defaultAccessKey } from '#shop/create-shop.ts';
import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import { isAnsweringAtom } from '#platform/connectivity/connectivity-atom.ts';
import { contextToken } from '#platform/session/context-token.ts';
import { sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import type { SalesChannelTerms, Shell } from '#platform/session/shell.ts';
import { getContext, setCurrency } from '#store-api/context.ts';
import { createStoreApi, type StoreApi } from '#store-api/store-api.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { loadTerms } from '#testing/load-terms.ts';
import { seesPricesOfAll } from './sees-prices-of-all.ts';

let shop: StartedShop;
/** What pages are rendered with. */
let terms: SalesChannelTerms;
let calls: number;
let isAway: boolean;
let isSilent: boolean;
let api: StoreApi;
let store: Shell['store'];

beforeAll(async () => {
  shop = await startShop();
  terms = await loadTerms(shop.newShopper(), 'de-DE');
});
afterAll(() => shop.stop());

beforeEach(() => {
  document.cookie = 'sw-context-token=; max-age=0; path=/';
  calls = 0;
  isAway = false;
  isSilent = false;
  api = createStoreApi({
    endpoint: 'http://shop.example',
    accessKey: defaultAccessKey,
    token: contextToken,
    fetch: (input, init) => {
      calls += 1;
      if (isSilent) return new Promise(() => undefined);
      return isAway ? Promise.reject(new TypeError('fetch failed')) : shop.running.fetch(new Request(input, init));
    },
  });
  store = createStore();
  store.set(shellAtom, testShell(api, store));
});

const sees = () => seesPricesOfAll({ store, terms });

test('who has no session sees what everybody sees, and the shop is not asked', async () => {
  expect([await sees(), calls]).toEqual([true, 0]);
});

test('a session that is like nobody’s in particular sees it too, and the shop is asked once', async () => {
  await getContext(api);
  calls = 0;
  expect([await sees(), await sees(), calls]).toEqual([true, true, 1]);
});

test('a session in another currency does not', async () => {
  await setCurrency(api, baseIds.currencies.PLN);
  expect(await sees()).toBe(false);
});

test('while the shop does not say what becomes of a session, pages are as everybody sees them', async () => {
  await getContext(api);
  isAway = true;
  expect(await sees()).toBe(true);
  expect(store.get(sessionAtom)).toBeNull();
});

test('a silent shop is waited for no longer than what it is asked for: then pages are as everybody sees them', async () => {
  await setCurrency(api, baseIds.currencies.PLN);
  isSilent = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let seen: boolean | undefined;
    void sees().then((isLikeAll) => (seen = isLikeAll));
    await vi.advanceTimersByTimeAsync(3_399);
    expect(seen).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toBe(true);
    store.set(isAnsweringAtom, false);
    expect(await Promise.all([sees(), vi.advanceTimersByTimeAsync(800)])).toMatchObject([true, {}]);
  } finally {
    vi.useRealTimers();
  }
});
