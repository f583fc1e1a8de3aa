/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { forgetSessionMessage } from '#offline/session-caches.ts';
import { answerCatalogueReads, answerPrivateReads } from './store-api-reads.ts';
import { isMetered } from '#offline/is-metered.ts';
import { isLetInMessage } from '#offline/let-in-message.ts';
import { roomOf } from '#offline/kept/room-message.ts';
import { buildWishOf } from '#offline/keep-build.ts';
import { documentCaches, keepSeenMessage, seenPagesOf } from '#offline/seen-page.ts';
import { giveUpSeenMessage } from '#offline/taken/taken-names.ts';
import { answerBuildFiles, bringBuild, type BuildEntry, keepBuildFile } from './build-files.ts';
import { answerPictures, keepPicture } from './pictures.ts';
import { keeper } from './keep-within.ts';
import { answerNavigations, askMeanwhile, keepPage, passOtherNavigations } from './navigations.ts';
import { answerPayloads, payloadsCache } from './page-payloads.ts';
import { forgetSession } from './forget-session.ts';
import { answerSharedFiles } from './share-target.ts';
import { helpWithIntents, putIntentsDown } from './sync-intents.ts';
import { helpWithUploads, putUploadsDown } from './sync-uploads.ts';
import { expireTaken } from './taken.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuildEntry[] };

/** What a version that is let in says to the one before it. */
const makeRoomMessage = 'MAKE_ROOM';

cleanupOutdatedCaches();
const build = bringBuild(self.__WB_MANIFEST);
clientsClaim();

registerRoute(...answerSharedFiles());
registerRoute(...answerNavigations());
registerRoute(...passOtherNavigations());
registerRoute(...answerPayloads());
for (const route of [...answerCatalogueReads(), ...answerPrivateReads()]) registerRoute(...route);
registerRoute(...answerBuildFiles());
for (const route of answerPictures()) registerRoute(...route);

helpWithUploads();
helpWithIntents();

self.addEventListener('install', (event) => {
  event.waitUntil(build.bringTexts(event));
  // Who has a version gets the whole of the next one before it takes over: there is no moment without the files of its pages.
  if (self.registration.active && !isMetered()) event.waitUntil(build.renew(event));
});

/** Stored pages name the scripts of the version that wrote them, which this version's precache no longer has; and its data are for them. */
self.addEventListener('activate', (event) => {
  const outdated = [...documentCaches, payloadsCache] as const;
  const emptied = Promise.all(outdated.map((name) => caches.delete(name)));
  event.waitUntil(Promise.all([emptied, askMeanwhile(), expireTaken()]));
  // No page waits for this.
  void emptied.then(async () => keeper.takeStock());
});

/** Whether somebody has agreed to this version. */
let isLetIn = false;

/** A new version waits until the shopper agrees to reload (never in the middle of a checkout). */
self.addEventListener('message', (event) => {
  const type: unknown = event.data?.type;
  if (type === isLetInMessage) event.ports[0]?.postMessage(isLetIn);
  if (type === 'SKIP_WAITING') {
    isLetIn = true;
    self.registration.active?.postMessage({ type: makeRoomMessage });
    void self.skipWaiting();
  }
  if (type === makeRoomMessage) {
    putUploadsDown();
    putIntentsDown();
    build.putDown();
  }
  if (type === forgetSessionMessage) event.waitUntil(forgetSession());
  const wish = buildWishOf(event.data);
  if (wish) event.waitUntil(build.keep(wish, event).then((kept) => event.ports[0]?.postMessage(kept)));
  if (type === keepSeenMessage) event.waitUntil(keepSeen(event));
  const bytes = roomOf(event.data);
  if (bytes !== undefined) event.waitUntil(keeper.limitTo(bytes));
  if (type === giveUpSeenMessage) event.waitUntil(keeper.halve().then(() => event.ports[0]?.postMessage('done')));
});

/** The first visit counts: what pages brought before the worker stood is kept as well, from the browser's own cache where it has it. */
async function keepSeen(event: ExtendableMessageEvent): Promise<void> {
  const seen = seenPagesOf(event.data, self.location.origin);
  if (!seen) return;
  const { pages, pictures, files } = seen;
  await Promise.allSettled([
    ...pages.map((page) => keepPage(page, event)),
    ...files.map((file) => keepBuildFile(file, event)),
    ...pictures.map((picture) => keepPicture(picture, event)),
  ]);
}
