import { backoffMs } from '#file-storage/machine/backoff.ts';
import { isTerminal, nextUploadState } from '#file-storage/machine/upload-machine.ts';
import { createPause } from '#offline/queue/pause.ts';
import { FileNotReadable } from '#offline/parts/read-piece.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import type { UploadLedger } from '#offline/upload-ledger.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import { CopyFailed, CopyWorkerMissing, type CopyWorker } from './copy-worker.ts';
import { giveUpSpareCopy } from './spare-copies.ts';
import { stageFile, type StagingProgress } from './stage-file.ts';
import { withoutHolder } from './without-holder.ts';
import { leftForLater } from '#offline/records/left-for-later.ts';

interface CopierEnvironment {
  database: Pick<UploadDatabase, 'loadRecord' | 'loadRecords' | 'savePart' | 'deleteParts'>;
  ledger: UploadLedger;
  createCopyWorker: () => CopyWorker;
  hasRoom: (bytes: number) => Promise<boolean>;
  /** Calls back whenever another try is worthwhile. */
  onReturn: (listener: () => void) => void;
  random: () => number;
  /** The name of this tab in records. */
  tab: string;
}

/** The shopper gave the upload up while its file was being copied, or another tab copies it now. */
class NoLongerWanted extends Error {
  override readonly name = 'NoLongerWanted';
}

interface Copy {
  file: File;
  position: number;
  abort: AbortController;
  failures: number;
}

/** How a try to copy a file ended: nothing is left to do, the worker could not be loaded, or something went wrong. */
type Outcome = 'settled' | 'worker-missing' | 'failed';

/** A file that could not be copied so often ends its upload: a worker that breaks every time will not mend itself. */
const mostFailures = 3;

/**
 * Copies chosen files into the browser's own storage, one after the other, in the order their uploads are taken. As long as
 * the worker for it cannot be loaded the files wait, and so do their uploads.
 */
export class FileCopier {
  readonly #environment: CopierEnvironment;
  readonly #copies = new Map<string, Copy>();
  readonly #closed = new AbortController();
  readonly #pause = createPause();
  #worker: CopyWorker | undefined;
  #isCopying = false;

  constructor(environment: CopierEnvironment) {
    this.#environment = environment;
    environment.onReturn(() => this.#pause.end());
  }

  /** Copies the file of a record as soon as it is its turn; the record tells how far that is. */
  copy({ id, position }: UploadRecord, file: File): void {
    this.#copies.get(id)?.abort.abort(new NoLongerWanted());
    this.#copies.set(id, { file, position, abort: new AbortController(), failures: 0 });
    if (!this.#isCopying) void this.#copyAll();
    else this.#pause.end();
  }

  /** To be told of every change of a record; news may be old. */
  notice({ id, state, position, holder }: UploadRecord): void {
    const copy = this.#copies.get(id);
    if (!copy) return;
    copy.position = position;
    const isElsewhere = holder !== undefined && holder !== this.#environment.tab;
    if (state === 'canceling' || isTerminal(state) || isElsewhere) copy.abort.abort(new NoLongerWanted());
  }

  close(): void {
    this.#closed.abort();
    for (const { abort } of this.#copies.values()) abort.abort(new NoLongerWanted());
  }

  async #copyAll(): Promise<void> {
    this.#isCopying = true;
    let misses = 0;
    try {
      for (let next = this.#next(); next && !this.#closed.signal.aborted; next = this.#next()) {
        const [id, copy] = next;
        const outcome = await this.#copy(id, copy);
        // A file that was picked again meanwhile has its own turn.
        if (outcome === 'settled' && this.#copies.get(id) === copy) this.#copies.delete(id);
        misses = outcome === 'worker-missing' ? misses + 1 : 0;
        await this.#wait(Math.max(misses, this.#next()?.[1].failures ?? 0));
      }
    } finally {
      this.#isCopying = false;
      this.#endWorker();
    }
  }

  /** After so many failures in a row; others that have not failed go first, without waiting. */
  async #wait(failures: number): Promise<void> {
    if (failures === 0) return;
    const ms = backoffMs(failures, this.#environment.random);
    await this.#pause.wait(ms, this.#closed.signal).catch(() => undefined);
  }

  #next(): [string, Copy] | undefined {
    return [...this.#copies].toSorted(([, a], [, b]) => a.failures - b.failures || a.position - b.position)[0];
  }

  async #copy(id: string, copy: Copy): Promise<Outcome> {
    try {
      await this.#stage(id, copy);
      return 'settled';
    } catch (error) {
      this.#endWorker();
      if (error instanceof CopyWorkerMissing && !copy.abort.signal.aborted) {
        console.warn('The worker that copies files could not be loaded; another try follows.');
        return 'worker-missing';
      }
      copy.failures += 1;
      const isFinal = error instanceof NoLongerWanted || error instanceof FileNotReadable;
      if (!isFinal && copy.failures < mostFailures) return 'failed';
      await this.#settle(id, error).catch(logFailure);
      return 'settled';
    }
  }

  async #stage(id: string, { file, abort: { signal } }: Copy): Promise<void> {
    const { database, ledger, createCopyWorker, hasRoom } = this.#environment;
    const record = await database.loadRecord(id);
    if (!record || signal.aborted) return;
    this.#worker ??= createCopyWorker();
    await stageFile({
      record,
      file,
      database,
      worker: this.#worker,
      hasRoom,
      makeRoom: () => giveUpSpareCopy(database, ledger),
      save: (progress) => this.#save(id, file, progress),
      signal,
    });
  }

  #endWorker(): void {
    this.#worker?.close();
    this.#worker = undefined;
  }

  /** @throws NoLongerWanted */
  async #save(id: string, { lastModified }: File, progress: StagingProgress): Promise<void> {
    const { ledger, tab } = this.#environment;
    const saved = await ledger.change(id, (record) => {
      // Another version of the file may have been picked meanwhile.
      if (record.holder !== tab || isGivenUp(record) || record.lastModified !== lastModified) return undefined;
      return progress.copy === 'complete' ? withCompleteCopy(record, progress) : { ...record, ...progress };
    });
    if (!saved) throw new NoLongerWanted();
  }

  async #settle(id: string, error: unknown): Promise<void> {
    const { database, ledger, tab } = this.#environment;
    if (error instanceof NoLongerWanted) {
      const record = await database.loadRecord(id);
      if (!record || isGivenUp(record)) await database.deleteParts(id).catch(leftForLater);
      return;
    }
    console.error('A file could not be copied for its upload.', error);
    const reason = reasonOf(error);
    await ledger.change(id, (record) => {
      if (record.holder !== tab || isGivenUp(record)) return undefined;
      return { ...withoutHolder(record), state: nextUploadState(record.state, 'failed'), error: reason };
    });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof FileNotReadable) return 'file-changed';
  return error instanceof CopyFailed ? 'copy-failed' : 'unexpected';
}

const isGivenUp = ({ state }: UploadRecord): boolean => state === 'canceling' || state === 'canceled';

function withCompleteCopy(record: UploadRecord, progress: StagingProgress): UploadRecord {
  const { hashState: _done, ...rest } = withoutHolder(record);
  return { ...rest, ...progress };
}

/** The next file is copied all the same. */
function logFailure(error: unknown): void {
  console.error('How the copying of a file ended could not be put on record.', error);
}
