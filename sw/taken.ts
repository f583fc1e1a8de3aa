import type { WorkboxPlugin } from 'workbox-core';
import { payloadAddress } from '#offline/page-payload.ts';
import { newerAnswer } from '#offline/taken/newer-answer.ts';
import { privateTakenCache, takenCache } from '#offline/taken/taken-names.ts';
import { openTakenNotes } from '#offline/taken/taken-notes.ts';

/** What was taken along under an address. What is of one session has an address that only its token leads to. Looking makes no cache. */
export async function takenAnswer(url: string): Promise<Response | undefined> {
  const own = await caches.match(url, { cacheName: takenCache, ignoreVary: true });
  return own ?? caches.match(url, { cacheName: privateTakenCache, ignoreVary: true });
}

/** Where an answer is kept as seen and as taken along, the newer one is given. Stands before what marks kept answers. */
export const orTaken: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    newerAnswer(cachedResponse ?? undefined, await takenAnswer(request.url)),
};

/** For what never changes: what was taken along is not asked for. */
export const orTakenAtOnce: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? takenAnswer(request.url),
};

/** A document gives way to data of its page that were taken along later: the application makes the page of them. */
export const unlessTakenLater: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    if (!cachedResponse) return cachedResponse;
    const taken = await takenAnswer(payloadAddress(new URL(request.url)));
    return newerAnswer(cachedResponse, taken) === taken ? undefined : cachedResponse;
  },
};

/** A newer version of the shop understands data of its own best: everything taken along is brought anew as soon as there is time. */
export async function expireTaken(): Promise<void> {
  if (!(await caches.has(takenCache))) return;
  const notes = openTakenNotes();
  try {
    for (const { id } of await notes.takings()) await notes.change(id, (taking) => ({ ...taking, isOutdated: true }));
  } catch (error) {
    console.warn('What was taken along could not be marked for renewal.', error);
  } finally {
    notes.close();
  }
}
