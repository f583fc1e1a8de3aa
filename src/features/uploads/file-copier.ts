import { isTerminal, nextUploadState } from '#file-storage/upload-machine.ts';
import { FileNotReadable } from '#offline/read-piece.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import type { UploadLedger } from '#offline/upload-ledger.ts';
import type { UploadRecord } from '#offline/upload-record.ts';
import type { CopyWorker } from './copy-worker.ts';
import { stageFile, type StagingProgress } from './stage-file.ts';
import { withoutHolder } from './tidy-records.ts';

interface CopierSurroundings {
  database: Pick<UploadDatabase, 'loadRecord' | 'savePart' | 'deleteParts'>;
  ledger: UploadLedger;
  createCopyWorker: () => CopyWorker;
  hasRoom: (bytes: number) => Promise<boolean>;
  /** The name of this tab in records. */
  tab: string;
}

/** The shopper gave the job up while its file was being copied, or another tab copies it now. */
class NoLongerWanted extends Error {
  override readonly name = 'NoLongerWanted';
}

interface Copy {
  file: File;
  position: number;
  abort: AbortController;
}

/** Copies chosen files into the browser's own storage, one after the other, in the order their uploads are taken. */
export class FileCopier {
  readonly #surroundings: CopierSurroundings;
  readonly #copies = new Map<string, Copy>();
  #worker: CopyWorker | undefined;
  #isCopying = false;

  constructor(surroundings: CopierSurroundings) {
    this.#surroundings = surroundings;
  }

  /** Copies the file of a record as soon as it is its turn; the record tells how far that is. */
  copy({ id, position }: UploadRecord, file: File): void {
    this.#copies.get(id)?.abort.abort(new NoLongerWanted());
    this.#copies.set(id, { file, position, abort: new AbortController() });
    if (!this.#isCopying) void this.#copyAll();
  }

  /** To be told of every change of a record; news may be old. */
  notice({ id, state, position, holder }: UploadRecord): void {
    const copy = this.#copies.get(id);
    if (!copy) return;
    copy.position = position;
    const isElsewhere = holder !== undefined && holder !== this.#surroundings.tab;
    if (state === 'canceling' || isTerminal(state) || isElsewhere) copy.abort.abort(new NoLongerWanted());
  }

  close(): void {
    for (const { abort } of this.#copies.values()) abort.abort(new NoLongerWanted());
  }

  async #copyAll(): Promise<void> {
    this.#isCopying = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) {
        const [id, copy] = next;
        await this.#copy(id, copy).catch(logFailure);
        // A file that was picked again meanwhile has its own turn.
        if (this.#copies.get(id) === copy) this.#copies.delete(id);
      }
    } finally {
      this.#isCopying = false;
      this.#endWorker();
    }
  }

  #next(): [string, Copy] | undefined {
    return [...this.#copies].toSorted(([, a], [, b]) => a.position - b.position)[0];
  }

  async #copy(id: string, { file, abort: { signal } }: Copy): Promise<void> {
    const { database, createCopyWorker, hasRoom } = this.#surroundings;
    try {
      this.#worker ??= createCopyWorker();
      const record = await database.loadRecord(id);
      if (!record || signal.aborted) return;
      const save = (progress: StagingProgress): Promise<void> => this.#save(id, file, progress);
      await stageFile({ record, file, database, worker: this.#worker, hasRoom, save, signal });
    } catch (error) {
      this.#endWorker();
      await this.#settle(id, error);
    }
  }

  #endWorker(): void {
    this.#worker?.close();
    this.#worker = undefined;
  }

  /** @throws NoLongerWanted */
  async #save(id: string, { lastModified }: File, progress: StagingProgress): Promise<void> {
    const { ledger, tab } = this.#surroundings;
    const saved = await ledger.change(id, (record) => {
      // Another version of the file may have been picked meanwhile.
      if (record.holder !== tab || isGivenUp(record) || record.lastModified !== lastModified) return undefined;
      return progress.copy === 'complete' ? withCompleteCopy(record, progress) : { ...record, ...progress };
    });
    if (!saved) throw new NoLongerWanted();
  }

  async #settle(id: string, error: unknown): Promise<void> {
    const { database, ledger, tab } = this.#surroundings;
    if (error instanceof NoLongerWanted) {
      const record = await database.loadRecord(id);
      if (!record || isGivenUp(record)) await database.deleteParts(id);
      return;
    }
    console.error('A file could not be copied for its upload.', error);
    const reason = error instanceof FileNotReadable ? 'file-changed' : 'unexpected';
    await ledger.change(id, (record) => {
      if (record.holder !== tab || isGivenUp(record)) return undefined;
      return { ...withoutHolder(record), state: nextUploadState(record.state, 'failed'), error: reason };
    });
  }
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
