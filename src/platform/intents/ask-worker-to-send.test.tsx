import { del } from 'idb-keyval';
import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { laterContact } from '#features/contact/later-contact.ts';
import { messageIntent } from '#offline/intents/contact-message.ts';
import { listKeptIntents } from '#offline/intents/kept-intents.ts';
import { loadIntentTarget } from '#offline/intents/intent-target.ts';
import { stateRecords } from '#offline/records/state-records.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { letChangesWait } from '#testing/waiting-changes.ts';
import { isAnsweringAtom } from '../connectivity/connectivity-atom.ts';
import { refreshSessionAtom, shellAtom } from '../session/session-atoms.ts';
import { followIntentsAtom } from './follow-intents.ts';
import { keepIntentAtom } from './intent-atoms.ts';

letChangesWait();

const language = '2fbb5fe2e29a4d70aa5854ce7ce3e20b';
let shop: DemoShop;
let tags: string[];
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await shop.stop();
});
beforeEach(() => {
  tags = [];
  browserWith({ register: async (tag: string) => void tags.push(tag) });
});

function browserWith(sync: object | undefined): void {
  const workers = { getRegistration: async () => ({ sync }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
}

async function openPage() {
  const store = createStore();
  store.set(shellAtom, { ...testShell(shop.api, store), languageIds: { 'de-DE': language } });
  await store.set(refreshSessionAtom);
  return store;
}

function turnAway(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}

const wish = { kind: 'something', subject: 'Stift', data: null };

test('with what waits the worker is told how the shop is asked, and the browser is to wake it', async () => {
  const store = await openPage();
  await store.set(keepIntentAtom, wish, () => false);
  await expect.poll(() => tags).toEqual(['intents']);
  const { endpoint } = shop.api;
  expect(await loadIntentTarget()).toEqual({ endpoint, accessKey: 'SWSCTEST', languageId: language });
});

test('whoever closes the page as soon as something is kept has told the worker where it goes', async () => {
  const store = await openPage();
  const before = (await listKeptIntents()).length;
  await del('intent-target', stateRecords());
  const keeping = store.set(keepIntentAtom, { ...wish, subject: 'Heft' }, () => false);
  while ((await listKeptIntents()).length === before);
  expect(await loadIntentTarget()).toMatchObject({ endpoint: shop.api.endpoint });
  await keeping;
});

test('whoever turns away while something waits has the browser asked again', async () => {
  const store = await openPage();
  store.set(followIntentsAtom, laterContact);
  store.set(isAnsweringAtom, false);
  turnAway();
  await store.set(keepIntentAtom, { ...wish, kind: messageIntent }, () => false);
  await expect.poll(() => tags).toEqual(['intents']);
  turnAway();
  await expect.poll(() => tags).toEqual(['intents', 'intents']);
});

test('a browser without such events keeps what waits all the same', async () => {
  browserWith(undefined);
  const store = await openPage();
  await store.set(keepIntentAtom, wish, () => false);
  expect(tags).toEqual([]);
});
