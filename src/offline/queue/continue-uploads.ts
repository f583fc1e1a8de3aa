import type { FileStorage } from '#file-storage/file-storage.ts';
import { isUnderWay } from '#file-storage/machine/upload-machine.ts';
import type { OriginLocks } from './origin-locks.ts';
import { fencedStorage } from './turn-fence.ts';
import { openUploadChannel } from './upload-channel.ts';
import type { UploadDatabase } from '../upload-database.ts';
import { createUploadLedger } from '../upload-ledger.ts';
import { UploadQueue } from './upload-queue.ts';
import type { UploadRecord } from '../records/upload-record.ts';
import { copiedFiles } from './upload-source.ts';
import { runnerLock } from '../records/upload-names.ts';
import { aborted } from './upload-turn.ts';
import type { HeldTurn } from './watched-turn.ts';

interface HelperEnvironment {
  storage: FileStorage;
  database: UploadDatabase;
  locks: OriginLocks;
  channelName: string;
  /** The longest time the work may take once it is its turn, in milliseconds. */
  longestWorkMs: number;
  /** Whether a page of this shop is looked at: it does the work itself then. */
  isWatched: () => Promise<boolean>;
  offline: () => boolean;
  now: () => number;
  random: () => number;
}

/** Uploads that need no page: their copy is complete, and nobody paused them. */
export const needsNoPage = (record: UploadRecord): boolean =>
  isCopied(record) && record.background !== true && isUnderWay(record.state);

/** A checksum that is missing is computed by a page. */
const isCopied = ({ copy, md5 }: UploadRecord): boolean => copy === 'complete' && md5 !== undefined;

/**
 * Sends complete copies as long as no page does it: waits for its turn and gives it back as soon as a page asks.
 * @param end stops the waiting and the work; what has arrived by then stays
 * @returns whether something is left to do
 */
export async function continueUploads(environment: HelperEnvironment, end: AbortSignal): Promise<'done' | 'left'> {
  const { database, locks } = environment;
  if (!(await hasWork(database))) return 'done';
  const workInTime = (turn: HeldTurn): Promise<void> => {
    const late = AbortSignal.timeout(environment.longestWorkMs);
    const storage = fencedStorage(environment.storage, turn);
    return work({ ...environment, storage }, AbortSignal.any([end, turn.lost, late]));
  };
  tellThatHelpWaits(environment);
  await locks.holdWatched(runnerLock, workInTime, end);
  return (await hasWork(database)) ? 'left' : 'done';
}

function tellThatHelpWaits({ channelName }: HelperEnvironment): void {
  const channel = openUploadChannel(channelName, { changed: () => undefined, askedForTurn: () => undefined });
  channel.tellHelpWaits();
  channel.close();
}

async function hasWork(database: Pick<UploadDatabase, 'loadRecords'>): Promise<boolean> {
  return (await database.loadRecords()).some(needsNoPage);
}

async function work(environment: HelperEnvironment, end: AbortSignal): Promise<void> {
  const { storage, database, channelName, isWatched, offline, now, random } = environment;
  if (await isWatched()) return;
  const over = new AbortController();
  const endIfDone = async (): Promise<void> => {
    if (!(await hasWork(database))) over.abort();
  };
  const notice = (records: readonly UploadRecord[]): void => {
    for (const record of records) queue.notice(record);
    if (!records.every(needsNoPage)) void endIfDone().catch(endOfUse);
  };
  const hear = async (ids: readonly string[]): Promise<void> => {
    const records = await Promise.all(ids.map((id) => database.loadRecord(id)));
    notice(records.filter((record) => record !== undefined));
  };
  /** Without its records the worker cannot know what is left, and leaves it to the next one. */
  const endOfUse = (error: unknown): void => {
    if (!over.signal.aborted) console.warn('The records of uploads cannot be read.', error);
    over.abort();
  };
  // The worker of the newer version goes on.
  void database.outdated.then(() => over.abort());
  const channel = openUploadChannel(channelName, {
    changed: (ids) => void hear(ids).catch(endOfUse),
    askedForTurn: () => over.abort(),
  });
  const changed = (records: readonly UploadRecord[]): void => {
    channel.tellChanged(records.map(({ id }) => id));
    notice(records);
  };
  const ledger = createUploadLedger({ database, changed, now });
  const source = { ...copiedFiles(database), serves: isCopied };
  // The page's next request may carry what is missing.
  const cannotSay = (): void => over.abort();
  const queue = new UploadQueue({ storage, database, ledger, source, offline, now, random, cannotSay });
  try {
    await queue.wake();
    await endIfDone();
    await aborted(AbortSignal.any([end, over.signal]));
  } finally {
    over.abort();
    // Before the turn is given back: two may not send at once.
    await queue.stop();
    channel.close();
  }
}
