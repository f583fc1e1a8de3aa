import type { UploadDatabase } from '#offline/upload-database.ts';
import type { UploadRecord } from '#offline/upload-record.ts';
import { edgesOf } from './file-edges.ts';
import type { FileHash } from './file-hash.ts';
import { FileNotReadable } from './read-piece.ts';
import { stageFile, type StagedFile } from './stage-file.ts';
import { withoutError, type UploadLedger } from './upload-ledger.ts';

interface CopierSurroundings {
  database: Pick<UploadDatabase, 'savePart' | 'deleteParts'>;
  ledger: UploadLedger;
  createHash: () => FileHash;
}

/** The shopper gave the job up while its file was being copied. */
class NoLongerWanted extends Error {
  override readonly name = 'NoLongerWanted';
}

/** Copies chosen files into the browser's own storage, one after the other, in the order they came. */
export class FileCopier {
  readonly #surroundings: CopierSurroundings;
  readonly #copies = new Map<string, AbortController>();
  #turn: Promise<void> = Promise.resolve();

  constructor(surroundings: CopierSurroundings) {
    this.#surroundings = surroundings;
  }

  /** Resolves when the file of a record in `staging` is copied, or the record says why not. */
  copy(id: string, file: File): Promise<void> {
    const abort = new AbortController();
    this.#copies.set(id, abort);
    const copied = this.#turn.then(() => this.#copy(id, file, abort.signal));
    this.#turn = copied.catch(() => undefined);
    return copied;
  }

  /** To be told of every change of a record. */
  notice({ id, state }: UploadRecord): void {
    if (state === 'canceling' || state === 'canceled') this.#copies.get(id)?.abort(new NoLongerWanted());
  }

  async #copy(id: string, file: File, signal: AbortSignal): Promise<void> {
    const { database, ledger, createHash } = this.#surroundings;
    const hash = createHash();
    try {
      signal.throwIfAborted();
      const edges = await edgesOf(file, hash);
      await ledger.change(id, (record) => (record.state === 'staging' ? { ...record, edges } : undefined));
      const staged = await stageFile({ id, file, database, hash, signal });
      const next = await ledger.apply(id, 'staged', (record) => withStaged(record, staged));
      if (!next) await database.deleteParts(id);
    } catch (error) {
      await database.deleteParts(id);
      if (error instanceof NoLongerWanted) return;
      console.error(`${file.name} could not be copied for the upload.`, error);
      await ledger.apply(id, 'failed', (record) => ({ ...withoutHolder(record), error: reasonOf(error) }));
    } finally {
      hash.close();
      this.#copies.delete(id);
    }
  }
}

/** A session goes on only with the very bytes it was started with. */
function withStaged(record: UploadRecord, { md5, isCopied }: StagedFile): UploadRecord {
  const { sessionUrl, ...rest } = withoutError(isCopied ? withoutHolder(record) : record);
  const next = { ...rest, md5, stagedBytes: isCopied ? record.size : 0 };
  if (sessionUrl === undefined || record.md5 !== md5) return { ...next, acknowledged: 0 };
  return { ...next, sessionUrl };
}

function withoutHolder({ holder: _tab, ...record }: UploadRecord): UploadRecord {
  return record;
}

const reasonOf = (error: unknown): string => (error instanceof FileNotReadable ? 'file-changed' : 'unexpected');
