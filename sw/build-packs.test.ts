import { gzipSync } from 'node:zlib';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorkerWorld } from '#testing/browser/memory-caches.ts';
import { CacheFirst } from 'workbox-strategies';
import { answerBuildFiles, isBuildFileKept } from './build-files.ts';
import { buildFileAddress, keptAddresses, packs } from './build-packs.ts';
import { keeper } from './keep-within.ts';

const contents = { 'assets/a.js': 'export default "Flöte";', 'assets/b.css': 'p { color: red }' };
const pack = 'assets/rest-1.pack';
const large = { url: 'assets/large.js', part: 'rest' };
const build = [...Object.keys(contents).map((url) => ({ url, part: 'rest', pack })), large];

/** As the build writes it. */
function packed(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const head = Object.entries(files).map(([url, text]) => [url, 'text/test', Buffer.byteLength(text)]);
  return new Uint8Array(gzipSync(`${JSON.stringify(head)}\n${Object.values(files).join('')}`));
}

const away = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

let world: ReturnType<typeof startWorkerWorld>;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  world = startWorkerWorld();
  world.server.answer = async () =>
    new Response(packed(contents), { headers: { 'x-content-type-options': 'nosniff' } });
  packs.know(build);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What a page gets for a file of the build. */
async function ask(file: string): Promise<Response> {
  const [, strategy] = answerBuildFiles();
  if (!(strategy instanceof CacheFirst)) throw new Error('Nothing answers.');
  const [answer, isDone] = strategy.handleAll({ request: new Request(buildFileAddress(file)), event: world.event });
  const given = await answer;
  await isDone;
  return given;
}

const kept = async (): Promise<string[]> => [...(await keptAddresses())].toSorted();

test('a pack is kept as it is, and nothing of it is written before it is used', async () => {
  await packs.bring(pack);
  expect(await kept()).toEqual([buildFileAddress(pack)]);
  expect(await packs.without(build, await keptAddresses())).toEqual([large]);
  expect(await isBuildFileKept(buildFileAddress('assets/a.js'))).toBe(true);
  expect(await isBuildFileKept(buildFileAddress('assets/large.js'))).toBe(false);
  expect(await kept()).toEqual([buildFileAddress(pack)]);
});

test('what is used of it is there without a network, and lies by itself from then on', async () => {
  await packs.bring(pack);
  world.server.answer = away;
  const answer = await ask('assets/a.js');
  expect(await answer.text()).toBe(contents['assets/a.js']);
  expect([...answer.headers]).toEqual([
    ['content-type', 'text/test'],
    ['x-content-type-options', 'nosniff'],
  ]);
  await expect.poll(kept).toEqual([buildFileAddress('assets/a.js'), buildFileAddress(pack)]);
  const again = await ask('assets/a.js');
  expect(await again.text()).toBe(contents['assets/a.js']);
  await expect(ask('assets/large.js')).rejects.toThrow('Failed to fetch');
});

test('a file that stayed the same is found in the pack of an earlier build, and one of its own pages too', async () => {
  await packs.bring(pack);
  packs.know([{ url: 'assets/a.js', part: 'rest', pack: 'assets/rest-2.pack' }]);
  world.server.answer = away;
  expect(await packs.without(build, await keptAddresses())).toEqual([large]);
  expect(await (await ask('assets/a.js')).text()).toBe(contents['assets/a.js']);
  expect(await (await ask('assets/b.css')).text()).toBe(contents['assets/b.css']);
});

test('a pack that was emptied is not believed to be there', async () => {
  await packs.bring(pack);
  expect(await isBuildFileKept(buildFileAddress('assets/a.js'))).toBe(true);
  await (await caches.open('build-files')).delete(buildFileAddress(pack));
  expect(await isBuildFileKept(buildFileAddress('assets/a.js'))).toBe(false);
});

test('a pack that is damaged on the way is not kept, and one that is damaged on the device is given up', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const half = packed(contents).slice(0, -12);
  world.server.answer = async () => new Response(half);
  expect([...(await packs.bring('assets/half.pack'))]).toEqual([]);
  expect(await kept()).toEqual([]);
  packs.know([{ url: 'assets/a.js', part: 'rest', pack: 'assets/half.pack' }]);
  await (await caches.open('build-files')).put(buildFileAddress('assets/half.pack'), new Response(half));
  world.server.answer = async () => new Response('from the server');
  expect(await (await ask('assets/a.js')).text()).toBe('from the server');
  expect(warned).toHaveBeenCalledTimes(2);
  expect(await kept()).not.toContain(buildFileAddress('assets/half.pack'));
  world.server.answer = async () => new Response(packed({ 'assets/a.js': 'whole' }));
  await packs.bring('assets/half.pack');
  await (await caches.open('build-files')).delete(buildFileAddress('assets/a.js'));
  world.server.answer = away;
  expect(await (await ask('assets/a.js')).text()).toBe('whole');
});

test('a device without room makes some, and does not go on bringing', async () => {
  const halved = vi.spyOn(keeper, 'halve');
  const cache = await caches.open('build-files');
  vi.spyOn(cache, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await expect(packs.bring(pack)).rejects.toThrow('full');
  expect(halved).toHaveBeenCalledOnce();
});
