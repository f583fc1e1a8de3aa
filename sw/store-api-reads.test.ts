import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptSinceHeader } from '#offline/kept-since.ts';
import { postKey } from '#offline/post-key.ts';
import { takenCache } from '#offline/taken/taken-names.ts';
import { startWorkerWorld } from '#testing/browser/memory-caches.ts';
import { FreshOrKept } from './fresh-or-kept.ts';
import { answerCatalogueReads } from './store-api-reads.ts';

const given = 'Mon, 23 Nov 2026 08:40:00 GMT';
const hanging = (): Promise<Response> => new Promise(() => undefined);
const away = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const answering = (price: number) => async (): Promise<Response> =>
  Response.json({ price }, { headers: { date: given } });

let world: ReturnType<typeof startWorkerWorld>;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse(given) + 60_000 });
  world = startWorkerWorld();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const request = (token = ''): Request =>
  new Request('https://shop.example/store-api/product/a', {
    method: 'POST',
    body: '{}',
    headers: token === '' ? {} : { 'sw-context-token': token },
  });

/** What a page reads of a product, and since when that is kept. */
async function read(token?: string): Promise<{ price: unknown; since: string | null }> {
  const [[, strategy] = []] = answerCatalogueReads();
  if (!(strategy instanceof FreshOrKept)) throw new Error('Nothing answers.');
  const asked = { request: request(token), event: world.event };
  const [answered, keeping] = strategy.handleAll(asked);
  const answer = await whilePassing(answered);
  if (world.server.answer !== hanging) await whilePassing(keeping);
  return { price: (await answer.json()).price, since: answer.headers.get(keptSinceHeader) };
}

/** Waits while the clock goes on. */
async function whilePassing<Value>(waited: Promise<Value>): Promise<Value> {
  const passing = new AbortController();
  const pass = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(100);
    await new Promise((resolve) => setImmediate(resolve));
    return passing.signal.aborted ? undefined : pass();
  };
  const passed = pass();
  try {
    return await waited;
  } finally {
    passing.abort();
    await passed;
  }
}

test('what the shop answers is given as it is now, and says nothing of an age', async () => {
  world.server.answer = answering(7);
  expect(await read()).toEqual({ price: 7, since: null });
  world.server.answer = answering(8);
  expect(await read()).toEqual({ price: 8, since: null });
});

test.each([
  ['no network', away],
  ['a shop that takes calls and never answers', hanging],
])('%s: what was answered before is given, and since when', async (_name, silence) => {
  world.server.answer = answering(7);
  await read();
  world.server.answer = silence;
  expect(await read()).toEqual({ price: 7, since: given });
});

test.each([
  ['no network', away],
  ['a shop that never answers', hanging],
])(
  '%s: a session that has seen nothing is given what was taken along for all, which says so',
  async (_name, silence) => {
    const taken = await caches.open(takenCache);
    await taken.put(await postKey(request()), Response.json({ price: 6 }, { headers: { date: given } }));
    world.server.answer = silence;
    expect(await read('a'.repeat(32))).toEqual({ price: 6, since: given });
  },
);
