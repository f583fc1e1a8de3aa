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
  wantedFiles,
} from '#offline/keep-build.ts';
import { isBuildFile } from '#offline/seen-page.ts';
import { ourAnswers } from './our-answers.ts';
import { keepWithin } from './keep-within.ts';
import { openPages } from './open-pages.ts';
import { localeIn } from './page-kinds.ts';

declare const self: ServiceWorkerGlobalScope;

type RouteParameters = Parameters<typeof registerRoute>;

/** A file of the build, see `tools/installed-files.ts`. */
export type BuildEntry = PrecacheEntry & BuildFile;

const later = new CacheFirst({ cacheName: 'build-files', plugins: [ourAnswers, keepWithin('build-files')] });

/** So many are brought at a time: what a page asks for meanwhile does not wait behind them. */
const atOnce = 3;

/** The build this worker belongs to: what a start without a network needs comes with the worker, the rest when it is used or there is time. */
export function bringBuild(entries: readonly BuildEntry[]) {
  addPlugins([ourAnswers]);
  // Files alone: what stands for a page, the home page too, is decided elsewhere.
  precacheAndRoute(entries.filter(isFirst), { directoryIndex: '', cleanURLs: false });
  const addressesOf = (files: readonly BuildFile[]) => files.map(({ url }) => new URL(url, self.location.href).href);
  let running: Promise<void> = Promise.resolve();
  /** One wish after the other; ends early without a network or without room, and goes on where it was with the next wish. */
  const keep = (wish: BuildWish, event: ExtendableEvent): Promise<void> => {
    const wanted = addressesOf(wantedFiles(entries, wish));
    running = running.then(() => keepAll(wanted, event)).catch(() => undefined);
    return running;
  };
  return {
    /** Without them the worker does not stand. */
    bringTexts: async (event: ExtendableEvent): Promise<void> => {
      await keepAll(addressesOf(firstTexts(entries, await openLocales())), event);
    },
    keep,
    /** The whole of it, and the engine for who had that of an earlier version. */
    renew: async (event: ExtendableEvent): Promise<void> => {
      const kept = await (await caches.open(later.cacheName)).keys();
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
  const options = { cacheName: later.cacheName, ignoreVary: true };
  return ((await matchPrecache(file)) ?? (await caches.match(file, options))) !== undefined;
}

async function keepAll(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(later.cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = addresses.filter((address) => !kept.has(address));
  await bringInTurn(missing, atOnce, async (address) => {
    if (isEngineFile(address) && (await isEngineAtWork())) return;
    const [response, isKept] = later.handleAll({ event, request: new Request(address, { priority: 'low' }) });
    await response;
    // A browser without room does not bring what it cannot keep.
    await isKept;
  });
}

/** Whether a page checks or draws a PDF: that takes memory enough. What it uses is kept from then on, the rest comes with a later wish. */
async function isEngineAtWork(): Promise<boolean> {
  const workers = await self.clients.matchAll({ type: 'worker', includeUncontrolled: true });
  return workers.some(({ url }) => isEngineFile(url));
}
