import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cartAtom } from '#features/cart/cart-atoms.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import type { PrintJob, PrintRow } from '#print/spec/print-job.ts';
import { priceJob } from '#print/prices/price-job.ts';
import { printUnits } from '#print/prices/print-units.ts';
import { addProducts } from '#store-api/checkout/cart.ts';
import { listProductsByNumber } from '#store-api/catalogue/product-list.ts';
import { filePages, printRow } from '#testing/print/print-rows.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { skusWithinReach } from '../price/alternatives.ts';
import { changeJobCopiesAtom, JobNotInCartError } from '../change-job-copies.ts';
import { tiersBySku } from '../price/unit-price.ts';
import { loadUnitPricesAtom, unitPricesAtom } from '../price/unit-price-atoms.ts';
import { putJobIntoCartAtom } from './put-into-cart.ts';
import { UnitNotSoldError } from './plan-job-lines.ts';

let shop: StartedShop;
let store: ReturnType<typeof createStore>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
beforeEach(() => {
  store = createStore();
  store.set(shellAtom, testShell(shop.newShopper(), store));
});

const jobOf = (rows: readonly PrintRow[], id = 'a1'): PrintJob => ({
  id,
  name: 'Noten',
  rows,
  rights: { kind: 'own-work', textVersion: '1', declaredAt: '2026-11-21T10:00:00Z' },
  confirmed: [],
});

const files = [{ path: 'uploads/f/u/noten.pdf', name: 'noten.pdf', size: 10, pages: 2 }];

async function put(rows: readonly PrintRow[], id?: string) {
  const job = jobOf(rows, id);
  await store.set(
    loadUnitPricesAtom,
    printUnits(job).map(({ sku }) => sku),
  );
  const inCart = await store.set(putJobIntoCartAtom, { job, files });
  const ours = priceJob(printUnits(job), tiersBySku(store.get(unitPricesAtom))).totalCents;
  return { inCart, ours };
}

const lines = () => store.get(cartAtom)?.lineItems ?? [];
const quantities = () => Object.fromEntries(lines().map((line) => [line.productNumber, line.quantity]));

describe('the shop asks exactly what the configurator shows', () => {
  test('for forty stapled choir scores of 24 pages: 85.60', async () => {
    expect(await put([printRow(24, {}, { copies: 40 })])).toEqual({ inCart: 8560, ours: 8560 });
  });

  test('for a piano book of 118 pages, two in colour, in a coil: 12.66', async () => {
    const pages = filePages(118, { 1: 'colour', 60: 'colour' });
    const row = printRow(pages, { paper: '100i', colour: 'mixed', binding: 'coil' });
    expect(await put([row])).toEqual({ inCart: 1266, ours: 1266 });
  });

  test('for a set of parts with a score: 7.87', async () => {
    const rows = [
      printRow(4, { paper: '80w' }, { id: 'flute', copies: 3 }),
      printRow(3, { paper: '80w' }, { id: 'clarinet', copies: 4 }),
      printRow(2, { paper: '80w' }, { id: 'tuba', copies: 2 }),
      printRow(20, { paper: '80w' }, { id: 'score', kind: 'score' }),
    ];
    expect(await put(rows)).toEqual({ inCart: 787, ours: 787 });
  });

  test('around a price step: 499 printed sides cost more than 500', async () => {
    const api = shop.newShopper();
    const [side] = await listProductsByNumber(api, ['PRINT-SW-A4']);
    const cart = await addProducts(api, [{ productId: side?.id ?? '', quantity: 499 }]);
    expect(cart.price.positionPrice).toBe(29.94);
    expect((await addProducts(api, [{ productId: side?.id ?? '', quantity: 1 }])).price.positionPrice).toBe(25);
  });

  test.each(['A5', 'A5-quer', 'A6-quer', 'B4', '25x32', '9x12', 'A3'] as const)('in the format %s', async (format) => {
    const { inCart, ours } = await put([printRow(12, { format, colour: 'colour' }, { copies: 7 })]);
    expect(inCart).toBe(ours);
    expect(ours).toBeGreaterThan(0);
  });
});

test('the shop sells everything a change of options could need', async () => {
  const wanted = skusWithinReach([printRow(6), printRow(30)]);
  await store.set(loadUnitPricesAtom, wanted);
  expect(wanted.filter((sku) => !store.get(unitPricesAtom)[sku])).toEqual([]);
});

describe('a job in the cart', () => {
  test('is one line per product, the first of which describes it', async () => {
    await put([printRow(24, {}, { copies: 2 })]);
    expect(quantities()).toEqual({ 'PRINT-SW-A4': 48, 'PAPER-A4-90i': 24, 'BIND-STAPLE': 2 });
    const payloads = lines().map(({ payload }) => payload['printJob']);
    expect(payloads[0]).toMatchObject({
      id: 'a1',
      role: 'lead',
      title: 'Noten',
      files,
      spec: { copies: 2, pages: 24, format: 'A4', paper: '90i', sides: 'duplex', colour: 'black', binding: 'stapled' },
      rights: { kind: 'own-work', textVersion: '1', confirmedAt: '2026-11-21T10:00:00Z' },
    });
    expect(payloads.slice(1)).toEqual([
      { id: 'a1', role: 'paper' },
      { id: 'a1', role: 'binding' },
    ]);
  });

  test('is replaced when it is put there again: products it no longer needs are gone', async () => {
    await put([printRow(24)]);
    const { inCart, ours } = await put([printRow(24, { binding: 'coil', paper: '100i' })]);
    expect(inCart).toBe(ours);
    expect(quantities()).toEqual({
      'PRINT-SW-A4': 24,
      'PAPER-A4-100i': 12,
      'BIND-COIL-S': 1,
      'COVER-FOIL': 1,
      'COVER-BOARD': 1,
    });
    expect(lines()[0]?.payload['printJob']).toMatchObject({ spec: { binding: 'coil', paper: '100i' } });
  });

  test('leaves other jobs and other articles alone', async () => {
    await put([printRow(4)], 'first');
    await put([printRow(4)], 'second');
    await put([printRow(4, {}, { copies: 3 })], 'first');
    expect(lines().map(({ productNumber, quantity }) => `${productNumber} ${quantity}`)).toEqual([
      'PRINT-SW-A4 12',
      'PAPER-A4-90i 6',
      'FOLD 3',
      'PRINT-SW-A4 4',
      'PAPER-A4-90i 2',
      'FOLD 1',
    ]);
  });

  test('is not put there at all when the shop does not sell a part of it', async () => {
    await expect(store.set(putJobIntoCartAtom, { job: jobOf([printRow(4)]), files })).rejects.toThrow(UnitNotSoldError);
    expect(lines()).toEqual([]);
  });

  test('gets another number of copies in all its lines and in its description', async () => {
    await put([printRow(24, {}, { copies: 2 })]);
    await store.set(changeJobCopiesAtom, 'a1', 40);
    expect(quantities()).toEqual({ 'PRINT-SW-A4': 960, 'PAPER-A4-90i': 480, 'BIND-STAPLE': 40 });
    expect(store.get(cartAtom)?.price.positionPrice).toBe(85.6);
    expect(lines()[0]?.payload['printJob']).toMatchObject({ title: 'Noten', spec: { copies: 40 }, files });
  });

  test('cannot be changed when the cart does not describe it', async () => {
    await expect(store.set(changeJobCopiesAtom, 'unknown', 2)).rejects.toThrow(JobNotInCartError);
  });
});
