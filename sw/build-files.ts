import { cacheNames, type WorkboxPlugin } from 'workbox-core';
import type { registerRoute } from 'workbox-routing';
import { addPlugins, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import {
  bringInTurn,
  type BuildFile,
  type BuildWish,
  firstTexts,
  isEngineFile,
  isFirst,
  packsFor,
  wantedFiles,
} from '#offline/keep-build.ts';
import { headersOfPacked, type PackedFile, readPack } from '#offline/build-pack.ts';
import { isBuildFile } from '#offline/seen-page.ts';
import { isOurs, ourAnswers } from './our-answers.ts';
import { keeper, keepWithin } from './keep-within.ts';
import { openPages } from './open-pages.ts';
import { localeIn } from './page-kinds.ts';

declare const self: ServiceWorkerGlobalScope;

type RouteParameters = Parameters<typeof registerRoute>;

/** A file of the build, see `tools/installed-files.ts`. */
export type BuildEntry = PrecacheEntry & BuildFile;

const kind = 'build-files';

const later = new CacheFirst({ cacheName: kind, plugins: [ourAnswers, keepWithin(kind)] });

/** So many are brought at a time: what a page asks for meanwhile does not wait behind them. */
const atOnce = 3;

/** The build this worker belongs to: what a start without a network needs comes with the worker, the rest when it is used or there is time. */
export function bringBuild(entries: readonly BuildEntry[]) {
  addPlugins([ourAnswers, packsFirst(entries)]);
  // Files alone: what stands for a page, the home page too, is decided elsewhere.
  precacheAndRoute(entries.filter(isFirst), { directoryIndex: '', cleanURLs: false });
  const keepAll = (files: readonly BuildFile[], event: ExtendableEvent) => keepMissing(files, entries, event);
  let running: Promise<void> = Promise.resolve();
  /** One wish after the other; ends early without a network or without room, and goes on where it was with the next wish. */
  const keep = (wish: BuildWish, event: ExtendableEvent): Promise<void> => {
    running = running.then(() => keepAll(wantedFiles(entries, wish), event)).catch(() => undefined);
    return running;
  };
  return {
    /** Without them the worker does not stand. */
    bringTexts: async (event: ExtendableEvent): Promise<void> => {
      await keepAll(firstTexts(entries, await openLocales()), event);
    },
    keep,
    /** The whole of it, and the engine for who had that of an earlier version. */
    renew: async (event: ExtendableEvent): Promise<void> => {
      const kept = await (await caches.open(kind)).keys();
      await keep({ locale: '', all: true, engine: kept.some(({ url }) => isEngineFile(url)) }, event);
    },
  };
}

/** Of the pages that are open. */
async function openLocales(): Promise<Set<string>> {
  return new Set((await openPages()).map(({ url }) => localeIn(new URL(url).pathname)));
}

/** Files that came with no worker, each kept from its first use on. */
export function answerBuildFiles(): RouteParameters {
  return [({ url, sameOrigin }) => sameOrigin && isBuildFile(url.pathname), later];
}

/** Keeps a file of the build as if it had been asked for. */
export async function keepBuildFile(address: string, event: ExtendableEvent): Promise<void> {
  if ((await matchPrecache(address)) === undefined) await later.handle({ event, request: new Request(address) });
}

/** Whether a file of the build is on this device. */
export async function isBuildFileKept(file: string): Promise<boolean> {
  const options = { cacheName: kind, ignoreVary: true };
  return ((await matchPrecache(file)) ?? (await caches.match(file, options))) !== undefined;
}

const addressOf = (file: string): string => new URL(file, self.location.href).href;

/** What comes with the worker is brought file after file, unless it is there when its turn comes. */
function packsFirst(entries: readonly BuildEntry[]): WorkboxPlugin {
  let bringing: Promise<void> | undefined;
  const bring = async (): Promise<void> => {
    const cache = await caches.open(cacheNames.precache);
    const missing = await missingIn(cache, entries.filter(isFirst));
    for (const pack of packsFor(missing, entries)) await unpackInto(cache, pack, missing);
  };
  return {
    handlerWillStart: async ({ event }) => {
      if (event?.type === 'install') await (bringing ??= bring());
    },
  };
}

/** Brings what is not there yet: in packs where that is less to ask for, the rest one by one. */
async function keepMissing(
  files: readonly BuildFile[],
  build: readonly BuildFile[],
  event: ExtendableEvent,
): Promise<void> {
  const cache = await caches.open(kind);
  const missing = await missingIn(cache, files);
  const unpacked = new Set<string>();
  for (const pack of packsFor(missing, build))
    for (const { url } of await keepPacked(cache, pack, missing)) unpacked.add(url);
  const alone = missing.filter(({ url }) => !unpacked.has(url));
  await bringInTurn(alone, atOnce, async ({ url }) => {
    if (isEngineFile(url) && (await isEngineAtWork())) return;
    const request = new Request(addressOf(url), { priority: 'low' });
    const [response, isKept] = later.handleAll({ event, request });
    await response;
    // A browser without room does not bring what it cannot keep.
    await isKept;
  });
}

async function missingIn(cache: Cache, files: readonly BuildFile[]): Promise<readonly BuildFile[]> {
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return files.filter(({ url }) => !kept.has(addressOf(url)));
}

/** Keeps and notes what is missing and in a pack. @returns that. Rejects when there is no room for it. */
async function keepPacked(cache: Cache, pack: string, missing: readonly BuildFile[]): Promise<readonly PackedFile[]> {
  if (missing.some((file) => file.pack === pack && isEngineFile(file.url)) && (await isEngineAtWork())) return [];
  const files = await unpackInto(cache, pack, missing);
  await keeper.stored(kind, ...files.map(({ url, bytes }) => ({ url: addressOf(url), bytes: bytes.byteLength })));
  return files;
}

/** @returns the missing files that were in the pack, none of them when it cannot be had. Rejects when there is no room for them. */
async function unpackInto(
  cache: Cache,
  address: string,
  missing: readonly BuildFile[],
): Promise<readonly PackedFile[]> {
  const pack = await bringPack(address);
  if (!pack) return [];
  const wanted = new Set(missing.filter((file) => file.pack === address).map(({ url }) => url));
  const files = pack.files.filter(({ url }) => wanted.has(url));
  const put = (file: PackedFile): Promise<void> =>
    cache.put(addressOf(file.url), new Response(file.bytes, { headers: headersOfPacked(file, pack.headers) }));
  try {
    await bringInTurn(files, atOnce, put);
  } catch (error) {
    await keeper.halve();
    throw error;
  }
  return files;
}

/** A pack spares questions, no more: whatever is in its way, its files can be asked for themselves. */
async function bringPack(address: string) {
  try {
    const response = await fetch(new Request(addressOf(address), { priority: 'low' }));
    if (!response.ok || !response.body || !(await isOurs(response))) return undefined;
    return { headers: response.headers, files: await readPack(response.body) };
  } catch (error) {
    console.warn(`The build could not be brought in packs: ${address}`, error);
    return undefined;
  }
}

/** Whether a page checks or draws a PDF: that takes memory enough. What it uses is kept from then on, the rest comes with a later wish. */
async function isEngineAtWork(): Promise<boolean> {
  const workers = await self.clients.matchAll({ type: 'worker', includeUncontrolled: true });
  return workers.some(({ url }) => isEngineFile(url));
}
