import { cacheNames, type WorkboxPlugin } from 'workbox-core';
import type { registerRoute } from 'workbox-routing';
import { addPlugins, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import {
  bringInTurn,
  type BuildFile,
  type BuildKept,
  type BuildWish,
  firstTexts,
  isEngineFile,
  isFirst,
  packsFor,
  wantedFiles,
} from '#offline/keep-build.ts';
import { isWantOfRoom } from '#offline/records/want-of-room.ts';
import { isBuildFile } from '#offline/seen-page.ts';
import { buildFileAddress, answerOf, fetchPack, keptAddresses, laterFiles, orMakeRoom, packs } from './build-packs.ts';
import { ourAnswers } from './our-answers.ts';
import { keepWithin, putAway } from './keep-within.ts';
import { openPages } from './open-pages.ts';
import { localeIn } from './page-kinds.ts';

declare const self: ServiceWorkerGlobalScope;

type RouteParameters = Parameters<typeof registerRoute>;

/** A file of the build, see `tools/installed-files.ts`. */
export type BuildEntry = PrecacheEntry & BuildFile;

/** What is used out of a pack is kept by itself from then on: browsers keep what they have compiled of scripts beside such entries alone. */
const outOfPacks: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) => {
    if (cachedResponse) return cachedResponse;
    const taken = await packs.take(request.url);
    if (taken) event.waitUntil(putAway(laterFiles, request.url, taken.clone()));
    return taken;
  },
};

const later = new CacheFirst({ cacheName: laterFiles, plugins: [ourAnswers, outOfPacks, keepWithin(laterFiles)] });

/** So many are brought at a time: what a page asks for meanwhile does not wait behind them. */
const atOnce = 3;

/** The build this worker belongs to: what a start without a network needs comes with the worker, the rest when it is used or there is time. */
export function bringBuild(entries: readonly BuildEntry[]) {
  packs.know(entries);
  addPlugins([ourAnswers, packsFirst(entries)]);
  // Files alone: what stands for a page, the home page too, is decided elsewhere.
  precacheAndRoute(entries.filter(isFirst), { directoryIndex: '', cleanURLs: false });
  const leaving = new AbortController();
  const keepAll = (files: readonly BuildFile[], event: ExtendableEvent) =>
    keepMissing(files, { build: entries, event, signal: leaving.signal });
  let running: Promise<unknown> = Promise.resolve();
  /** One wish after the other; ends early without a network or without room, and goes on where it was with the next wish. */
  const keep = (wish: BuildWish, event: ExtendableEvent): Promise<BuildKept> => {
    const files = wantedFiles(entries, wish);
    const keeping = running
      .then(() => keepAll(files, event))
      .then(() => whatIsKept(files))
      .catch(whyNotKept);
    running = keeping;
    return keeping;
  };
  return {
    /** Without them the worker does not stand. */
    bringTexts: async (event: ExtendableEvent): Promise<void> => {
      await keepAll(firstTexts(entries, await openLocales()), event);
    },
    keep,
    /** The whole of it, and the engine for who had that of an earlier version. */
    renew: async (event: ExtendableEvent): Promise<void> => {
      const kept = [...(await keptAddresses())];
      await keep({ locale: '', all: true, engine: kept.some(isEngineFile) }, event);
    },
    /** Brings no more: a newer version is let in only when this one has no event left. */
    putDown: (): void => leaving.abort(),
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

/** Whether a file of the build is on this device. */
export async function isBuildFileKept(file: string): Promise<boolean> {
  const options = { cacheName: laterFiles, ignoreVary: true };
  const kept = (await matchPrecache(file)) ?? (await caches.match(file, options));
  return kept !== undefined || (await packs.holds(buildFileAddress(file)));
}

/** Keeps a file of the build as if it had been asked for. */
export async function keepBuildFile(address: string, event: ExtendableEvent): Promise<void> {
  if ((await matchPrecache(address)) === undefined) await later.handle({ event, request: new Request(address) });
}

/** What comes with the worker is brought file after file, unless it is there when its turn comes. */
function packsFirst(entries: readonly BuildEntry[]): WorkboxPlugin {
  let bringing: Promise<void> | undefined;
  const bring = async (): Promise<void> => {
    const cache = await caches.open(cacheNames.precache);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const missing = missingIn(kept, entries.filter(isFirst));
    for (const pack of packsFor(missing, entries)) await unpackInto(cache, pack, missing);
  };
  return {
    handlerWillStart: async ({ event }) => {
      if (event?.type === 'install') await (bringing ??= bring());
    },
  };
}

/** The engine may have been left out, because it is at work. */
async function whatIsKept(files: readonly BuildFile[]): Promise<BuildKept> {
  return (await missingOf(files)).length === 0 ? 'kept' : 'missing';
}

const whyNotKept = (error: unknown): BuildKept => (isWantOfRoom(error) ? 'no-room' : 'missing');

/** Those that are not on this device, in no way. */
async function missingOf(files: readonly BuildFile[]): Promise<readonly BuildFile[]> {
  const kept = await keptAddresses();
  return packs.without(missingIn(kept, files), kept);
}

interface Keeping {
  build: readonly BuildFile[];
  event: ExtendableEvent;
  /** Ends it. */
  signal: AbortSignal;
}

/** Brings what is not there yet: in packs where that is less to ask for, the rest one by one. */
async function keepMissing(files: readonly BuildFile[], { build, event, signal }: Keeping): Promise<void> {
  const missing = await missingOf(files);
  const brought = new Set<string>();
  for (const pack of packsFor(missing, build)) {
    if (missing.some((file) => file.pack === pack && isEngineFile(file.url)) && (await isEngineAtWork())) continue;
    for (const address of await packs.bring(pack, signal)) brought.add(address);
    signal.throwIfAborted();
  }
  await bringInTurn(missingIn(brought, missing), atOnce, async ({ url }) => {
    if (isEngineFile(url) && (await isEngineAtWork())) return;
    signal.throwIfAborted();
    const request = new Request(buildFileAddress(url), { priority: 'low', signal });
    const [response, isKept] = later.handleAll({ event, request });
    if (!(await response).ok) throw new TypeError(`The build has no ${url}.`);
    // A browser without room does not bring what it cannot keep.
    await isKept;
  });
}

const missingIn = (kept: ReadonlySet<string>, files: readonly BuildFile[]): readonly BuildFile[] =>
  files.filter(({ url }) => !kept.has(buildFileAddress(url)));

/** Takes what is missing out of a pack; without room it is given up. */
async function unpackInto(cache: Cache, address: string, missing: readonly BuildFile[]): Promise<void> {
  const pack = await fetchPack(address);
  if (!pack) return;
  const wanted = missing.filter((file) => file.pack === address);
  const put = async ({ url }: BuildFile): Promise<void> => {
    const file = pack.files.get(buildFileAddress(url));
    if (file) await cache.put(buildFileAddress(url), answerOf(file, pack));
  };
  await orMakeRoom(bringInTurn(wanted, atOnce, put));
}

/** Whether a page checks or draws a PDF: that takes memory enough. What it uses is kept from then on, the rest comes with a later wish. */
async function isEngineAtWork(): Promise<boolean> {
  const workers = await self.clients.matchAll({ type: 'worker', includeUncontrolled: true });
  return workers.some(({ url }) => isEngineFile(url));
}
