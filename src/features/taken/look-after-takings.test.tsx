import { Blob } from 'node:buffer';
import { IDBFactory } from 'fake-indexeddb';
import { atom, createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { privateTakenCache, takenCache } from '#offline/taken/taken-names.ts';
import { type Taking, takingId, type TakingWish } from '#offline/taken/taking.ts';
import { becomeClara } from '#testing/account-visitor.ts';
import { browserTurns } from '#testing/browser/browser-turns.ts';
import { eventually } from '#testing/eventually.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { amountWords, takingWords } from './parts/taking-words.ts';

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

/** Where the browser keeps answers, by cache and address. */
let caches: Map<string, Map<string, Response>>;
/** How the server answers. */
let answer: (signal: AbortSignal) => Promise<Response>;
/** What a taking is made of. */
let pages: string[];
/** Whether the browser keeps nothing more. */
let isFull: boolean;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  caches = new Map();
  answer = async () => Response.json({});
  pages = ['NF-1'];
  isFull = false;
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Object.assign(navigator, { locks: { request: browserTurns() } });
  // Answers are made of the Blob that is to be had; jsdom has one of its own, which they do not take.
  vi.stubGlobal('Blob', Blob);
  vi.stubGlobal('fetch', (_request: Request, { signal }: { signal: AbortSignal }) => answer(signal));
  vi.stubGlobal('caches', {
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    open: async (name: string) => {
      const cache = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, cache);
      return {
        put: async (url: string, response: Response) => {
          if (isFull) throw new DOMException('There is no room.', 'QuotaExceededError');
          cache.set(url, response);
        },
        match: async (url: string) => cache.get(url)?.clone(),
        delete: async (url: string) => cache.delete(url),
      };
    },
  });
});

const kept = (): number => [...caches.values()].reduce((sum, cache) => sum + cache.size, 0);

/** A service worker that says this of each wish for the files of pages, one after the other. */
function letWorkerSay(...said: string[]): void {
  const worker = { postMessage: (_message: object, ports: MessagePort[] = []) => ports[0]?.postMessage(said.shift()) };
  Object.assign(navigator, { serviceWorker: { ready: Promise.resolve({ active: worker, waiting: null }) } });
}

const choir: TakingWish = { kind: 'category', path: '/Noten/Chor/', name: 'Chor', owner: null };
const wishlistOf = (owner: string): TakingWish => ({ kind: 'wishlist', path: '/wishlist', name: '', owner });

/** A tab of the shop, with code of its own as every tab has. */
async function openTab(api: StoreApi = shop.newShopper()) {
  vi.resetModules();
  const [takings, session, whose, { readTakingsAtom, takenNotes, takingsAtom, waitingForAtom }, worker] =
    await Promise.all([
      import('./look-after-takings.ts'),
      import('#platform/session/session-atoms.ts'),
      import('./whose-taking.ts'),
      import('./takings.ts'),
      import('#platform/install/ask-worker.ts'),
    ]);
  worker.tellWhetherWorker('serviceWorker' in navigator);
  const store = createStore();
  const shell = testShell(api, store);
  const { texts } = shell;
  store.set(session.shellAtom, shell);
  const partOf = (page: string) =>
    ({ url: `${location.origin}/${page}/_payload.json`, type: 'json', counts: true }) as const;
  const parts = atom(null, async () => pages.map(partOf));
  const begin = () =>
    store.set(
      takings.lookAfterTakingsAtom,
      new Map([
        ['category', { partsOf: parts, mayBringAtom: whose.isEverybodysAtom }],
        ['wishlist', { partsOf: parts, mayBringAtom: whose.isOfSessionAtom }],
      ]),
    );
  const logIn = () => store.set(session.refreshSessionAtom);
  const shown = () => (store.get(takingsAtom) ?? []).map(({ kind, state }) => `${kind} ${state}`);
  const waitingFor = () => store.get(waitingForAtom);
  const said = () =>
    (store.get(takingsAtom) ?? []).map(
      (taking) => `${amountWords(taking, texts)}; ${takingWords(taking, waitingFor(), texts)}`,
    );
  const note = (facts: Partial<Taking>) => takenNotes.change(takingId(choir), (taking) => ({ ...taking, ...facts }));
  const read = () => store.set(readTakingsAtom);
  const customer = () => store.get(session.userAtom)?.id ?? '';
  const kinds = async () => (await takenNotes.takings()).map(({ kind }) => kind);
  return { store, begin, kinds, logIn, note, read, said, shown, waitingFor, customer, ...takings };
}

test('what belongs to a customer is brought and shown in that customer’s session, and goes when another logs in', async () => {
  const clara = shop.newShopper();
  await becomeClara(clara, 'clara@mitgenommen.example');
  const home = await openTab(clara);
  await Promise.all([home.begin(), home.logIn()]);
  await home.store.set(home.takeAlongAtom, choir);
  await home.store.set(home.takeAlongAtom, wishlistOf(home.customer()));
  await eventually(() => expect(home.shown()).toEqual(['category whole', 'wishlist whole']));

  const later = await openTab();
  await later.begin();
  await eventually(() => expect(later.shown()).toEqual(['category whole']));
  expect(kept()).toBe(1);

  const other = shop.newShopper();
  await becomeClara(other, 'carl@mitgenommen.example');
  const others = await openTab(other);
  await Promise.all([others.begin(), others.logIn()]);
  await eventually(async () => expect(await others.kinds()).toEqual(['category']));
});

test('a logout leaves nothing that belongs to a customer, and what is everybody’s', async () => {
  const clara = shop.newShopper();
  await becomeClara(clara, 'clara@abgemeldet.example');
  const tab = await openTab(clara);
  await Promise.all([tab.begin(), tab.logIn()]);
  for (const wish of [choir, wishlistOf(tab.customer())]) await tab.store.set(tab.takeAlongAtom, wish);
  await eventually(() => expect(tab.shown()).toEqual(['category whole', 'wishlist whole']));
  caches.set(privateTakenCache, new Map([['list', new Response('[]')]]));
  await tab.store.set(tab.forgetTakenAtom);
  expect(tab.shown()).toEqual(['category whole']);
  expect([...caches.keys()]).toEqual([takenCache]);
});

test('what is stopped or removed in one tab is not brought on in another', async () => {
  let broken = 0;
  const { promise: isAsking, resolve: tellAsking } = Promise.withResolvers<void>();
  answer = (signal) =>
    new Promise((_resolve, reject) => {
      tellAsking();
      signal.addEventListener('abort', () => {
        broken += 1;
        reject(signal.reason);
      });
    });
  const first = await openTab();
  await first.begin();
  await first.store.set(first.takeAlongAtom, choir);
  await isAsking;
  const second = await openTab();
  let asked = 0;
  answer = async () => new Response(String((asked += 1)));
  await second.begin();
  await second.store.set(second.stopTakingAtom, 'category  /Noten/Chor/');
  await eventually(() => expect(first.shown()).toEqual(['category stopped']));
  await eventually(() => expect(broken).toBe(1));
  await second.store.set(second.removeTakingAtom, 'category  /Noten/Chor/');
  await eventually(() => expect(first.shown()).toEqual([]));
  expect(asked).toBe(0);
});

test('what the browser does not have any more is not said to be there', async () => {
  const tab = await openTab();
  await tab.begin();
  await tab.store.set(tab.takeAlongAtom, choir);
  await eventually(() => expect(tab.shown()).toEqual(['category whole']));
  // As a build without a worker, or whoever empties the browser, leaves it.
  caches.clear();
  const later = await openTab();
  await later.begin();
  expect(later.shown()).toEqual([]);
});

test('a host that has a page for every address, and no data, says that nothing can be taken along', async () => {
  answer = async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  const tab = await openTab();
  await tab.begin();
  await tab.store.set(tab.takeAlongAtom, choir);
  await eventually(() => expect(tab.shown()).toEqual(['category refused']));
  expect(kept()).toBe(0);
  // Somewhere else it may be had.
  answer = async () => Response.json({});
  await tab.store.set(tab.resumeTakingAtom, 'category  /Noten/Chor/');
  await eventually(() => expect(tab.shown()).toEqual(['category whole']));
});

test('nothing is said to be here before what its pages need is, and what was missing of that is asked for again', async () => {
  letWorkerSay('missing', 'missing', 'kept');
  const tab = await openTab();
  await tab.begin();
  await tab.store.set(tab.takeAlongAtom, choir);
  await eventually(() => expect(tab.waitingFor()).toBe('pages'));
  expect([kept(), ...tab.shown()]).toEqual([1, 'category wanted']);
  await eventually(() => {
    dispatchEvent(new Event('online'));
    expect(tab.shown()).toEqual(['category whole']);
  });
  expect(tab.waitingFor()).toBeNull();
});

test('who stops while the pages are still coming is not held up', async () => {
  letWorkerSay('missing');
  const tab = await openTab();
  await tab.begin();
  await tab.store.set(tab.takeAlongAtom, choir);
  await eventually(() => expect(tab.waitingFor()).toBe('pages'));
  await tab.store.set(tab.stopTakingAtom, 'category  /Noten/Chor/');
  await eventually(() => expect([tab.waitingFor(), ...tab.shown()]).toEqual([null, 'category stopped']));
});

test('a device without room for what the pages need has none for what is taken along', async () => {
  letWorkerSay('no-room');
  const tab = await openTab();
  await tab.begin();
  await tab.store.set(tab.takeAlongAtom, choir);
  await eventually(() => expect(tab.shown()).toEqual(['category full']));
});

/** A tab with three articles that are all here, and what is said of them. */
async function withWholeChoir() {
  pages = ['NF-1', 'NF-2', 'NF-3'];
  const tab = await openTab();
  await tab.begin();
  await tab.store.set(tab.takeAlongAtom, choir);
  await eventually(() => expect(tab.shown()).toEqual(['category whole']));
  const [before = ''] = tab.said();
  return { tab, before };
}

/** The moment in which what is old is looked for, which comes every half minute. */
async function passHalfMinute(): Promise<void> {
  await vi.advanceTimersByTimeAsync(30_000);
}

test('what is quietly renewed is all here meanwhile, and where there is no room for newer it stays, until there is', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  const { tab, before } = await withWholeChoir();
  expect(before).toMatch(/^3 Artikel; Stand: heute, /);

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const asked: string[] = [];
  answer = async () => {
    asked.push('again');
    if (asked.length > 1) await held;
    return Response.json({ newer: true });
  };
  await tab.note({ isOutdated: true });
  await passHalfMinute();
  await eventually(() => expect(asked.length).toBeGreaterThan(1));
  await tab.read();
  expect([...tab.shown(), ...tab.said()]).toEqual(['category renewing', before]);

  isFull = true;
  release();
  await eventually(() => expect(tab.shown()).toEqual(['category full']));
  expect(tab.said()).toEqual([`${before}. Für einen neueren Stand fehlt auf diesem Gerät der Platz.`]);

  // It is tried again the next day, and not before: what was seen makes room each time.
  isFull = false;
  await passHalfMinute();
  expect(tab.shown()).toEqual(['category full']);
  await tab.note({ roundAt: Date.now() - 25 * 60 * 60 * 1000 });
  await passHalfMinute();
  await eventually(() => expect(tab.shown()).toEqual(['category whole']));
  expect(asked).toHaveLength(2 * pages.length);
});

test('who has what is all here brought anew has it as it was where that is stopped, finds no room, or finds no data', async () => {
  const { tab, before } = await withWholeChoir();
  const anew = () => tab.store.set(tab.resumeTakingAtom, takingId(choir), 'anew');

  let asked = 0;
  answer = (signal) =>
    new Promise((resolve, reject) => {
      asked += 1;
      if (asked === 1) resolve(Response.json({ newer: true }));
      else signal.addEventListener('abort', () => reject(signal.reason));
    });
  await anew();
  await eventually(() => expect(tab.said()).toEqual(['1 Artikel; ']));
  await tab.store.set(tab.stopTakingAtom, takingId(choir));
  await eventually(() => expect([...tab.shown(), ...tab.said()]).toEqual(['category stopped', before]));

  answer = async () => Response.json({ newest: true });
  isFull = true;
  await anew();
  await eventually(() => expect(tab.shown()).toEqual(['category full']));
  const full = `${before}. Für einen neueren Stand fehlt auf diesem Gerät der Platz.`;
  expect(tab.said()).toEqual([full]);
  await tab.note({ missing: 2 });
  await tab.read();
  expect(tab.said()).toEqual([`${full} 2 Dateien waren nicht zu bekommen.`]);

  isFull = false;
  answer = async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  await anew();
  await eventually(() => expect(tab.shown()).toEqual(['category stopped']));
  expect(tab.said()).toEqual([`${before}. 2 Dateien waren nicht zu bekommen.`]);

  answer = async () => Response.json({ newest: true });
  await anew();
  await eventually(() => expect(tab.shown()).toEqual(['category whole']));
  expect(tab.said()).toEqual([expect.stringMatching(/^3 Artikel; Stand: heute, [\d:]+$/)]);
});

test('what the browser lost while it was brought anew is not said to be here when that is stopped', async () => {
  const tab = await openTab();
  await tab.begin();
  await tab.store.set(tab.takeAlongAtom, choir);
  await eventually(() => expect(tab.shown()).toEqual(['category whole']));
  answer = (signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  await tab.store.set(tab.resumeTakingAtom, takingId(choir), 'anew');
  await eventually(() => expect(tab.shown()).toEqual(['category wanted']));
  caches.clear();
  await tab.read();
  await tab.store.set(tab.stopTakingAtom, takingId(choir));
  await eventually(() =>
    expect(tab.said()).toEqual(['0 von 1 Artikel; Angehalten. Was schon da ist, öffnet sich ohne Netz.']),
  );
});
