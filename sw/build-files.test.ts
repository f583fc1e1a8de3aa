import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorkerWorld } from '#testing/browser/memory-caches.ts';
import { bringBuild, isBuildFileKept } from './build-files.ts';
import { buildFileAddress, laterFiles } from './build-packs.ts';

const entries = [
  ...['assets/a.js', 'assets/b.js'].map((url) => ({ url, part: 'rest', pack: 'assets/rest-1.pack', revision: null })),
  ...['assets/large-1.js', 'assets/large-2.js'].map((url) => ({ url, part: 'rest', revision: null })),
];

const everything = { locale: 'de-DE', all: true, engine: false };

let world: ReturnType<typeof startWorkerWorld>;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  world = startWorkerWorld();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A server that takes its time without end, until nobody waits for it. */
const takesForEver = (request: Request): Promise<Response> =>
  new Promise((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

test.each(['pack', 'file'])(
  'a version that is to leave brings no more of its build, whatever %s it waits for, and its event ends',
  async (kind) => {
    const asked: string[] = [];
    world.server.answer = async (request) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      if (kind === 'pack' || !pathname.endsWith('.pack')) return takesForEver(request);
      throw new TypeError('Failed to fetch');
    };
    const build = bringBuild(entries);
    let hasEnded = false;
    const keeping = build.keep(everything, world.event).then(() => (hasEnded = true));
    await expect.poll(() => asked.at(-1)).toMatch(kind === 'pack' ? /\.pack$/ : /\.js$/);
    expect(hasEnded).toBe(false);
    const before = asked.length;
    build.putDown();
    await keeping;
    expect(asked).toHaveLength(before);
    expect(await isBuildFileKept(buildFileAddress('assets/large-1.js'))).toBe(false);
  },
);

test.each([
  ['a broken line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server without it', async () => new Response('', { status: 404 })],
])('a wish says that something is missing after %s, and the next one asks for that alone', async (_name, trouble) => {
  const asked: string[] = [];
  let isTroubled = true;
  world.server.answer = async (request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (pathname.endsWith('.pack') || (isTroubled && pathname.endsWith('/large-2.js'))) return trouble();
    return new Response('export {}');
  };
  const build = bringBuild(entries);
  expect(await build.keep(everything, world.event)).toBe('missing');
  // Those that were under way when it ended still come.
  const isKept = (name: string): Promise<boolean> => isBuildFileKept(buildFileAddress(`assets/${name}.js`));
  for (const name of ['a', 'b', 'large-1']) await expect.poll(() => isKept(name)).toBe(true);
  isTroubled = false;
  asked.length = 0;
  expect(await build.keep(everything, world.event)).toBe('kept');
  expect(asked).toEqual(['/assets/large-2.js']);
  expect(await isKept('large-2')).toBe(true);
});

test('a wish says that there is no room for it', async () => {
  world.server.answer = async () => new Response('export {}');
  const cache = await caches.open(laterFiles);
  vi.spyOn(cache, 'put').mockRejectedValue(new DOMException('No room.', 'QuotaExceededError'));
  expect(await bringBuild(entries).keep(everything, world.event)).toBe('no-room');
});
