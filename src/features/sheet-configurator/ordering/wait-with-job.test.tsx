import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { takeOutAtom } from '#features/cart/articles/changing-lines.ts';
import { cartAtom, refreshCartAtom } from '#features/cart/cart-atoms.ts';
import { totalOf } from '#features/cart/cart-sums.ts';
import { laterCart } from '#features/cart/later-cart.ts';
import { cartIntentsCountAtom, intendedCartAtom, shownLinesAtom } from '#features/cart/shown-lines-atoms.ts';
import { isAnsweringAtom } from '#platform/connectivity/connectivity-atom.ts';
import { followIntentsAtom } from '#platform/intents/follow-intents.ts';
import { intentsAtom } from '#platform/intents/intent-atoms.ts';
import { notificationsAtom } from '#platform/notifications/notification-atoms.ts';
import { refreshSessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { readPrintJob } from '#print/payload/print-job-payload.ts';
import { printUnits } from '#print/prices/print-units.ts';
import type { PrintJob } from '#print/spec/print-job.ts';
import { getCart, removeLines } from '#store-api/checkout/cart.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { printRow } from '#testing/print/print-rows.ts';
import { shakyLine } from '#testing/shaky-line.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { letChangesWait } from '#testing/waiting-changes.ts';
import { changeJobCopiesAtom } from '../change-job-copies.ts';
import { keptPricesAtom, loadUnitPricesAtom } from '../price/unit-price-atoms.ts';
import { putJobIntoCartAtom } from './put-into-cart.ts';

letChangesWait();

let shop: StartedShop;
let api: StoreApi;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
beforeEach(() => {
  api = shop.newShopper();
});

const jobOf = (copies: number): PrintJob => ({
  id: 'a1',
  name: 'Chorheft',
  rows: [printRow(24, {}, { copies })],
  rights: { kind: 'own-work', textVersion: '1', declaredAt: '2026-11-21T10:00:00Z' },
  confirmed: [],
});
const files = [{ path: 'uploads/f/u/chorheft.pdf', name: 'chorheft.pdf', size: 10, pages: 24 }];

/** A tab that knows what the job's products cost, from the shop or from an earlier visit, and what lies between it and the shop. */
async function openTab(prices: 'asked' | 'kept' = 'asked') {
  const store = createStore();
  const { line, cut, mend, ...through } = shakyLine(api, store);
  store.set(shellAtom, testShell(through.api, store));
  await store.set(refreshSessionAtom);
  await store.set(refreshCartAtom);
  const skus = printUnits(jobOf(1)).map(({ sku }) => sku);
  if (prices === 'asked') await store.set(loadUnitPricesAtom, skus);
  store.set(followIntentsAtom, laterCart.kinds);
  const put = (copies = 2) => store.set(putJobIntoCartAtom, { job: jobOf(copies), files });
  const shown = () =>
    Object.fromEntries(store.get(shownLinesAtom).map(({ productNumber, quantity }) => [productNumber, quantity]));
  const untilDone = async (): Promise<void> => {
    await expect.poll(() => store.get(intentsAtom)).toEqual([]);
  };
  return { store, line, cut, mend, put, shown, untilDone };
}

const inCart = async () =>
  Object.fromEntries((await getCart(api)).lineItems.map(({ productNumber, quantity }) => [productNumber, quantity]));
const twoCopies = { 'PRINT-SW-A4': 48, 'PAPER-A4-90i': 24, 'BIND-STAPLE': 2 };
const threeCopies = { 'PRINT-SW-A4': 72, 'PAPER-A4-90i': 36, 'BIND-STAPLE': 3 };

describe('while the shop cannot be reached, a print job for the cart', () => {
  test('waits as one change, is shown with an estimate, and lies in the cart whole once the shop answers', async () => {
    const tab = await openTab();
    tab.cut();
    expect(await tab.put()).toBe('later');
    expect(tab.store.get(intentsAtom)).toMatchObject([{ kind: 'cart-job', subject: 'Chorheft' }]);
    expect(tab.shown()).toEqual(twoCopies);
    const estimate = totalOf(tab.store.get(shownLinesAtom));
    expect(estimate).toBeGreaterThan(0);
    // The checkout asks this before it orders.
    expect(tab.store.get(cartIntentsCountAtom)).toBe(1);
    expect(await inCart()).toEqual({});
    tab.mend();
    await tab.untilDone();
    expect(await inCart()).toEqual(twoCopies);
    expect(totalOf(tab.store.get(shownLinesAtom))).toBe(estimate);
    const [lead] = (await getCart(api)).lineItems.map(({ payload }) => readPrintJob(payload));
    expect(lead).toMatchObject({ title: 'Chorheft', files, spec: { copies: 2 } });
    await expect
      .poll(() => tab.store.get(notificationsAtom).map(({ message }) => message))
      .toContain('„Chorheft“ liegt im Warenkorb, wie Sie es vorgemerkt haben.');
  });

  test('lies in the cart once when answers of the shop are lost on the way', async () => {
    const tab = await openTab();
    tab.line.isAnswerLost = true;
    expect(await tab.put()).toBe('later');
    expect(await inCart()).toEqual(twoCopies);
    tab.store.set(isAnsweringAtom, false);
    tab.mend();
    await tab.untilDone();
    expect(await inCart()).toEqual(twoCopies);
  });

  test('is made as often as it was wished last', async () => {
    const tab = await openTab();
    tab.cut();
    await tab.put();
    await tab.store.set(changeJobCopiesAtom, 'a1', 3);
    expect(tab.store.get(intentsAtom)).toHaveLength(1);
    expect(tab.shown()).toEqual(threeCopies);
    tab.mend();
    await tab.untilDone();
    expect(await inCart()).toEqual(threeCopies);
  });

  test('is told to cost something else than was estimated', async () => {
    await openTab();
    const tab = await openTab('kept');
    await tab.store.set(keptPricesAtom, ({ terms, prices }) => ({
      terms,
      prices: Object.fromEntries(
        Object.entries(prices).map(([sku, price]) => [sku, { ...price, tiers: [{ from: 1, unitPriceCents: 1 }] }]),
      ),
    }));
    tab.cut();
    await tab.put();
    expect(totalOf(tab.store.get(shownLinesAtom))).toBe(0.74);
    tab.mend();
    await tab.untilDone();
    const told = () => tab.store.get(notificationsAtom).map(({ message }) => message.replaceAll('\u00A0', ' '));
    await expect
      .poll(told)
      .toEqual([expect.stringMatching(/^„Chorheft“ liegt im Warenkorb und kostet .* Geschätzt waren 0,74 €\.$/)]);
  });

  test('leaves nothing when it is taken out again', async () => {
    const tab = await openTab();
    tab.cut();
    await tab.put();
    await tab.store.set(
      takeOutAtom,
      tab.store.get(shownLinesAtom).map(({ id }) => id),
    );
    expect(tab.shown()).toEqual({});
    expect(tab.store.get(intentsAtom)).toEqual([]);
    tab.mend();
    expect(await inCart()).toEqual({});
  });
});

describe('while the shop cannot be reached, a print job in the cart', () => {
  test('shows the copies it shall have, with an estimate, and gets them in all its lines', async () => {
    const tab = await openTab();
    await tab.put();
    const before = totalOf(tab.store.get(shownLinesAtom));
    tab.cut();
    await tab.store.set(changeJobCopiesAtom, 'a1', 3);
    expect(tab.shown()).toEqual(threeCopies);
    expect(tab.store.get(intendedCartAtom)?.jobIds).toEqual(new Set(['a1']));
    expect(totalOf(tab.store.get(shownLinesAtom))).toBeCloseTo(before * 1.5);
    tab.mend();
    await tab.untilDone();
    expect(await inCart()).toEqual(threeCopies);
    expect(tab.store.get(intendedCartAtom)).toBeNull();
  });

  test('that has left the cart elsewhere meanwhile is told of, and not put back', async () => {
    const tab = await openTab();
    await tab.put();
    tab.cut();
    await tab.store.set(changeJobCopiesAtom, 'a1', 3);
    await removeLines(
      api,
      (await getCart(api)).lineItems.map(({ id }) => id),
    );
    tab.mend();
    await expect.poll(() => tab.store.get(intentsAtom)).toMatchObject([{ problem: 'gone' }]);
    expect(await inCart()).toEqual({});
    expect(tab.shown()).toEqual({});
  });

  test('goes with all its lines, and with what waited for it', async () => {
    const tab = await openTab();
    await tab.put();
    tab.cut();
    await tab.store.set(changeJobCopiesAtom, 'a1', 3);
    await tab.store.set(
      takeOutAtom,
      tab.store.get(shownLinesAtom).map(({ id }) => id),
    );
    expect(tab.shown()).toEqual({});
    expect(tab.store.get(intentsAtom)).toMatchObject([{ kind: 'cart-remove', subject: 'Chorheft' }]);
    tab.mend();
    await tab.untilDone();
    expect(await inCart()).toEqual({});
  });

  test('is replaced when it is put there again', async () => {
    const tab = await openTab();
    await tab.put();
    tab.cut();
    await tab.put(3);
    expect(tab.shown()).toEqual(threeCopies);
    tab.mend();
    await tab.untilDone();
    expect(await inCart()).toEqual(threeCopies);
    expect(tab.store.get(cartAtom)?.lineItems).toHaveLength(3);
  });
});
