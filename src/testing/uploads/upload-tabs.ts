import { onTestFinished } from 'vitest';
import type { LockRequests } from '#offline/queue/watched-turn.ts';
import { continueUploads } from '#offline/queue/continue-uploads.ts';
import { UploadService } from '#features/uploads/engine/upload-service.ts';
import type { UploadEnvironment } from '#features/uploads/engine/upload-environment.ts';
import { locksOf, memoryLocks } from './memory-locks.ts';
import { strictStorage, type StrictStorage } from '../storage/strict-storage.ts';
import { localCopyWorker, ownUploadDatabase, uploadHistory, type UploadHistory } from './upload-setting.ts';

export interface UploadTab {
  service: UploadService;
  /** What this tab showed. */
  history: UploadHistory;
  /** Whether leaving this tab is confirmed at present. */
  warnsAtLeaving: () => boolean;
}

interface WorkerOwn {
  isWatched: () => Promise<boolean>;
  longestWorkMs: number;
}

export interface UploadBrowser {
  server: StrictStorage;
  /** Its database, to be changed before a tab is opened. */
  environment: UploadEnvironment;
  locks: LockRequests;
  openTab: (own?: Partial<UploadEnvironment>) => Promise<UploadTab>;
  /** What the service worker does when the browser wakes it, until it is to end. */
  wakeWorker: (end: AbortSignal, own?: Partial<WorkerOwn>) => Promise<'done' | 'left'>;
}

let browsers = 0;

/** A browser whose tabs share records, locks and messages; a tab that is closed lets go of its locks. */
export async function uploadBrowser(): Promise<UploadBrowser> {
  browsers += 1;
  const server = strictStorage();
  const database = await ownUploadDatabase();
  const locks = memoryLocks();
  const environment: UploadEnvironment = {
    storage: server.storage,
    database,
    locks: locksOf(database, locks),
    channelName: `uploads-${browsers}`,
    createCopyWorker: localCopyWorker,
    hasRoom: async () => true,
    offline: () => false,
    isHidden: () => false,
    onReturn: () => undefined,
    onLeave: () => undefined,
    askForHelp: () => undefined,
    sender: {
      begin: () => Promise.reject(new Error('This browser does not send by itself.')),
      isBusy: async () => false,
      abort: async () => undefined,
    },
    setLeaveWarning: () => undefined,
    offerReload: () => undefined,
    bytesMove: () => undefined,
    tellTrouble: () => undefined,
    keepCopies: () => undefined,
    now: Date.now,
    random: () => 0,
  };
  const openTab: UploadBrowser['openTab'] = async (own = {}) => {
    const history = uploadHistory();
    let warns = false;
    const setLeaveWarning = (isOn: boolean): void => void (warns = isOn);
    const service = await UploadService.openIn({ ...environment, ...own, setLeaveWarning }, history.push);
    onTestFinished(() => service.close());
    return { service, history, warnsAtLeaving: () => warns };
  };
  const wakeWorker: UploadBrowser['wakeWorker'] = (end, own = {}) =>
    continueUploads({ ...environment, isWatched: async () => false, longestWorkMs: 60_000, ...own }, end);
  return { server, environment, locks, openTab, wakeWorker };
}
