/// <reference lib="webworker" />
import { createTokenSource, type TokenSource } from '#file-storage/protocol/token-source.ts';
import { createFetchTransport } from '#file-storage/protocol/transport.ts';
import { takeBackFromBrowser, uploadOfBackgroundFetch } from '#offline/queue/background-fetch.ts';
import { continueUploads } from '#offline/queue/continue-uploads.ts';
import { createOriginLocks } from '#offline/queue/origin-locks.ts';
import { openUploadChannel } from '#offline/queue/upload-channel.ts';
import { openOwnUploads, type UploadDatabase, type UploadTarget } from '#offline/upload-database.ts';
import { createUploadLedger } from '#offline/upload-ledger.ts';
import { uploadChannelName } from '#offline/records/upload-names.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import { uploadSyncTag } from '#offline/queue/upload-sync.ts';
import { onSync } from './on-sync.ts';
import { openPages } from './open-pages.ts';
import { sessionToken } from './session-token.ts';

declare const self: ServiceWorkerGlobalScope;

interface BackgroundFetchEvent extends ExtendableEvent {
  readonly registration: { readonly id: string };
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    backgroundfetchsuccess: BackgroundFetchEvent;
    backgroundfetchfail: BackgroundFetchEvent;
    backgroundfetchabort: BackgroundFetchEvent;
  }
}

/** Browsers end the event after three minutes. */
const longestMs = 150_000;

/**
 * An event that began while a page was open may take this long after the page is gone. When the page went because the
 * browser quits, the browser waits for the event: it is to end soon. When not, the next event follows.
 */
const afterPageMs = 2_000;

/** The browser tries again later, a few times. */
class UploadsLeft extends Error {
  override readonly name = 'UploadsLeft';
}

/** Work of events that have not ended. */
const underWay = new Set<AbortController>();

/** Ends the work of all events: a newer version is let in only when this one has none left. What is missing is left for its turn. */
export function putUploadsDown(): void {
  for (const work of underWay) work.abort();
}

/** Goes on with uploads when all pages are closed, whenever the browser gives the worker time. */
export function helpWithUploads(): void {
  onSync(uploadSyncTag, () => withUploads(goOn));
  const takeBack = (event: BackgroundFetchEvent): void => {
    const id = uploadOfBackgroundFetch(event.registration.id);
    if (id !== undefined) event.waitUntil(withUploads((database) => goOnAfterBrowser(database, id)));
  };
  self.addEventListener('backgroundfetchsuccess', takeBack);
  self.addEventListener('backgroundfetchfail', takeBack);
  self.addEventListener('backgroundfetchabort', takeBack);
}

async function withUploads(work: (database: UploadDatabase) => Promise<void>): Promise<void> {
  const database = await openOwnUploads();
  try {
    await work(database);
  } finally {
    database.close();
  }
}

/** What the browser sent is compared with the file, what it did not send is sent. */
async function goOnAfterBrowser(database: UploadDatabase, id: string): Promise<void> {
  const channel = openUploadChannel(uploadChannelName, { changed: () => undefined, askedForTurn: () => undefined });
  const changed = (records: readonly UploadRecord[]): void => channel.tellChanged(records.map((each) => each.id));
  await takeBackFromBrowser(createUploadLedger({ database, changed, now: Date.now }), id).finally(() =>
    channel.close(),
  );
  await goOn(database);
}

async function goOn(database: UploadDatabase): Promise<void> {
  const target = await database.loadTarget();
  if (!target) return;
  const environment = {
    storage: { ...target, transport: createFetchTransport(), ...storageTokens(target) },
    database,
    locks: createOriginLocks(database),
    channelName: uploadChannelName,
    longestWorkMs: (await openPages()).length > 0 ? afterPageMs : longestMs,
    isWatched,
    offline: () => !navigator.onLine,
    now: Date.now,
    random: Math.random,
  };
  const putDown = new AbortController();
  underWay.add(putDown);
  const end = AbortSignal.any([putDown.signal, AbortSignal.timeout(longestMs)]);
  const outcome = await continueUploads(environment, end).finally(() => underWay.delete(putDown));
  if (outcome === 'left') throw new UploadsLeft('Uploads are left for the next time.');
}

/** As the pages ask, which have left the address here. */
function storageTokens({ tokenAddress }: UploadTarget): Partial<TokenSource> {
  return tokenAddress ? createTokenSource(tokenAddress, { sessionToken }) : {};
}

async function isWatched(): Promise<boolean> {
  return (await openPages()).some(({ visibilityState }) => visibilityState === 'visible');
}
