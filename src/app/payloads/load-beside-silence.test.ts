import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keptSinceHeader } from '#offline/kept-since.ts';
import { openKeptNotes } from '#offline/kept/kept-notes.ts';
import { memoryCaches } from '#testing/browser/memory-caches.ts';
import { eventually } from '#testing/eventually.ts';
import { contentRoute, productPath, startPayloadServer, visitTo } from '#testing/payload-browser.ts';
import { describeError } from '../route-errors.ts';
import { createPayloadSource, PayloadMissing } from './payload-source.ts';

let server: Awaited<ReturnType<typeof startPayloadServer>>;
beforeAll(async () => {
  server = await startPayloadServer();
  // They come with the first question: no clock of these tests goes on meanwhile.
  await Promise.all([import('./own-data.ts'), import('./kept-menus.ts')]);
});
afterAll(() => server.shop.stop());
beforeEach(() => server.forget());

describe('where the shop is silent', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  /** A web server that answers when it is told to. */
  function silentWeb() {
    const { promise, resolve } = Promise.withResolvers<void>();
    const web: typeof fetch = (...given) => promise.then(() => server.answerPayload(...given));
    return { web, answer: resolve };
  }
  const narrowed = { kind: 'narrowed' };
  const keptData = { data: narrowed, keptSince: null };

  test.each([
    [true, 3_000],
    [false, 400],
  ])(
    'a list is narrowed with what is kept, by a shop that answered before (%s) after %s ms',
    async (before, patience) => {
      const { web } = silentWeb();
      const isAnswering = () => before;
      const load = server.openBrowser({
        source: createPayloadSource({ fetch: web }),
        isAnswering,
        narrow: async () => keptData,
      });
      let given: unknown;
      const loading = load(contentRoute, visitTo('/Noten/?min-price=10')).then((data) => (given = data));
      await vi.advanceTimersByTimeAsync(patience - 1);
      expect(given).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(await loading).toBe(narrowed);
    },
  );

  test('what is kept of another page, or cannot be narrowed, is waited for', async () => {
    for (const [path, narrow] of [
      [productPath, async () => keptData],
      [`${productPath}?min-price=10`, (_route: string, _visit: unknown, error: unknown) => Promise.reject(error)],
    ] as const) {
      const { web, answer } = silentWeb();
      const loading = server.openBrowser({ source: createPayloadSource({ fetch: web }), narrow })(
        contentRoute,
        visitTo(path),
      );
      await vi.advanceTimersByTimeAsync(9_000);
      answer();
      expect(await loading).toMatchObject({ kind: 'product' });
    }
  });

  test('an answer that comes while what is kept is still looked through is shown, and nothing is said of when it is', async () => {
    const { web, answer } = silentWeb();
    const told: (string | null)[] = [];
    const { promise: looked, resolve: endLook } = Promise.withResolvers<void>();
    const load = server.openBrowser({
      source: createPayloadSource({ fetch: web }),
      tellKept: (since) => told.push(since),
      narrow: async () => {
        await looked;
        return { data: narrowed, keptSince: 'Sun, 22 Nov 2026 08:40:00 GMT' };
      },
    });
    const loading = load(contentRoute, visitTo(`${productPath}?min-price=10`));
    await vi.advanceTimersByTimeAsync(3_500);
    answer();
    expect(await loading).toMatchObject({ kind: 'product' });
    endLook();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([null]);
  });

  const never: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));

  test('who keeps nothing of a page is told as soon as its server has let one question run out', async () => {
    const source = { load: () => Promise.reject(new PayloadMissing(408)), prepare: async () => undefined };
    const load = server.openBrowser({ source }, undefined, { answerOfShop: never });
    let thrown: unknown;
    void load(contentRoute, visitTo(productPath)).catch((error: unknown) => (thrown = error));
    await vi.advanceTimersByTimeAsync(799);
    expect(thrown).toBeUndefined();
    await eventually(async () => {
      await vi.advanceTimersByTimeAsync(1);
      expect(describeError(thrown)).toEqual({ status: 408, message: null });
    });
    expect(server.seen.calls).toBeGreaterThan(0);
  });

  test('a shop that has a server of its own is waited for nevertheless', async () => {
    const source = { load: () => Promise.reject(new PayloadMissing(408)), prepare: async () => undefined };
    const slow: typeof fetch = async (...given) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      return server.shop.fetch(...given);
    };
    const load = server.openBrowser({ source }, undefined, {
      answerOfShop: slow,
      shopwareEndpoint: server.shop.api.endpoint,
    });
    let given: unknown;
    void load(contentRoute, visitTo(productPath)).then((data) => (given = data));
    await eventually(async () => {
      await vi.advanceTimersByTimeAsync(500);
      expect(given).toMatchObject({ kind: 'product' });
    });
  });

  test('while it is not known whose session it is, the page is asked for', async () => {
    const known = Promise.withResolvers<boolean>();
    const load = server.openBrowser({ isLikeEverybody: () => known.promise });
    const loading = load(contentRoute, visitTo(productPath));
    await vi.advanceTimersByTimeAsync(399);
    expect(server.seen.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.seen.asked).toEqual([`${productPath}/_payload.json`]);
    known.resolve(true);
    expect(await loading).toMatchObject({ kind: 'product' });
    expect(server.seen.asked).toHaveLength(1);
  });

  test.each([
    [true, 3_400],
    [false, 800],
  ])(
    'menus are those that were seen, by a shop that answered before (%s) after %s ms: no page waits for them alone',
    async (before, patience) => {
      globalThis.indexedDB = new IDBFactory();
      vi.stubGlobal('caches', memoryCaches());
      const url = visitTo(`${productPath}/_payload.json`).url;
      const seen = await server.answerPayload(url);
      await (await caches.open('page-payloads')).put(url, seen);
      await openKeptNotes().save([{ kind: 'page-payloads', url, bytes: 1, usedAt: 1 }]);
      const { web } = silentWeb();
      const load = server.openBrowser({ source: createPayloadSource({ fetch: web }), isAnswering: () => before });
      let given: unknown;
      void load('frame', visitTo('/wishlist')).then((data) => (given = data));
      await vi.advanceTimersByTimeAsync(patience - 1);
      expect(given).toBeUndefined();
      await eventually(async () => {
        await vi.advanceTimersByTimeAsync(50);
        expect(given).toMatchObject({ main: expect.arrayContaining([expect.objectContaining({ name: 'Noten' })]) });
      });
      vi.unstubAllGlobals();
    },
  );

  describe('and a session has prices of its own', () => {
    const since = 'Sun, 22 Nov 2026 08:40:00 GMT';
    const isLikeEverybody = async () => false;
    /** As the worker gives what it keeps, once the server has let its patience run out. */
    const kept =
      (answer: typeof fetch): typeof fetch =>
      async (...given) => {
        const { body, status, headers } = await answer(...given);
        await new Promise((resolve) => setTimeout(resolve, 400));
        return new Response(body, { status, headers: [...headers, [keptSinceHeader, since]] });
      };

    /** The web server of this test takes its time, the patience of the page does not go on meanwhile. */
    const untilShown = (shown: () => unknown): Promise<void> =>
      eventually(async () => {
        await vi.advanceTimersByTimeAsync(100);
        expect(shown()).toBeDefined();
      });

    function open(web: typeof fetch, answerOfShop: typeof fetch) {
      const told: [string | null, boolean][] = [];
      let isAnswering = true;
      const load = server.openBrowser(
        {
          isLikeEverybody,
          isAnswering: () => isAnswering,
          tellKept: (...page) => {
            if (page[0] !== null) isAnswering = false;
            told.push(page);
          },
        },
        web,
        { answerOfShop },
      );
      return { load, told };
    }

    test('what everybody is given is shown with the patience of everybody, and said to be that', async () => {
      const { load, told } = open(kept(server.answerPayload), never);
      let given: unknown;
      const visit = visitTo(productPath);
      void load(contentRoute, visit).then((data) => (given = data));
      void load('frame', visit);
      await vi.advanceTimersByTimeAsync(2_999);
      expect(server.seen.asked).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      await untilShown(() => given);
      expect(given).toMatchObject({ kind: 'product' });
      expect(told.at(-1)).toEqual([since, true]);

      // From then on it is known to be silent.
      given = undefined;
      server.seen.asked = [];
      void load(contentRoute, visitTo(productPath)).then((data) => (given = data));
      await vi.advanceTimersByTimeAsync(400);
      expect(server.seen.asked).toEqual([`${productPath}/_payload.json`]);
      await untilShown(() => given);
      expect(given).toMatchObject({ kind: 'product' });
    });
  });
});
