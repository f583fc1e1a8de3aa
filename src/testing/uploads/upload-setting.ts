import 'fake-indexeddb/auto';
import { createMD5 } from 'hash-wasm';
import { onTestFinished } from 'vitest';
import { createUploadRecord } from '#features/uploads/engine/create-upload-record.ts';
import type { CopyWorker } from '#features/uploads/copying/copy-worker.ts';
import { FileCopy } from '#features/uploads/copying/file-copy.ts';
import { hashEdges } from '#features/uploads/copying/file-edges.ts';
import { createUploadLedger, type UploadLedger } from '#offline/upload-ledger.ts';
import { UploadQueue } from '#offline/queue/upload-queue.ts';
import { copiedFiles } from '#offline/queue/upload-source.ts';
import type { FileStorage } from '#file-storage/file-storage.ts';
import type { UploadState } from '#file-storage/machine/upload-machine.ts';
import type { PartFolder } from '#offline/parts/part-files.ts';
import { openUploadDatabase, type UploadDatabase } from '#offline/upload-database.ts';
import { partBytes, type UploadRecord } from '#offline/records/upload-record.ts';
import { scoreBytes } from './run-transfer.ts';
import { md5Of } from '../storage/strict-storage.ts';

/** A folder the embedded file store accepts: its name cannot be guessed. */
export const uploadFolder = 'Zk3v9QmT0aLxW7sYb2NcRg';

let databases = 0;

/** A database of uploads that no other test sees. */
export function ownUploadDatabase(): Promise<UploadDatabase> {
  databases += 1;
  return openUploadDatabase(`uploads-${databases}`);
}

/** What the page's worker does, in this process; without a folder it gives the parts away. */
export function localCopyWorker(folder?: PartFolder): CopyWorker {
  let copy: Promise<FileCopy> | undefined;
  return {
    edges: async (file) => hashEdges(file, await createMD5()),
    begin: async (order) => {
      copy = createMD5().then((md5) => new FileCopy(order, { md5, folder }));
      return (await copy).position;
    },
    next: async (keeps) => {
      if (!copy) throw new Error('No copy was begun.');
      return (await copy).next(keeps);
    },
    close: () => undefined,
  };
}

/** The history of all records, and what waits for it. */
export interface UploadHistory {
  seen: readonly UploadRecord[];
  push: (records: readonly UploadRecord[]) => void;
  /** Tells every change from now on. */
  watch: (watcher: (record: UploadRecord) => void) => void;
  statesOf: (id: string) => UploadState[];
  /** Resolves with the record once its latest state is one of these. */
  reached: (id: string, ...states: UploadState[]) => Promise<UploadRecord>;
  /** Resolves with the record once its latest form is like this. */
  was: (id: string, isSo: (record: UploadRecord) => boolean) => Promise<UploadRecord>;
}

export function uploadHistory(): UploadHistory {
  const seen: UploadRecord[] = [];
  const watchers = new Set<(record: UploadRecord) => void>();
  const was: UploadHistory['was'] = (id, isSo) =>
    new Promise((resolve) => {
      const watch = (record: UploadRecord): void => {
        if (record.id === id && isSo(record)) resolve(record);
      };
      watchers.add(watch);
      const latest = seen.findLast((record) => record.id === id);
      if (latest) watch(latest);
    });
  return {
    seen,
    push: (records) => {
      seen.push(...records);
      for (const record of records) for (const watch of watchers) watch(record);
    },
    watch: (watcher) => void watchers.add(watcher),
    statesOf: (id) => seen.filter((record) => record.id === id).map(({ state }) => state),
    was,
    reached: (id, ...states) => was(id, ({ state }) => states.includes(state)),
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
  addCopied: (name: string, size: number, position?: number) => Promise<UploadRecord>;
}

/** Records, copies and a queue that hears of every change. */
export async function uploadSetting(storage: FileStorage): Promise<UploadSetting> {
  const database = await ownUploadDatabase();
  const history = uploadHistory();
  const queues = new Set<UploadQueue>();
  const changed = (records: readonly UploadRecord[]): void => {
    history.push(records);
    for (const queue of queues) for (const record of records) queue.notice(record);
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
    onTestFinished(() => void queue.stop());
    return queue;
  };
  const addCopied = async (name: string, size: number, position = 1): Promise<UploadRecord> => {
    const bytes = scoreBytes(size);
    const file = new File([bytes], name, { type: 'application/pdf' });
    const made = createUploadRecord({ file, folderId: uploadFolder, position, holder: 'gone', owner: undefined });
    const { holder: _none, ...record } = made;
    for (let start = 0; start < size; start += partBytes) {
      await database.savePart(record.id, start / partBytes, bytes.slice(start, start + partBytes).buffer);
    }
    const copied: UploadRecord = { ...record, copy: 'complete', md5: md5Of(bytes), stagedBytes: size };
    await saveRecord(database, copied);
    return copied;
  };
  return { database, history, ledger, queue: createQueue(), createQueue, addCopied };
}

export async function saveRecord(database: UploadDatabase, record: UploadRecord): Promise<void> {
  await database.changeRecords(() => [record]);
}
