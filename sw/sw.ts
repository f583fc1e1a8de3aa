/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { forgetSessionMessage } from '#offline/session-caches.ts';
import { answerCatalogueReads, answerPrivateReads } from './store-api-reads.ts';
import { roomOf } from '#offline/kept/room-message.ts';
import { keepSeenMessage, seenPageOf } from '#offline/seen-page.ts';
import { answerBuildFiles, answerPictures, keepPicture } from './files.ts';
import { keeper } from './keep-within.ts';
import { answerNavigations, keepPage, pageCaches } from './navigations.ts';
import { answerPayloads, payloadsCache } from './page-payloads.ts';
import { forgetSession } from './forget-session.ts';
import { answerSharedFiles } from './share-target.ts';
import { helpWithUploads, putUploadsDown } from './sync-uploads.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** What a version that is let in says to the one before it. */
const makeRoomMessage = 'MAKE_ROOM';

cleanupOutdatedCaches();
// Files of the build alone: what stands for a page, the home page too, is decided below.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
clientsClaim();

registerRoute(...answerSharedFiles());
registerRoute(...answerNavigations());
registerRoute(...answerPayloads());
for (const route of [...answerCatalogueReads(), ...answerPrivateReads()]) registerRoute(...route);
registerRoute(...answerBuildFiles());
for (const route of answerPictures()) registerRoute(...route);

helpWithUploads();

/** Stored pages name the scripts of the version that wrote them, which this version's precache no longer has; and its data are for them. */
self.addEventListener('activate', (event) => {
  const outdated = [...pageCaches, payloadsCache] as const;
  const emptied = Promise.all(outdated.map((name) => caches.delete(name)));
  event.waitUntil(emptied);
  // No page waits for this.
  void emptied.then(async () => keeper.takeStock());
});

/** A new version waits until the shopper agrees to reload (never in the middle of a checkout). */
self.addEventListener('message', (event) => {
  const type: unknown = event.data?.type;
  if (type === 'SKIP_WAITING') {
    self.registration.active?.postMessage({ type: makeRoomMessage });
    void self.skipWaiting();
  }
  if (type === makeRoomMessage) putUploadsDown();
  if (type === forgetSessionMessage) event.waitUntil(forgetSession());
  if (type === keepSeenMessage) event.waitUntil(keepSeen(event));
  const bytes = roomOf(event.data);
  if (bytes !== undefined) event.waitUntil(keeper.limitTo(bytes));
});

/** The first visit counts: what the page brought before the worker stood is kept as well, from the browser's own cache where it has it. */
async function keepSeen(event: ExtendableMessageEvent): Promise<void> {
  const seen = seenPageOf(event.data, self.location.origin);
  if (!seen) return;
  const { page, pictures } = seen;
  await Promise.allSettled([keepPage(page, event), ...pictures.map((picture) => keepPicture(picture, event))]);
}
