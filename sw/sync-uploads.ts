/// <reference lib="webworker" />
import { createFetchTransport } from '#file-storage/transport.ts';
import { continueUploads } from '#offline/continue-uploads.ts';
import { createOriginLocks } from '#offline/origin-locks.ts';
import { uploadChannelName } from '#offline/upload-channel.ts';
import { openUploadDatabase } from '#offline/upload-database.ts';
import { uploadSyncTag } from '#offline/upload-sync.ts';

declare const self: ServiceWorkerGlobalScope;

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
  }
}

/** Browsers end the event after three minutes. */
const longestMs = 150_000;

/** The browser tries again later, a few times (Background Sync: after 5 and 15 minutes). */
class UploadsLeft extends Error {
  override readonly name = 'UploadsLeft';
}

/** Goes on with uploads when all pages are closed, whenever the browser gives the worker time. */
export function helpWithUploads(): void {
  self.addEventListener('sync', (event) => {
    if (event.tag === uploadSyncTag) event.waitUntil(syncUploads());
  });
}

async function syncUploads(): Promise<void> {
  const database = await openUploadDatabase();
  try {
    const target = await database.loadTarget();
    if (!target) return;
    const surroundings = {
      storage: { ...target, transport: createFetchTransport() },
      database,
      locks: createOriginLocks(database),
      channelName: uploadChannelName,
      isWatched,
      offline: () => !navigator.onLine,
      now: Date.now,
      random: Math.random,
    };
    const outcome = await continueUploads(surroundings, AbortSignal.timeout(longestMs));
    if (outcome === 'left') throw new UploadsLeft('Uploads are left for the next time.');
  } finally {
    database.close();
  }
}

async function isWatched(): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.some(({ visibilityState }) => visibilityState === 'visible');
}
