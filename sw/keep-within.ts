import { registerQuotaErrorCallback, type WorkboxPlugin } from 'workbox-core';
import { createCacheKeeper, sizeOfAnswer, type StoredEntry } from '#offline/kept/cache-keeper.ts';
import { isUsable, type KeptKind } from '#offline/kept/kept-kinds.ts';
import { openKeptNotes } from '#offline/kept/kept-notes.ts';
import { seenThingOf } from '#offline/kept/seen-thing.ts';

/** A cache that is there: one that is opened without being looked for stays behind empty. */
export async function cacheThere(name: string): Promise<Cache | undefined> {
  return (await caches.has(name)) ? caches.open(name) : undefined;
}

/** Of everything this worker keeps. */
export const keeper = createCacheKeeper({
  notes: openKeptNotes(),
  openCache: cacheThere,
  estimate: async () => navigator.storage.estimate(),
  now: Date.now,
});

// The page gets its answer all the same; what could not be put away then is kept the next time.
registerQuotaErrorCallback(() => keeper.halve());

/** Holds a cache within the limits of its kind. */
export function keepWithin(kind: KeptKind): WorkboxPlugin {
  return {
    cacheDidUpdate: async ({ request, newResponse }) =>
      keeper.stored(kind, await whatIs(kind, request.url, newResponse)),
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
      if (!cachedResponse || !isUsable(kind, cachedResponse, Date.now())) return null;
      // Nobody waits for the note.
      void keeper.used(kind, request.url);
      return cachedResponse;
    },
  };
}

/** Puts something away that nobody asked for under that address; without room it stays away. */
export async function putAway(kind: KeptKind, url: string, answer: Response): Promise<void> {
  const kept = answer.clone();
  try {
    const cache = await caches.open(kind);
    await cache.put(url, answer);
  } catch (error) {
    console.warn('There was no room for what was seen.', error);
    await keeper.halve();
    return;
  }
  await keeper.stored(kind, await whatIs(kind, url, kept));
}

/** Pages that have a name are noted with it: without a network they are listed and searched. */
async function whatIs(kind: KeptKind, url: string, answer: Response): Promise<StoredEntry> {
  if (kind !== 'page-payloads') return { url, bytes: await sizeOfAnswer(answer) };
  // Further pages of a listing are not things of their own.
  const isWhole = new URL(url).search === '';
  const json = isWhole ? answer.clone().json() : Promise.resolve(undefined);
  const [bytes, thing] = await Promise.all([sizeOfAnswer(answer), json.then(seenThingOf, () => undefined)]);
  return { url, bytes, ...(thing && { thing }) };
}
