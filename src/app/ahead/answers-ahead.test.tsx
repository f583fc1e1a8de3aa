import { IDBFactory } from 'fake-indexeddb';
import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { defaultAccessKey } from '#shop/create-shop.ts';
import { openUploadDatabase } from '#offline/upload-database.ts';
import { uploadDatabaseName } from '#offline/records/upload-names.ts';
import type { FirstCall } from '#pages/next-modules.ts';
import { contextToken } from '#platform/session/context-token.ts';
import { getCart } from '#store-api/checkout/cart.ts';
import { listPaymentMethods } from '#store-api/checkout/payment-methods.ts';
import { getContext, setPaymentMethod } from '#store-api/context.ts';
import { createStoreApi, type StoreApi } from '#store-api/store-api.ts';
import { sessionRead } from '#store-api/store-api-call.ts';
import { eventually } from '#testing/eventually.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { aheadScript } from '../rendering/ahead-script.ts';
import { askAhead } from './ask-ahead.ts';
import { takeAnswersAhead } from './taking-ahead.ts';

const endpoint = 'https://shop.example';
const languageId = '2fbb5fe2e29a4d70aa5854ce7ce3e20b';

let shop: StartedShop;
/** What left the page, in its order. */
let sent: string[];
let isAway: boolean;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const answerOfShop: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  sent.push(`${request.method} ${new URL(request.url).pathname}`);
  if (isAway) throw new TypeError('fetch failed');
  return shop.running.fetch(request);
};

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', answerOfShop);
  sent = [];
  isAway = false;
  contextToken.forget();
  await getContext(createStoreApi({ endpoint, accessKey: defaultAccessKey, token: contextToken, fetch: answerOfShop }));
  sent = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  delete window.askedAhead;
});

/** The page of a document that asks for these. */
async function openDocument(
  calls: readonly FirstCall[] = ['context', 'cart', 'paymentMethods'],
  language = languageId,
): Promise<void> {
  const plain = createStoreApi({ endpoint, accessKey: defaultAccessKey });
  const { configuration } = testShell(plain, createStore());
  const asked = { configuration: { ...configuration, shopwareAccessToken: defaultAccessKey }, languageId: language };
  const markup = aheadScript({ 'src/ahead.ts': { file: 'assets/ahead.js' } }, calls, asked);
  // What a browser makes of it; jsdom runs no modules.
  document.head.innerHTML = markup;
  await askAhead(window);
}

function pageInDocument(): StoreApi {
  const ahead = takeAnswersAhead(answerOfShop);
  return ahead.forgetting(
    createStoreApi({ endpoint, accessKey: defaultAccessKey, languageId, token: contextToken, fetch: ahead.fetch }),
  );
}

const askedByDocument = ['GET /store-api/context', 'GET /store-api/checkout/cart', 'POST /store-api/payment-method'];

test('what the document has asked is answered to the page, once', async () => {
  await openDocument();
  expect(sent).toEqual(askedByDocument);
  const api = pageInDocument();
  const [session, cart, methods] = await Promise.all([getContext(api), getCart(api), listPaymentMethods(api)]);
  expect(session.languageId).toBe(languageId);
  expect(cart.lineItems).toEqual([]);
  expect(methods.map(({ id }) => id)).toContain(session.paymentMethod.id);
  expect(sent).toEqual(askedByDocument);
  await getCart(api);
  expect(sent).toEqual([...askedByDocument, 'GET /store-api/checkout/cart']);
});

test('a change makes answers from before worthless', async () => {
  await openDocument();
  const api = pageInDocument();
  const [first] = await listPaymentMethods(api);
  await setPaymentMethod(api, first?.id);
  sent = [];
  await Promise.all([getContext(api), getCart(api)]);
  expect(sent).toEqual(askedByDocument.slice(0, 2));
});

test('another session is asked for itself', async () => {
  await openDocument();
  contextToken.forget();
  sent = [];
  await getCart(pageInDocument());
  expect(sent).toEqual(['GET /store-api/checkout/cart']);
});

test('the same address with other words is another question', async () => {
  await openDocument(['paymentMethods']);
  await pageInDocument().send(sessionRead('payment-method', { onlyAvailable: false }));
  expect(sent).toHaveLength(2);
});

test('what failed ahead is asked for again', async () => {
  isAway = true;
  await openDocument(['cart']);
  isAway = false;
  await getCart(pageInDocument());
  expect(sent).toEqual(['GET /store-api/checkout/cart', 'GET /store-api/checkout/cart']);
});

test('what has been waiting for longer than a page takes to come is no answer of now', async () => {
  await openDocument(['cart']);
  vi.spyOn(performance, 'now').mockReturnValue(20_001);
  await getCart(pageInDocument());
  expect(sent).toHaveLength(2);
});

test('without a session nothing is asked, nor while uploads may be left over, nor in a language that has yet to be found', async () => {
  await openDocument(['cart'], '');
  contextToken.forget();
  await openDocument();
  contextToken.write('a-session');
  (await openUploadDatabase(uploadDatabaseName)).close();
  await openDocument();
  await eventually(() => expect(window.askedAhead).toBeUndefined());
  expect(sent).toEqual([]);
});
