import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import {
  openTakingBrowser,
  servePayloads,
  takenOrigin,
  type PayloadServer,
  type TakingBrowser,
} from '#testing/taken-shop.ts';
import { createPoliteAsking, PageInstead, type WaitingFor } from './ask-politely.ts';
import { bringTaking, type Brought } from './bring-taking.ts';
import { categoryParts, productPart } from './page-parts.ts';
import { takenCache } from './taken-names.ts';
import { NoRoom, TakingRemoved } from './taken-shelf.ts';
import { beginTaking, completed, isDueForRenewal, nextRound, type Taking } from './taking.ts';

let shop: DemoShop;
let server: PayloadServer;
let browser: TakingBrowser;
beforeAll(async () => {
  shop = await startDemoShop();
  server = servePayloads(shop);
});
afterAll(() => shop.stop());
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  Object.assign(server, { asked: [], unchanged: [], mostAtOnce: 0, refuse: () => undefined });
  browser = openTakingBrowser();
  waits = [];
});

const pages = { origin: takenOrigin, base: '', pictureWidth: 320 };
const path = '/Noten/Chor/';
let waits: WaitingFor[];

interface Round {
  atOnce?: number;
  mostQuestions?: number;
  signal?: AbortSignal;
  isOnline?: () => boolean;
  isShopAnswering?: boolean;
}

function bring(
  taking: Taking,
  { atOnce = 4, mostQuestions = Infinity, signal, isOnline = () => true, isShopAnswering = false }: Round = {},
) {
  const end = signal ?? new AbortController().signal;
  const ask = createPoliteAsking({
    fetch: server.fetch,
    signal: end,
    isOnline,
    isShopAnswering: async () => isShopAnswering,
    untilOnline: async () => void (waits.push('network'), (isOnline = () => true)),
    pause: async (milliseconds) => void (browser.now += milliseconds),
    now: () => browser.now,
    onWaiting: (waiting) => waiting && waits.push(waiting),
  });
  const seen: Pick<Taking, 'done' | 'count'>[] = [];
  const parts = taking.kind === 'category' ? categoryParts(pages, taking.path) : [productPart(pages, taking.name)];
  const { shelf } = browser;
  const outcome: Promise<Brought> = bringTaking({
    taking,
    parts,
    shelf,
    ask,
    signal: end,
    origin: takenOrigin,
    atOnce,
    mostQuestions,
    now: () => browser.now,
    onProgress: (progress) => seen.push(progress),
  });
  return { outcome, seen };
}

async function begin(kind: Taking['kind'] = 'category', name = 'Chor', at = path): Promise<Taking> {
  const taking = beginTaking({ kind, path: at, name, owner: null }, browser.now);
  await browser.notes.begin(taking);
  return taking;
}

const kept = (): string[] => [...(browser.caches.get(takenCache)?.keys() ?? [])];
const payloadsOf = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => address.includes('/_payload.json'));

function breakingOff(): ReadableStream {
  return new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
}

test('a category brings all products on it and one picture of each, four at once', async () => {
  const { outcome, seen } = bring(await begin());
  expect((await outcome).isWhole).toBe(true);
  expect(seen.at(-1)).toMatchObject({ done: 4, count: 4 });
  expect(payloadsOf(kept()).length).toBe(1 + 4);
  expect(kept().length - payloadsOf(kept()).length).toBe(4);
  expect(server.mostAtOnce).toBe(4);
  const entries = await browser.notes.entries();
  expect(entries.filter(({ thing }) => thing?.kind === 'product').length).toBe(4);
  expect(entries.reduce((sum, { bytes }) => sum + bytes, 0)).toBeGreaterThan(100_000);
});

test('every page of a long listing is brought', async () => {
  server.refuse = (address) => (address.includes('/NF-') ? new Response(null, { status: 404 }) : undefined);
  const { outcome, seen } = bring(await begin('category', 'Noten', '/Noten/'));
  expect((await outcome).isWhole).toBe(true);
  const listing = `${takenOrigin}/Noten/_payload.json`;
  expect(kept().toSorted()).toEqual([listing, `${listing}?p=2`, `${listing}?p=3`]);
  const products = server.asked.filter((address) => address.includes('/NF-'));
  expect(new Set(products).size).toBe(seen.at(-1)?.count);
  expect(products.length).toBeGreaterThan(24);
});

test('what was broken off goes on where it was, and asks for nothing twice', async () => {
  const taking = await begin();
  const { outcome, seen } = bring(taking, { atOnce: 1, mostQuestions: 4 });
  expect((await outcome).isWhole).toBe(false);
  expect(seen.at(-1)).toMatchObject({ done: 2, count: 4 });
  const asked = new Set(server.asked.splice(0));
  const again = bring(taking);
  expect((await again.outcome).isWhole).toBe(true);
  expect(server.asked.filter((address) => asked.has(address))).toEqual([]);
  expect(again.seen.at(-1)?.done).toBe(again.seen.at(-1)?.count);
});

test('a renewal a day later asks for pages only, and is sent nothing that did not change', async () => {
  const taking = await begin();
  await bring(taking).outcome;
  const whole = completed(taking);
  expect(isDueForRenewal(whole, browser.now + 3_600_000)).toBe(false);
  browser.now += 25 * 3_600_000;
  expect(isDueForRenewal(whole, browser.now)).toBe(true);
  const before = kept();
  server.asked.length = 0;
  expect((await bring(nextRound(whole, browser.now)).outcome).isWhole).toBe(true);
  expect(payloadsOf(server.asked)).toEqual(server.asked);
  expect(server.unchanged.length).toBe(server.asked.length);
  expect(kept()).toEqual(before);
});

test('what is not sold any more goes with the next round', async () => {
  const taking = await begin();
  await bring(taking).outcome;
  const gone = payloadsOf(kept()).at(-1);
  browser.now += 1;
  server.refuse = (address) => (address === gone ? new Response('{}', { status: 404 }) : undefined);
  expect((await bring(nextRound(taking, browser.now)).outcome).isWhole).toBe(true);
  expect(payloadsOf(kept()).length).toBe(4);
  expect(kept()).not.toContain(gone);
  expect((await browser.notes.entries()).length).toBe(kept().length);
});

test('removing takes out what nothing else holds, and leaves what another one holds', async () => {
  const category = await begin();
  await bring(category).outcome;
  const product = new URL(payloadsOf(kept()).find((address) => address.includes('/NF-')) ?? '').pathname.replace(
    '/_payload.json',
    '',
  );
  const wishes = await begin('wishlist', product, '/wishlist');
  server.asked.length = 0;
  await bring(wishes).outcome;
  await browser.shelf.remove(category.id);
  expect(payloadsOf(kept())).toEqual([`${takenOrigin}${product}/_payload.json`]);
  await browser.shelf.remove(wishes.id);
  expect(kept()).toEqual([]);
  expect(await browser.notes.takings()).toEqual([]);
});

test('a server that asks to wait is asked again when it said, by nobody before', async () => {
  let refusals = 3;
  const times: number[] = [];
  server.refuse = () => {
    times.push(browser.now);
    if (server.asked.length < 3 || refusals === 0) return undefined;
    refusals -= 1;
    return new Response(null, { status: 429, headers: { 'retry-after': '30' } });
  };
  const { outcome, seen } = bring(await begin());
  expect((await outcome).isWhole).toBe(true);
  expect(waits).toContain('shop');
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThanOrEqual(30_000);
  expect(seen.at(-1)?.done).toBe(seen.at(-1)?.count);
});

test('without a network it waits and goes on by itself', async () => {
  let isOnline = false;
  const { outcome } = bring(await begin(), { isOnline: () => isOnline || (isOnline = waits.includes('network')) });
  expect((await outcome).isWhole).toBe(true);
  expect(waits).toContain('network');
});

test('a device without room says so, and what came stays', async () => {
  const taking = await begin();
  server.refuse = () => {
    if (server.asked.length === 4) {
      browser.free = 0;
      browser.now += 60_000;
    }
    return undefined;
  };
  const { outcome } = bring(taking);
  await expect(outcome).rejects.toThrow(NoRoom);
  expect(kept().length).toBeGreaterThan(0);
  expect((await browser.notes.entries()).length).toBe(kept().length);
});

test('what is removed while it is brought leaves nothing behind', async () => {
  const taking = await begin();
  server.refuse = () => {
    if (server.asked.length === 4) void browser.shelf.remove(taking.id);
    return undefined;
  };
  await expect(bring(taking).outcome).rejects.toThrow(TakingRemoved);
  await expect.poll(() => kept()).toEqual([]);
});

test('a page that another taking brings while it is removed with one stays on the device', async () => {
  const category = await begin();
  await bring(category).outcome;
  const product = payloadsOf(kept()).find((address) => address.includes('/NF-')) ?? '';
  const path = new URL(product).pathname.replace('/_payload.json', '');
  const wishes = await begin('wishlist', path, '/wishlist');
  let bringing: Promise<Brought | null> | undefined;
  browser.beforeDelete = async () => {
    if (bringing) return;
    let isOver = false;
    bringing = bring(wishes).outcome.finally(() => (isOver = true));
    const isWaiting = async () => isOver || ((await navigator.locks.query()).pending ?? []).length > 0;
    await expect.poll(isWaiting).toBe(true);
  };
  await browser.shelf.remove(category.id);
  await bringing;
  expect(payloadsOf(kept())).toEqual([product]);
  expect((await browser.notes.entries()).map(({ url }) => url).toSorted()).toEqual(kept().toSorted());
});

test('what was found for one taking stays for it while another one is removed with it', async () => {
  const category = await begin();
  await bring(category).outcome;
  const wishes = await begin('wishlist', 'Wünsche', '/wishlist');
  const [url = ''] = payloadsOf(kept());
  const found = await browser.shelf.find(url);
  if (!found) throw new Error('Nothing was found.');
  await browser.shelf.remove(category.id);
  await browser.shelf.keep(wishes, found, browser.now);
  expect(kept()).toEqual([url]);
  expect(await found.answer.json()).toMatchObject({ status: 200 });
});

test.each([
  ['a page of the network', () => '<p>Willkommen im WLAN', 'text/html; charset=utf-8'],
  ['an answer that breaks off', breakingOff, null],
])('%s in the place of a picture or a page is no answer, and is waited out', async (_name, body, ownType) => {
  const met = new Set<string>();
  server.refuse = (address) => {
    if (met.has(address)) return undefined;
    met.add(address);
    const type = ownType ?? (address.includes('/_payload.json') ? 'application/json' : 'image/webp');
    return new Response(body(), { headers: { 'content-type': type } });
  };
  const { outcome } = bring(await begin());
  expect((await outcome).isWhole).toBe(true);
  expect(waits).toContain('shop');
  expect(kept().length).toBe(1 + 4 + 4);
  const answers = [...(browser.caches.get(takenCache)?.values() ?? [])];
  expect(new Set(answers.map((answer) => answer.headers.get('content-type')))).toEqual(
    new Set(['application/json', 'image/webp']),
  );
});

const pageOfHost = (status: number) => () =>
  new Response('<!doctype html><div id="root"></div>', { status, headers: { 'content-type': 'text/html' } });

test.each([
  ['one page for every address', 200],
  ['a page that says that nothing is there', 404],
])('a host that has %s in place of data (%s) ends it, and nothing counts as taken along', async (_name, status) => {
  server.refuse = pageOfHost(status);
  const { outcome, seen } = bring(await begin(), { isShopAnswering: true });
  await expect(outcome).rejects.toThrow(PageInstead);
  expect([kept(), seen]).toEqual([[], []]);
});

test('a page in place of a picture leaves the picture out, where the shop itself answers', async () => {
  server.refuse = (address) => (address.includes('/_payload.json') ? undefined : pageOfHost(200)());
  expect((await bring(await begin(), { isShopAnswering: true }).outcome).isWhole).toBe(true);
  expect(kept()).toEqual(payloadsOf(kept()));
});

test('a network that has just been agreed to is no such host', async () => {
  const met = new Set<string>();
  server.refuse = (address) => {
    if (met.has(address)) return undefined;
    met.add(address);
    return pageOfHost(200)();
  };
  expect((await bring(await begin(), { isShopAnswering: true }).outcome).isWhole).toBe(true);
  expect(kept().length).toBe(1 + 4 + 4);
});

test('what is no picture is not kept as one', async () => {
  server.refuse = (address) =>
    address.includes('/_payload.json') ? undefined : new Response('{}', { headers: { 'content-type': 'text/plain' } });
  expect((await bring(await begin()).outcome).isWhole).toBe(true);
  expect(kept()).toEqual(payloadsOf(kept()));
});
