import type { FileStorage } from '#file-storage/file-storage.ts';
import { openUploadDatabase, type UploadDatabase } from '#offline/upload-database.ts';
import { createFileHash, type FileHash } from './file-hash.ts';
import { createOriginLocks, type OriginLocks } from './origin-locks.ts';

/** What uploads need of the browser. */
export interface UploadSurroundings {
  storage: FileStorage;
  database: UploadDatabase;
  locks: OriginLocks;
  /** Shared by the tabs of one browser. */
  channelName: string;
  createHash: () => FileHash;
  /** Whether the browser is certainly offline. */
  offline: () => boolean;
  /** Calls back whenever another try is worthwhile: the connection is back, or the page is looked at again. */
  onReturn: (listener: () => void) => void;
  /** Whether leaving the page is to be confirmed. */
  setLeaveWarning: (isOn: boolean) => void;
  /** Asks the browser not to throw the copies away when it runs short of space; it may say no. */
  keepCopies: () => void;
  now: () => number;
  random: () => number;
}

export async function browserSurroundings(storage: FileStorage): Promise<UploadSurroundings> {
  const database = await openUploadDatabase();
  return {
    storage,
    database,
    locks: createOriginLocks(database),
    channelName: 'uploads',
    createHash: createFileHash,
    offline: () => !navigator.onLine,
    onReturn: (listener) => {
      window.addEventListener('online', listener);
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') listener();
      });
    },
    setLeaveWarning: (isOn) => {
      // Only while it is needed: the listener keeps Firefox from bringing pages back quickly.
      if (isOn) window.addEventListener('beforeunload', confirmLeaving);
      else window.removeEventListener('beforeunload', confirmLeaving);
    },
    keepCopies: () => void navigator.storage?.persist().catch(() => false),
    now: Date.now,
    random: Math.random,
  };
}

function confirmLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
