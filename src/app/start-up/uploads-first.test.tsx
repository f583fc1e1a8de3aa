import { IDBFactory } from 'fake-indexeddb';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knownUploadsAtom } from '#features/uploads/upload-atoms.ts';
import { openUploadDatabase } from '#offline/upload-database.ts';
import { uploadDatabaseName } from '#offline/records/upload-names.ts';
import { testShell } from '#testing/test-shell.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { putUploadsFirst } from './uploads-first.ts';

/** What left the page, in its order. */
let sent: string[] = [];

beforeEach(() => {
  sent = [];
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async () => {
    sent.push('shop');
    return Response.json({});
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const api = createStoreApi({ endpoint: 'https://shop.example', accessKey: 'SWSCTEST' });

/** A page whose uploads ask the storage when they are told to, once their code has come. */
function pageWithUploads(load: () => Promise<void> = async () => undefined) {
  const { store, configuration } = testShell(api, createStore());
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  const uploads = putUploadsFirst({ store, configuration }, async () => {
    await load();
    return async () => {
      await isAsked;
      sent.push('storage');
    };
  });
  return { ...uploads, store, ask };
}

async function leaveUploadsOver(): Promise<void> {
  (await openUploadDatabase(uploadDatabaseName)).close();
}

const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

test('with uploads left over nothing asks the shop before the storage was asked', async () => {
  await leaveUploadsOver();
  const { fetch, begin, ask, store } = pageWithUploads();
  const early = fetch('https://shop.example/store-api/language');
  void begin();
  await aMoment();
  expect(sent).toEqual([]);
  ask();
  await early;
  expect(sent).toEqual(['storage', 'shop']);
  expect(store.get(knownUploadsAtom)).toEqual([]);
});

/** What was sent after so many milliseconds in which the storage could not be asked, whose code takes so long to come. */
async function sentAfter(moments: number[], codeMs?: number): Promise<string[][]> {
  await leaveUploadsOver();
  const { fetch, begin } = pageWithUploads(() =>
    codeMs === undefined ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, codeMs)),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  void fetch('https://shop.example/store-api/language');
  void begin();
  while (vi.getTimerCount() < 2) await new Promise(setImmediate);
  const seen: string[][] = [];
  for (const moment of moments) {
    await vi.advanceTimersByTimeAsync(moment);
    seen.push([...sent]);
  }
  return seen;
}

test('a storage that cannot be asked holds the shop up for four seconds at most', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(900);
  expect(await sentAfter([3_900, 100])).toEqual([[], ['shop']]);
});

test('the time in which the code of uploads comes is not taken from the storage', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(900);
  expect(await sentAfter([3_000, 3_900, 100], 3_000)).toEqual([[], [], ['shop']]);
});

test('code that does not come holds the shop up for four seconds at most', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(900);
  expect(await sentAfter([3_900, 100], 60_000)).toEqual([[], ['shop']]);
});

test('on a machine that takes nine seconds to open a page the storage has nine seconds', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(9_000);
  expect(await sentAfter([4_100, 4_900])).toEqual([[], ['shop']]);
});

test('without uploads nothing waits, and their code is not even fetched', async () => {
  const { fetch, begin } = pageWithUploads();
  await begin();
  await fetch('https://shop.example/store-api/language');
  expect(sent).toEqual(['shop']);
});
