import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetCustomerAtom } from '#app/session/forget-customer.ts';
import { markKept } from '#offline/kept-since.ts';
import { postKey } from '#offline/post-key.ts';
import { privateTakenCache, takenCache } from '#offline/taken/taken-names.ts';
import { contextToken } from '#platform/session/context-token.ts';
import { refreshSessionAtom } from '#platform/session/session-atoms.ts';
import { defaultAccessKey } from '#shop/create-shop.ts';
import { lastTransaction } from '#shop/orders/transactions.ts';
import { markPaid } from '#shop/payment/finish-payment.ts';
import { sampleJob } from '#shop/testing/sample-order.ts';
import { productId, seedAssortment, seedDownload } from '#shop/testing/serve-checkout.ts';
import { uploadBytes } from '#file-storage/bytes/upload-bytes.ts';
import { listCountries } from '#store-api/account/countries.ts';
import { registerGuest } from '#store-api/account/registration.ts';
import { addProducts } from '#store-api/checkout/cart.ts';
import { placeOrder } from '#store-api/checkout/checkout.ts';
import { getContext } from '#store-api/context.ts';
import { createStoreApi, type StoreApi } from '#store-api/store-api.ts';
import { eventually } from '#testing/eventually.ts';
import { becomeClara, fillIn, press } from '#testing/account-visitor.ts';
import { openTakingPage } from '#testing/browser/taking-page.ts';
import { openPage } from '#testing/open-page.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import * as orderPage from '../account/order.tsx';
import * as downloadPage from '../download.tsx';

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop();
  seedAssortment(shop.running.shop);
  seedDownload(shop.running.shop, 'stimmen', 9.9, '%PDF-1.7 Stimmen');
  HTMLAnchorElement.prototype.click = function noteDownload() {
    saved.push(this.download);
  };
  URL.createObjectURL = () => 'blob:saved';
  URL.revokeObjectURL = () => undefined;
});
afterAll(async () => {
  Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
  await shop.stop();
});

/** What the page handed to the browser's downloads: their names. */
let saved: string[];
let isOnline: boolean;
let isFileRefused: boolean;

/** Its papers are drawn in a thread, which a test has none of. */
async function answerOfShop(request: Request): Promise<Response> {
  const isPaper = new URL(request.url).pathname.includes('/document/download/');
  const answer = isPaper ? new Response('%PDF-1.7 Rechnung') : await shop.running.fetch(request);
  const headers = new Headers(answer.headers);
  headers.set('date', new Date().toUTCString());
  return new Response(answer.body, { status: answer.status, headers });
}

/** As the service worker does: without a network, what was taken along is looked for under its own key. */
const fetchInBrowser: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  if (isOnline && isFileRefused && request.url.includes('alt=media')) return new Response(null, { status: 403 });
  if (isOnline) return answerOfShop(request);
  const key = await postKey(request, request.headers.get('sw-context-token') ?? '');
  const taken = await caches.match(key.url, { cacheName: privateTakenCache });
  if (!taken) throw new TypeError('Failed to fetch');
  return markKept(taken);
};

beforeEach(() => {
  sessionStorage.clear();
  contextToken.forget();
  saved = [];
  isOnline = true;
  isFileRefused = false;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  openTakingPage(fetchInBrowser);
});

const newBrowser = (): StoreApi =>
  createStoreApi({
    endpoint: shop.newShopper().endpoint,
    accessKey: defaultAccessKey,
    token: contextToken,
    fetch: fetchInBrowser,
  });

const settings = () => ({ shopwareAccessToken: defaultAccessKey, storageEndpoint: shop.storage.endpoint });

async function buy(api: StoreApi, product: string): Promise<{ code: string; orderId: string }> {
  await addProducts(api, [{ productId: productId(product) }]);
  const { deepLinkCode, id } = await placeOrder(api, (await getContext(api)).customer);
  return { code: deepLinkCode ?? '', orderId: id };
}

async function open(code: string, api: StoreApi) {
  const page = { path: '/account/order/:deepLinkCode', ...orderPage };
  const store = openPage(page, `/account/order/${code}`, api, settings());
  await act(() => store.set(refreshSessionAtom));
  return store;
}

async function takeAlong(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Offline mitnehmen' }));
  const dialog = await screen.findByRole('dialog', { name: /^Bestellung 1\d{4} offline$/ });
  await within(dialog).findByText(/^Stand: heute, /);
}

const textsIn = async (cache: string): Promise<string> => {
  const opened = await caches.open(cache);
  const answers = await Promise.all((await opened.keys()).map(async (key) => (await opened.match(key))?.text()));
  return answers.join('\n');
};

test('a customer’s order opens without a network with its invoice and what was bought, says of when it is and what has to wait', async () => {
  const api = newBrowser();
  await becomeClara(api, 'clara@unterwegs.example');
  const { code, orderId } = await buy(api, 'stimmen');
  markPaid(shop.running.shop, lastTransaction(shop.running.shop, orderId)?.id ?? '', orderId);
  await open(code, api);
  await takeAlong();
  expect(screen.getByText(/^Seiten und Dateien: \d · /)).toBeDefined();
  expect(await textsIn(takenCache)).not.toContain('clara@unterwegs.example');
  cleanup();

  isOnline = false;
  const store = await open(code, api);
  expect(await screen.findByText(/\(Stand: heute, /)).toBeDefined();
  expect(screen.getByText(/^Nachbestellen .*sobald der Shop wieder antwortet\.$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Erneut bestellen' })).toBeNull();
  for (const name of [/^Rechnung \d+ herunterladen$/, /^stimmen\.pdf herunterladen$/])
    fireEvent.click(screen.getByRole('button', { name }));
  await eventually(() => expect(saved.toSorted()).toEqual([expect.stringMatching(/^Rechnung/), 'stimmen.pdf']));

  await act(() => store.set(forgetCustomerAtom));
  expect(await caches.has(privateTakenCache)).toBe(false);
  cleanup();
  await open(code, api);
  expect(await screen.findByText(/nicht/)).toBeDefined();
  expect(screen.queryByRole('heading', { name: /^Bestellung 1/ })).toBeNull();
});

test('a guest’s order that was taken along by its link opens to whoever shows the same again', async () => {
  const api = newBrowser();
  const countryId = (await listCountries(api)).find(({ iso }) => iso === 'DE')?.id ?? '';
  const billingAddress = { street: 'Notenweg 7', zipcode: '10115', city: 'Berlin', countryId };
  await registerGuest(api, { firstName: 'Klara', lastName: 'Klang', email: 'gast@unterwegs.example', billingAddress });
  const { code } = await buy(api, 'spiral');
  contextToken.forget();
  const show = async (zipcode: string): Promise<void> => {
    await screen.findByLabelText('E-Mail');
    fillIn('E-Mail', 'gast@unterwegs.example');
    fillIn('Postleitzahl der Rechnungsadresse', zipcode);
    press('Bestellung ansehen');
  };
  await open(code, newBrowser());
  await show('10115');
  await takeAlong();
  expect(await textsIn(takenCache)).not.toContain('gast@unterwegs.example');
  cleanup();

  sessionStorage.clear();
  isOnline = false;
  await open(code, newBrowser());
  await show('99999');
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/\(Stand: /)).toBeNull();
  await show('10115');
  expect(await screen.findByText(/\(Stand: heute, /)).toBeDefined();
  expect(screen.getAllByText(/Notenweg 7/).length).toBeGreaterThan(0);
});

const folder = 'Fantasie-in-C-1836-Opus-17';

/** An order of a customer with a print job, whose file lies with the storage: on another host than the shop's pages. */
async function buyPrintJob(api: StoreApi, email: string): Promise<string> {
  await becomeClara(api, email);
  const path = `uploads/${folder}/1/fantasie.pdf`;
  const files = [{ path, name: 'fantasie.pdf', size: 17 }];
  const { code, orderId } = await buy(api, 'spiral');
  // An order of a stored file is placed by reading it in a thread, which a test has none of.
  const job = JSON.stringify({ ...sampleJob, files });
  const write = "UPDATE order_line_item SET payload = json_set(payload, '$.printJob', json(?)) WHERE order_id = ?";
  shop.running.shop.database.prepare(write).run(job, orderId);
  await uploadBytes(shop.storage, path, new TextEncoder().encode('%PDF-1.7 Fantasie'));
  expect(new URL(shop.storage.endpoint).origin).not.toBe(location.origin);
  return code;
}

const openFolder = (api: StoreApi) =>
  openPage({ path: '/download/:folderId', ...downloadPage }, `/download/${folder}`, api, settings());

test('the files of a print job that was ordered are there without a network, below the address of their folder', async () => {
  const api = newBrowser();
  const code = await buyPrintJob(api, 'clara@druck.example');
  await open(code, api);
  await takeAlong();
  expect(screen.queryByText(/nicht zu bekommen/)).toBeNull();
  cleanup();

  isOnline = false;
  openFolder(api);
  const file = await screen.findByRole('link', { name: 'fantasie.pdf herunterladen' });
  expect(file.getAttribute('href')).toBe('blob:saved');
  expect(await screen.findByText(/\(Stand: heute, /)).toBeDefined();
});

test('a file that the storage does not give to this website is said to be missing', async () => {
  const api = newBrowser();
  const code = await buyPrintJob(api, 'clara@verweigert.example');
  isFileRefused = true;
  await open(code, api);
  await takeAlong();
  expect(screen.getByText(/1 Datei war nicht zu bekommen\.$/)).toBeDefined();
  cleanup();

  isOnline = false;
  openFolder(api);
  expect(await screen.findByText('fantasie.pdf')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'fantasie.pdf herunterladen' })).toBeNull();
});
