import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { intentSyncTag, intentTurn, sendIntentsMessage } from '#offline/intents/intent-names.ts';
import { saveIntentTarget } from '#offline/intents/intent-target.ts';
import { intentForm, listKeptIntents } from '#offline/intents/kept-intents.ts';
import { newsletterIntents } from '#offline/intents/newsletter-wish.ts';
import { changeMembers } from '#offline/records/change-members.ts';
import { stateRecords } from '#offline/records/state-records.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { helpWithIntents, putIntentsDown } from './sync-intents.ts';

let shop: DemoShop;
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await clear(stateRecords());
  await saveIntentTarget({ endpoint: shop.api.endpoint, accessKey: shop.accessKey });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Page = Pick<WindowClient, 'id'> & { postMessage: (message: unknown, ports: MessagePort[]) => void };

const standingStill: Page = { id: 'still', postMessage: (_message, ports) => ports[0]?.close() };
const alive = (heard: unknown[]): Page => ({
  id: 'alive',
  postMessage: (message, ports) => {
    heard.push(message);
    ports[0]?.postMessage('taken');
  },
});

/** The worker of a browser with these pages; `wake` is what the browser does when it has a network again. */
function startWorker(pages: readonly Page[] = []) {
  const asked: string[] = [];
  const line = { fetch: shop.fetch };
  const worker = Object.assign(new EventTarget(), {
    clients: { matchAll: async () => pages },
    cookieStore: { get: async () => null },
    location: new URL('http://shop.test/sw.js'),
  });
  vi.stubGlobal('self', worker);
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    asked.push(new URL(new Request(...request).url).pathname.replace('/store-api/', ''));
    return line.fetch(...request);
  });
  helpWithIntents();
  const wake = async (tag: string = intentSyncTag): Promise<void> => {
    const works: Promise<void>[] = [];
    worker.dispatchEvent(
      Object.assign(new Event('sync'), { tag, waitUntil: (work: Promise<void>) => void works.push(work) }),
    );
    await Promise.all(works);
  };
  return { wake, asked, line };
}

async function leaveWishes(...emails: readonly string[]): Promise<void> {
  for (const email of emails)
    await changeMembers(intentForm, [email], () => ({
      kind: newsletterIntents.subscribe,
      subject: email,
      customer: null,
      problem: null,
      data: { email, place: {} },
    }));
}

const problems = async () => (await listKeptIntents()).map(({ problem }) => problem);

describe('when the browser has a network again', () => {
  it('and no page is open, the worker sends what waits', async () => {
    await leaveWishes('robert@example.org', 'clara@example.org');
    const { wake, asked } = startWorker();
    await wake('uploads');
    expect(asked).toEqual([]);
    await wake();
    expect(asked).toEqual(['context', 'newsletter/subscribe', 'newsletter/subscribe']);
    expect(await problems()).toEqual(['arrived', 'arrived']);
  });

  it('a page that is open is told, and sends; the browser is to look after it once more', async () => {
    await leaveWishes('robert@example.org');
    const heard: unknown[] = [];
    const { wake, asked } = startWorker([standingStill, alive(heard)]);
    await expect(wake()).rejects.toMatchObject({ name: 'IntentsLeft' });
    expect(heard).toEqual([{ type: sendIntentsMessage }]);
    expect(asked).toEqual([]);
    expect(await problems()).toEqual([null]);
  });

  it('a page that stands still keeps nothing waiting', async () => {
    await leaveWishes('robert@example.org');
    const { wake } = startWorker([standingStill]);
    await wake();
    expect(await problems()).toEqual(['arrived']);
  });

  it('and nothing waits, nobody is disturbed', async () => {
    const heard: unknown[] = [];
    const { wake, asked } = startWorker([alive(heard)]);
    await wake();
    expect([heard, asked]).toEqual([[], []]);
  });

  it('and it is a tab’s turn to send, the worker does not', async () => {
    await leaveWishes('robert@example.org');
    const { wake, asked } = startWorker();
    await navigator.locks.request(intentTurn, async () => {
      await expect(wake()).rejects.toMatchObject({ name: 'IntentsLeft' });
    });
    expect(asked).toEqual([]);
  });

  it('but not yet the shop, everything waits for the next time', async () => {
    await leaveWishes('robert@example.org');
    const { wake, line } = startWorker();
    line.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(wake()).rejects.toThrow('Failed to fetch');
    line.fetch = async () => Response.json({ errors: [{ status: '503' }] }, { status: 503 });
    await expect(wake()).rejects.toMatchObject({ statusCode: 503 });
    // A network that wants a login first.
    line.fetch = async () => new Response('<!doctype html><title>WLAN</title>');
    await expect(wake()).rejects.toThrow('Network Error');
    expect(await problems()).toEqual([null]);
  });
});

describe('a newer version that is let in', () => {
  it('waits for the answer under way, and sends nothing more', async () => {
    await leaveWishes('robert@example.org', 'clara@example.org');
    const { wake, line, asked } = startWorker();
    line.fetch = async (...request) => {
      if (asked.length > 1) putIntentsDown();
      return shop.fetch(...request);
    };
    await expect(wake()).rejects.toMatchObject({ name: 'IntentsLeft' });
    expect(await problems()).toEqual(['arrived', null]);
  });

  /** As a server that took the call and stands still: nothing but the signal ends it. */
  const untilPutDown = (signal: AbortSignal | null | undefined): Promise<never> =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('put down'))));
  const neverEnding = (signal: AbortSignal | null | undefined): Response =>
    new Response(new ReadableStream({ pull: () => untilPutDown(signal) }));

  it.each([
    ['to whose session it is', 1, untilPutDown],
    ['to a change', 2, untilPutDown],
    [
      'to a change, of which only the beginning came',
      2,
      async (signal: AbortSignal | null | undefined) => neverEnding(signal),
    ],
  ])('waits a second for an answer %s that does not come', async (_name, hung, answer) => {
    await leaveWishes('robert@example.org');
    const { wake, line, asked } = startWorker();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const called = Promise.withResolvers<void>();
    line.fetch = async (...request) => {
      if (asked.length < hung) return shop.fetch(...request);
      called.resolve();
      return answer(request[1]?.signal);
    };
    const woken = wake().catch((error: unknown) => error);
    await called.promise;
    putIntentsDown();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await woken).toBeInstanceOf(Error);
    expect(await problems()).toEqual([null]);
  });
});
