import { uploadChannelName } from '#offline/records/upload-names.ts';
import type { FileStorage } from '#file-storage/file-storage.ts';
import { uploadSyncTag } from '#offline/queue/upload-sync.ts';
import { openOwnUploads, type UploadDatabase } from '#offline/upload-database.ts';
import { isOfNewerVersion } from '#offline/records/upload-connection.ts';
import { askForSync } from '#platform/install/ask-for-sync.ts';
import { tellOfNewerVersion } from '#platform/install/newer-version.ts';
import { askBeforeLeaving } from '#platform/navigation/ask-before-leaving.ts';
import { browserSender, type BackgroundSender } from './background-sender.ts';
import { createCopyWorker, type CopyWorker } from '../copying/copy-worker.ts';
import { keepUploadsInMemory } from '#offline/memory-uploads.ts';
import type { KeepingTrouble } from '../browser-keeps-atom.ts';
import { createOriginLocks, type OriginLocks } from '#offline/queue/origin-locks.ts';

/** What uploads need of the browser. */
export interface UploadEnvironment {
  storage: FileStorage;
  database: UploadDatabase;
  locks: OriginLocks;
  /** Shared by the tabs of one browser. */
  channelName: string;
  createCopyWorker: () => CopyWorker;
  /** Whether the browser seems to have room for a copy of so many bytes. */
  hasRoom: (bytes: number) => Promise<boolean>;
  /** Whether the browser is certainly offline. */
  offline: () => boolean;
  /** Whether nobody looks at this tab, so that its timers and requests may be slowed down. */
  isHidden: () => boolean;
  /** Calls back whenever another try is worthwhile: the connection is back, or the page is looked at again. */
  onReturn: (listener: () => void) => void;
  /** Calls back when nobody looks at the page any more, which may be its end. */
  onLeave: (listener: () => void) => void;
  /** Asks the service worker to go on when the pages are closed, where there is such a thing. */
  askForHelp: () => void;
  /** The browser as one who sends by itself. */
  sender: BackgroundSender;
  /** Whether leaving the page is to be confirmed. */
  setLeaveWarning: (isOn: boolean) => void;
  /** Tells the shopper that a newer version of the shop has taken over, and offers to reload into it. */
  offerReload: () => void;
  /** Told, each second at most, that bytes of uploads move, whichever tab sends them. */
  bytesMove: () => void;
  /** Tells the shopper that the browser does not keep what it was given. */
  tellTrouble: (trouble: KeepingTrouble) => void;
  /** Asks the browser not to throw the copies away when it runs short of space; it may say no. */
  keepCopies: () => void;
  now: () => number;
  random: () => number;
}

/** What a page brings along. */
export interface UploadPage extends Pick<UploadEnvironment, 'storage' | 'bytesMove' | 'tellTrouble'> {
  /** Whether uploads begin also where the browser keeps nothing; they end with the page then. */
  mayForget: boolean;
}

/** @throws DOMException when the browser keeps no data, unless that may be; VersionError beside a newer version */
export async function browserEnvironment({ mayForget, ...page }: UploadPage): Promise<UploadEnvironment> {
  const database = await openOwnUploads().catch((error: unknown) => {
    if (isOfNewerVersion(error)) tellOfNewerVersion();
    else if (mayForget) return keepUploadsInMemory();
    throw error;
  });
  return {
    ...page,
    database,
    // Browsers that keep nothing refuse locks, too; a page needs none for what only it knows.
    locks: database.isLasting ? createOriginLocks(database) : createOriginLocks(database, null),
    channelName: uploadChannelName,
    createCopyWorker,
    hasRoom: database.isLasting ? hasRoom : async () => false,
    offline: () => !navigator.onLine,
    isHidden: () => document.hidden,
    onReturn: (listener) => {
      window.addEventListener('online', listener);
      // A tab the browser had frozen, or kept aside for going back, while it may be as visible as before.
      document.addEventListener('resume', listener);
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) listener();
      });
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') listener();
      });
    },
    onLeave: (listener) =>
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') listener();
      }),
    askForHelp: () => void askForSync(uploadSyncTag),
    sender: browserSender,
    setLeaveWarning: (isOn) => askBeforeLeaving('uploads', isOn),
    offerReload: tellOfNewerVersion,
    keepCopies: () => void navigator.storage?.persist().catch(() => false),
    now: Date.now,
    random: Math.random,
  };
}

/** Left free for the shop's own data. */
const reserveBytes = 50 * 1024 * 1024;

/** The estimate is fuzzy: it only keeps from beginning what cannot end well. */
async function hasRoom(bytes: number): Promise<boolean> {
  const estimate = await navigator.storage?.estimate().catch(() => undefined);
  if (estimate?.quota === undefined || estimate.usage === undefined) return true;
  return bytes + reserveBytes <= estimate.quota - estimate.usage;
}
