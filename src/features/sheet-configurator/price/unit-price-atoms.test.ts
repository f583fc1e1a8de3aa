import 'fake-indexeddb/auto';
import { clear, get, set } from 'idb-keyval';
import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import { stateRecords } from '#offline/records/state-records.ts';
import { refreshSessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { setCurrency } from '#store-api/context.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import {
  askedSkusAtom,
  askPricesAgainAtom,
  keptPricesAtom,
  loadUnitPricesAtom,
  unitPricesAtom,
} from './unit-price-atoms.ts';

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
beforeEach(() => clear(stateRecords()));

const sku = 'PRINT-SW-A4';

function openPage() {
  const store = createStore();
  const api = shop.newShopper();
  store.set(shellAtom, testShell(api, store));
  const cents = () => store.get(unitPricesAtom)[sku]?.tiers[0]?.unitPriceCents;
  const load = () => store.set(loadUnitPricesAtom, [sku]);
  return { store, api, cents, load };
}

test('prices of another currency than the session’s are not shown, and are asked for anew', async () => {
  const { store, api, cents, load } = openPage();
  await load();
  const inEuro = cents() ?? NaN;
  expect([...store.get(askedSkusAtom)]).toEqual([sku]);
  await setCurrency(api, baseIds.currencies.PLN);
  await store.set(refreshSessionAtom);
  expect([cents(), store.get(askedSkusAtom).size]).toEqual([undefined, 0]);
  await load();
  expect(cents()).toBeGreaterThan(4 * inEuro);
});

test('prices that arrive after the currency has changed are left out', async () => {
  const { store, api, cents, load } = openPage();
  await store.set(refreshSessionAtom);
  const loading = load();
  await Promise.all([setCurrency(api, baseIds.currencies.GBP), store.set(refreshSessionAtom)]);
  await store.set(refreshSessionAtom);
  await loading;
  await load();
  const inPounds = cents();
  await setCurrency(api, baseIds.currencies.EUR);
  await store.set(refreshSessionAtom);
  await load();
  expect(cents()).toBeGreaterThan(inPounds ?? Infinity);
});

test('a price the shop has named is known for the visit, also when the browser has deleted what was kept of it', async () => {
  const { store, cents, load } = openPage();
  await load();
  const known = cents();
  expect(known).toBeGreaterThan(0);
  await clear(stateRecords());
  await store.set(loadUnitPricesAtom, ['BIND-STAPLE']);
  expect(cents()).toBe(known);
});

/** The calls that a page sends from now on. */
function noteCalls({ store, api }: ReturnType<typeof openPage>): readonly string[] {
  const sent: string[] = [];
  const noting: StoreApi = { ...api, send: (call) => (sent.push(call.path), api.send(call)) };
  store.set(shellAtom, testShell(noting, store));
  return sent;
}

test('what the shop does not sell is asked for once, and again by who wishes it', async () => {
  const page = openPage();
  const sent = noteCalls(page);
  const unsold = ['BIND-IN-GOLD'];
  await page.store.set(loadUnitPricesAtom, unsold);
  await page.store.set(loadUnitPricesAtom, unsold);
  expect(sent).toHaveLength(1);
  await page.store.set(askPricesAgainAtom, unsold);
  expect(sent).toHaveLength(2);
});

test('what is being asked for is not asked for once more', async () => {
  const page = openPage();
  const { store } = page;
  const sent = noteCalls(page);
  await Promise.all([
    store.set(loadUnitPricesAtom, [sku]),
    store.set(loadUnitPricesAtom, [sku]),
    store.set(loadUnitPricesAtom, [sku, 'BIND-STAPLE']),
  ]);
  expect(sent).toHaveLength(2);
  expect([...store.get(askedSkusAtom)].toSorted()).toEqual(['BIND-STAPLE', sku]);
});

test('prices that were kept before they named a currency are asked for anew, and kept in the new form', async () => {
  const first = { productId: 'a', name: 'Druck', maxPurchase: 9, tiers: [{ from: 1, unitPriceCents: 999 }] };
  await set('print-unit-prices', { [sku]: first }, stateRecords());
  const { store, cents, load } = openPage();
  await store.set(refreshSessionAtom);
  await store.set(keptPricesAtom, (kept) => kept);
  expect(store.get(keptPricesAtom)).toEqual({ terms: '', prices: { [sku]: first } });
  expect(cents()).toBeUndefined();
  await load();
  expect(cents()).toBeLessThan(999);
  await expect
    .poll(() => get<unknown>('print-unit-prices', stateRecords()))
    .toMatchObject({ version: 2, value: { prices: { [sku]: {} } } });
});
