import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { createUploadRecord } from '#features/uploads/create-upload-record.ts';
import type { FileHash } from '#features/uploads/file-hash.ts';
import { createUploadLedger, type UploadLedger } from '#features/uploads/upload-ledger.ts';
import { UploadQueue } from '#features/uploads/upload-queue.ts';
import { copiedFiles } from '#features/uploads/upload-source.ts';
import type { FileStorage } from '#file-storage/file-storage.ts';
import type { UploadState } from '#file-storage/upload-machine.ts';
import { openUploadDatabase, type UploadDatabase } from '#offline/upload-database.ts';
import { partBytes, type UploadRecord } from '#offline/upload-record.ts';
import { scoreBytes } from './run-transfer.ts';
import { md5Of } from './strict-storage.ts';

/** A folder the embedded file store accepts: its name cannot be guessed. */
export const uploadFolder = 'Zk3v9QmT0aLxW7sYb2NcRg';

let databases = 0;

/** A database of uploads that no other test sees. */
export function ownUploadDatabase(): Promise<UploadDatabase> {
  databases += 1;
  return openUploadDatabase(`uploads-${databases}`);
}

/** The hash of the page's worker, in this process. */
export function nodeHash(): FileHash {
  let md5 = createHash('md5');
  return {
    add: async (bytes) => void md5.update(new Uint8Array(bytes)),
    finish: async () => {
      const digest = md5.digest('base64');
      md5 = createHash('md5');
      return digest;
    },
    close: () => undefined,
  };
}

/** The history of all records, and what waits for it. */
export interface UploadHistory {
  seen: readonly UploadRecord[];
  push: (record: UploadRecord) => void;
  statesOf: (id: string) => UploadState[];
  /** Resolves with the record once its latest state is one of these. */
  reached: (id: string, ...states: UploadState[]) => Promise<UploadRecord>;
}

export function uploadHistory(): UploadHistory {
  const seen: UploadRecord[] = [];
  const watchers = new Set<(record: UploadRecord) => void>();
  return {
    seen,
    push: (record) => {
      seen.push(record);
      for (const watch of watchers) watch(record);
    },
    statesOf: (id) => seen.filter((record) => record.id === id).map(({ state }) => state),
    reached: (id, ...states) =>
      new Promise((resolve) => {
        const watch = (record: UploadRecord): void => {
          if (record.id === id && states.includes(record.state)) resolve(record);
        };
        watchers.add(watch);
        const latest = seen.findLast((record) => record.id === id);
        if (latest) watch(latest);
      }),
  };
}

interface UploadSetting {
  database: UploadDatabase;
  history: UploadHistory;
  ledger: UploadLedger;
  queue: UploadQueue;
  /** A queue for after the first one was stopped. */
  createQueue: () => UploadQueue;
  /** A file that is copied completely and waits for its upload. */
  addCopied: (name: string, size: number, sequence?: number) => Promise<UploadRecord>;
}

/** Records, copies and a queue that hears of every change. */
export async function uploadSetting(storage: FileStorage): Promise<UploadSetting> {
  const database = await ownUploadDatabase();
  const history = uploadHistory();
  const queues = new Set<UploadQueue>();
  const changed = (record: UploadRecord): void => {
    history.push(record);
    for (const queue of queues) queue.notice(record);
  };
  const ledger = createUploadLedger({ database, changed, now: Date.now });
  const createQueue = (): UploadQueue => {
    const source = copiedFiles(database);
    const queue = new UploadQueue({
      storage,
      database,
      ledger,
      source,
      now: Date.now,
      random: () => 0,
      offline: () => false,
    });
    queues.add(queue);
    onTestFinished(() => queue.stop());
    return queue;
  };
  const addCopied = async (name: string, size: number, sequence = 1): Promise<UploadRecord> => {
    const bytes = scoreBytes(size);
    const record = createUploadRecord(new File([bytes], name, { type: 'application/pdf' }), uploadFolder, sequence);
    for (let start = 0; start < size; start += partBytes) {
      await database.savePart(record.id, start / partBytes, bytes.slice(start, start + partBytes).buffer);
    }
    const copied: UploadRecord = { ...record, md5: md5Of(bytes), stagedBytes: size, state: 'queued' };
    await database.saveRecord(copied);
    return copied;
  };
  return { database, history, ledger, queue: createQueue(), createQueue, addCopied };
}
