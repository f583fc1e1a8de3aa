import { abandonUpload } from '#file-storage/abandon-upload.ts';
import { backoffMs } from '#file-storage/backoff.ts';
import type { FileStorage } from '#file-storage/file-storage.ts';
import { isPassingError, StorageError } from '#file-storage/storage-error.ts';
import { transfer, type TransferRecord } from '#file-storage/transfer.ts';
import { isUnderWay, nextUploadState, type UploadState } from '#file-storage/upload-machine.ts';
import { StagedBytesMissing, type UploadDatabase } from '#offline/upload-database.ts';
import type { UploadRecord } from '#offline/upload-record.ts';
import { createPause, type Pause } from './pause.ts';
import { FileNotReadable } from './read-piece.ts';
import { withoutError, type UploadLedger } from './upload-ledger.ts';
import type { UploadSource } from './upload-source.ts';

export interface QueueSurroundings {
  storage: FileStorage;
  database: Pick<UploadDatabase, 'loadRecord' | 'loadRecords'>;
  ledger: UploadLedger;
  /** The queue works on the uploads whose bytes are here, and leaves the others alone. */
  source: UploadSource;
  now: () => number;
  random: () => number;
  /** Whether the browser is certainly offline. */
  offline: () => boolean;
}

/** Files under way at the same time. */
const atOnce = 2;

/** Tries to take an upload off the server before it is left to expire there. */
const abandonTries = 4;

/** Work on a job was broken off; what for stands in its record. */
class Halt extends Error {
  override readonly name = 'Halt';
}

interface Run {
  abort: AbortController;
  pause: Pause;
}

/**
 * Works through the uploads of one source, two at a time, oldest first. Only one queue per source may run.
 *
 * What is to happen stands in the records alone; the queue is told of changes and looks there.
 */
export class UploadQueue {
  readonly #surroundings: QueueSurroundings;
  readonly #runs = new Map<string, Run>();
  readonly #discards = new Map<string, Run>();
  #stopped = false;

  constructor(surroundings: QueueSurroundings) {
    this.#surroundings = surroundings;
  }

  /** Starts what may run and ends what is to end. Leaves waits alone: a server may have asked for them. */
  async wake(): Promise<void> {
    const { database, ledger, source } = this.#surroundings;
    const records = await database.loadRecords();
    for (const record of records) {
      if (this.#stopped) return;
      const { id, state } = record;
      if (this.#runs.has(id) || !source.serves(record)) continue;
      if (state === 'canceling') void this.#discard(id);
      else if (state === 'pausing') await ledger.apply(id, 'halted');
      else if (isUnderWay(state) && this.#runs.size < atOnce) void this.#work(id);
    }
  }

  /** Ends all waits, because something changed that makes another try worthwhile. */
  hurry(): void {
    for (const { pause } of [...this.#runs.values(), ...this.#discards.values()]) pause.end();
  }

  /** To be told of every change of a record, whoever made it. */
  notice(record: UploadRecord): void {
    if (this.#stopped || !this.#surroundings.source.serves(record)) return;
    const { id, state } = record;
    const run = this.#runs.get(id);
    if (run && (state === 'pausing' || state === 'canceling')) run.abort.abort(new Halt(state));
    else if (!run && asksForWork.has(state)) void this.wake();
  }

  /** Stops working, keeping everything for the next queue. */
  stop(): void {
    this.#stopped = true;
    for (const { abort } of [...this.#runs.values(), ...this.#discards.values()]) abort.abort(new Halt('stopped'));
  }

  async #work(id: string): Promise<void> {
    const { ledger } = this.#surroundings;
    const run: Run = { abort: new AbortController(), pause: createPause() };
    this.#runs.set(id, run);
    try {
      const record = await ledger.apply(id, 'started', withoutError);
      if (!record) return;
      const stored = await this.#transfer(record, run);
      await ledger.apply(id, 'stored', (latest) => ({ ...withoutSecret(latest), acknowledged: stored.size }));
    } catch (error) {
      await this.#settle(id, error);
    } finally {
      this.#runs.delete(id);
      void this.wake();
    }
  }

  #transfer(record: UploadRecord, { abort, pause }: Run): ReturnType<typeof transfer> {
    const { storage, ledger, source, now, random, offline } = this.#surroundings;
    const { id, path, size, contentType, name, md5 } = record;
    if (md5 === undefined) throw new StagedBytesMissing(`${name} was never read to its end`);
    const upload = { path, size, contentType, md5Hash: md5, customMetadata: { originalName: name } };
    return transfer(upload, transferRecordOf(record), {
      storage,
      now,
      random,
      signal: abort.signal,
      read: (start, end) => source.read(id, start, end),
      save: async (saved) => void (await ledger.change(id, (latest) => withTransfer(latest, saved))),
      allSent: () => void ledger.apply(id, 'all-bytes-sent'),
      wait: async ({ ms, error }) => {
        await ledger.apply(id, 'stalled', (latest) => ({ ...latest, error: error.kind }));
        await pause.wait(offline() ? Infinity : ms, abort.signal);
      },
    });
  }

  async #settle(id: string, error: unknown): Promise<void> {
    const { ledger } = this.#surroundings;
    if (error instanceof Halt) return;
    if (error instanceof StagedBytesMissing) {
      await ledger.apply(id, 'file-lost');
      return;
    }
    console.error(`The upload ${id} failed.`, error);
    await ledger.apply(id, 'failed', (latest) => ({ ...latest, error: reasonOf(error) }));
  }

  /** Certain here; on the server as long as it takes to get through to it. */
  async #discard(id: string): Promise<void> {
    const { database, ledger, source } = this.#surroundings;
    if (this.#discards.has(id)) return;
    const run: Run = { abort: new AbortController(), pause: createPause() };
    this.#discards.set(id, run);
    try {
      await source.forget(id);
      const record = await database.loadRecord(id);
      if (record && record.sessionAt > 0) await this.#takeOffServer(record, run);
      await ledger.apply(id, 'discarded', withoutSecret);
    } catch (error) {
      if (!(error instanceof Halt)) throw error;
    } finally {
      this.#discards.delete(id);
    }
  }

  async #takeOffServer({ path, sessionUrl }: UploadRecord, { abort, pause }: Run): Promise<void> {
    const { storage, random, offline } = this.#surroundings;
    for (let failures = 1; failures <= abandonTries; failures += 1) {
      try {
        await abandonUpload(storage, { path, sessionUrl });
        return;
      } catch (error) {
        if (!(error instanceof StorageError) || !isPassingError(error)) throw error;
        abort.signal.throwIfAborted();
        await pause.wait(offline() ? Infinity : backoffMs(failures, random, error.retryAfterMs), abort.signal);
      }
    }
  }
}

const asksForWork: ReadonlySet<UploadState> = new Set(['queued', 'pausing', 'canceling']);

function transferRecordOf({ sessionUrl, sessionAt, granularity, acknowledged }: UploadRecord): TransferRecord {
  return { sessionUrl, sessionAt, granularity, acknowledged };
}

/** What the transfer saved, in whatever state the shopper's wishes have brought the record meanwhile. */
function withTransfer(record: UploadRecord, { sessionUrl, ...saved }: TransferRecord): UploadRecord {
  const rest = withoutError(withoutSecret(record));
  const state = nextUploadState(record.state, 'moving');
  return { ...rest, ...saved, state, ...(sessionUrl === undefined ? {} : { sessionUrl }) };
}

function withoutSecret({ sessionUrl: _secret, ...record }: UploadRecord): UploadRecord {
  return record;
}

function reasonOf(error: unknown): string {
  if (error instanceof FileNotReadable) return 'file-changed';
  return error instanceof StorageError ? error.kind : 'unexpected';
}
