import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { clear, get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createJob } from '#features/sheet-configurator/jobs/create-job.ts';
import type { InstallPrompt } from '#platform/install/keep-install-prompt.ts';
import { stateRecords } from '#offline/records/state-records.ts';
import { writePrintJobs } from '#testing/print/print-job-records.ts';
import { openPage } from '#testing/open-page.tsx';
import { createStoreApi } from '#store-api/store-api.ts';
import { GivenValue } from './given-value.tsx';

const day = 24 * 60 * 60_000;
const shop = createStoreApi({ endpoint: 'http://shop.invalid/', accessKey: 'SWSCTEST' });
const hint = () => screen.queryByRole('region', { name: /auf diesem Gerät$/u });
const visits = () => get<{ count: number }>('visits', stateRecords());

let asked: number;
let prompted: number;
/** What waits until a page has nothing more urgent to do: a test says when, so that none asks in the next one. */
let waiting: (() => void)[];
beforeEach(async () => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => void waiting.push(work));
  await clear(stateRecords());
  [asked, prompted] = [0, 0];
  Object.assign(navigator, { storage: { persist: async () => (asked += 1) > 0 } });
  window.installPrompt = Object.assign(new Event('beforeinstallprompt'), {
    prompt: async () => ({ outcome: prompted++ === 0 ? ('accepted' as const) : ('dismissed' as const) }),
  }) satisfies InstallPrompt;
});
afterEach(() => void vi.unstubAllGlobals());

/** All pages are idle at the same moment. Resolves when what waited for that is noted. */
async function beIdle(): Promise<void> {
  for (const begin of waiting.splice(0)) begin();
  await act(async () => void (await visits()));
}

/** Somebody was here so many times before, the last time yesterday. */
const wasHere = (count: number, more: object = {}): Promise<void> =>
  set(
    'visits',
    { count, lastAt: Date.now() - day, hasOrdered: false, hintAnsweredAt: null, askedToKeep: true, ...more },
    stateRecords(),
  );

/** A kept answer of the shop. */
const cartOf = (quantity: number) => ({
  price: { netPrice: 8.4, totalPrice: 10, positionPrice: 10, taxStatus: 'gross', calculatedTaxes: [] },
  lineItems: [
    {
      id: 'a',
      type: 'product',
      quantity,
      label: 'Notenpult',
      states: [],
      payload: {},
      price: { unitPrice: 5, quantity, totalPrice: 10, calculatedTaxes: [] },
    },
  ],
  errors: {},
  deliveries: [],
  hash: 'h',
  extensions: {},
});

/** Opens a page of the shop with so many articles in the cart, and waits until the visit was noted. */
async function open(address: string, articles: number, settings = {}): Promise<void> {
  const before = (await visits())?.count ?? 0;
  await set('cart', { version: 2, value: articles === 0 ? null : cartOf(articles) }, stateRecords());
  openPage({ path: '*', Component: GivenValue }, address, shop, settings);
  await waitFor(async () => expect((await visits())?.count).toBe(before + 1));
  // What comes late has come, also where it says nothing.
  await act(() => vi.dynamicImportSettled());
}

test('nothing is said on a first visit, whatever is in the cart', async () => {
  await open('/', 2);
  expect(hint()).toBeNull();
});

test('who comes back to a cart is told, and who comes back to nothing is not', async () => {
  await wasHere(1);
  await open('/', 0);
  expect(hint()).toBeNull();
  await wasHere(1);
  await open('/', 2);
  await waitFor(() => expect(hint()).not.toBeNull());
});

test('who has ordered is told at once, but not in cart and checkout', async () => {
  await open('/checkout/success/0190', 0);
  await waitFor(async () => expect(await visits()).toMatchObject({ hasOrdered: true }));
  expect(hint()).toBeNull();
  await wasHere(0, { hasOrdered: true });
  await open('/checkout/cart', 0);
  expect(hint()).toBeNull();
  await wasHere(0, { hasOrdered: true });
  await open('/Noten/Chor/', 0);
  await waitFor(() => expect(hint()).not.toBeNull());
});

test('once it was answered nobody is asked again for three months, whatever the answer was', async () => {
  await wasHere(1);
  await open('/', 2);
  fireEvent.click(await screen.findByRole('button', { name: 'Nicht jetzt' }));
  await waitFor(() => expect(hint()).toBeNull());
  expect(prompted).toBe(0);
  await wasHere(8, { hintAnsweredAt: Date.now() - 89 * day });
  await open('/', 2);
  expect(hint()).toBeNull();
  await wasHere(9, { hintAnsweredAt: Date.now() - 91 * day });
  await open('/', 2);
  fireEvent.click(await screen.findByRole('button', { name: 'Installieren' }));
  await waitFor(() => expect(hint()).toBeNull());
  expect(prompted).toBe(1);
});

test('who comes back to a print job is told, but not while a question for consent stands there', async () => {
  await writePrintJobs([createJob({ name: 'Chor.pdf', size: 1 })]);
  await wasHere(1);
  await open('/', 0, { statistics: { script: '/count.js', site: '' } });
  expect(hint()).toBeNull();
  await wasHere(1);
  await open('/', 0);
  await waitFor(() => expect(hint()).not.toBeNull());
});

test('where the browser installs nothing, nothing is said', async () => {
  window.installPrompt = undefined;
  await wasHere(5, { hasOrdered: true });
  await open('/', 2);
  expect(hint()).toBeNull();
});

test('a browser is asked once to keep the cart, when there is one', async () => {
  await open('/', 0);
  expect(waiting).toEqual([]);
  await wasHere(1, { askedToKeep: false });
  await open('/', 1);
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(asked).toBe(0);
  await beIdle();
  expect(asked).toBe(1);
  expect(await visits()).toMatchObject({ askedToKeep: true });
  cleanup();
  await wasHere(1);
  await open('/', 1);
  // What the page goes by is known.
  await waitFor(() => expect(hint()).not.toBeNull());
  expect(waiting).toEqual([]);
});

test('two tabs that both see the cart ask once between them', async () => {
  await wasHere(1, { askedToKeep: false });
  await set('cart', { version: 2, value: cartOf(1) }, stateRecords());
  for (const _tab of ['first', 'second']) openPage({ path: '*', Component: GivenValue }, '/', shop, {});
  await waitFor(() => expect(waiting).toHaveLength(2));
  await beIdle();
  expect(asked).toBe(1);
  expect(await visits()).toMatchObject({ askedToKeep: true });
});
