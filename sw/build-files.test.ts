import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorkerWorld } from '#testing/browser/memory-caches.ts';
import { bringBuild, isBuildFileKept } from './build-files.ts';
import { buildFileAddress } from './build-packs.ts';

const entries = [
  ...['assets/a.js', 'assets/b.js'].map((url) => ({ url, part: 'rest', pack: 'assets/rest-1.pack', revision: null })),
  ...['assets/large-1.js', 'assets/large-2.js'].map((url) => ({ url, part: 'rest', revision: null })),
];

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
    const keeping = build
      .keep({ locale: 'de-DE', all: true, engine: false }, world.event)
      .then(() => (hasEnded = true));
    await expect.poll(() => asked.at(-1)).toMatch(kind === 'pack' ? /\.pack$/ : /\.js$/);
    expect(hasEnded).toBe(false);
    const before = asked.length;
    build.putDown();
    await keeping;
    expect(asked).toHaveLength(before);
    expect(await isBuildFileKept(buildFileAddress('assets/large-1.js'))).toBe(false);
  },
);
