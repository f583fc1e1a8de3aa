import type { FileStorage } from '#file-storage/file-storage.ts';
import { deleteObject } from '#file-storage/objects.ts';
import { StorageError } from '#file-storage/storage-error.ts';
import { transfer, type TransferRecord } from '#file-storage/transfer.ts';
import { isTerminal, isUnderWay, nextUploadState, type UploadEvent } from '#file-storage/upload-machine.ts';
import { cancelSession } from '#file-storage/upload-session.ts';
import { StagedBytesMissing, type UploadDatabase } from '#offline/upload-database.ts';
import type { UploadRecord } from '#offline/upload-record.ts';
import { createPause, type Pause } from './pause.ts';

export type UploadWish = 'run' | 'pause' | 'cancel';

export interface QueueSurroundings {
  storage: FileStorage;
  database: UploadDatabase;
  /** Told after every change of a record. */
  changed: (record: UploadRecord) => void;
  now: () => number;
  random: () => number;
  /** Whether the browser is certainly offline. */
  offline: () => boolean;
}

/** Files under way at the same time. */
const atOnce = 2;

/** Why work on a job was broken off. */
class Halt extends Error {
  readonly wish: 'pause' | 'cancel' | 'stop';
  constructor(wish: 'pause' | 'cancel' | 'stop') {
    super(wish);
    this.wish = wish;
  }
}

interface Run {
  abort: AbortController;
  pause: Pause;
  record: UploadRecord;
}

/** Works through the uploads of this browser, two at a time, oldest first. One queue per origin may run. */
export class UploadQueue {
  readonly #surroundings: QueueSurroundings;
  readonly #runs = new Map<string, Run>();
  #stopped = false;

  constructor(surroundings: QueueSurroundings) {
    this.#surroundings = surroundings;
  }

  /** Starts what may run, and ends waits: at start, when a job was added, when the connection came back. */
  async wake(): Promise<void> {
    if (this.#stopped) return;
    for (const { pause } of this.#runs.values()) pause.end();
    for (const record of await this.#surroundings.database.loadRecords()) {
      if (this.#runs.has(record.id)) continue;
      if (record.state === 'canceling') await this.#discard(record);
      else if (record.state === 'pausing') await this.#apply(record, 'halted');
      else if (isUnderWay(record.state) && this.#runs.size < atOnce) this.#start(record);
    }
  }

  /** What the shopper wants of a job. */
  async wish(id: string, wish: UploadWish): Promise<void> {
    const record = (await this.#surroundings.database.loadRecords()).find((candidate) => candidate.id === id);
    if (!record || isTerminal(record.state)) return;
    if (wish === 'run') {
      await this.#apply(record, record.state === 'error' ? 'retry' : 'resume');
      await this.wake();
      return;
    }
    const next = await this.#apply(record, wish);
    const run = this.#runs.get(id);
    if (run) run.abort.abort(new Halt(wish));
    else if (next.state === 'canceling') await this.#discard(next);
  }

  /** Stops working, keeping everything for the next queue. */
  stop(): void {
    this.#stopped = true;
    for (const { abort } of this.#runs.values()) abort.abort(new Halt('stop'));
  }

  #start(record: UploadRecord): void {
    const run: Run = { abort: new AbortController(), pause: createPause(), record: { ...record, state: 'queued' } };
    this.#runs.set(record.id, run);
    void this.#work(run);
  }

  async #work(run: Run): Promise<void> {
    try {
      run.record = await this.#apply(run.record, 'started');
      const stored = await this.#transfer(run);
      const { sessionUrl: _secret, error: _old, ...rest } = run.record;
      await this.#apply(rest, 'stored', { acknowledged: stored.size });
    } catch (error) {
      await this.#settle(run.record, error);
    } finally {
      this.#runs.delete(run.record.id);
      void this.wake();
    }
  }

  #transfer(run: Run): ReturnType<typeof transfer> {
    const { storage, database, now, random, offline } = this.#surroundings;
    const { id, path, size, contentType, name, md5 } = run.record;
    if (md5 === undefined) throw new StagedBytesMissing(`${name} was never read to its end`);
    const upload = { path, size, contentType, md5Hash: md5, customMetadata: { originalName: name } };
    return transfer(upload, transferRecordOf(run.record), {
      storage,
      now,
      random,
      signal: run.abort.signal,
      read: (start, end) => database.readBytes(id, start, end),
      save: (saved) => this.#save(run, saved),
      wait: async ({ ms, error }) => {
        run.record = await this.#apply(run.record, 'stalled', { error: error.kind });
        await run.pause.wait(offline() ? Infinity : ms, run.abort.signal);
      },
    });
  }

  async #save(run: Run, { sessionUrl, ...saved }: TransferRecord): Promise<void> {
    const { sessionUrl: _old, error: _passed, ...rest } = run.record;
    run.record = {
      ...rest,
      state: nextUploadState(rest.state, 'moving'),
      ...saved,
      ...(sessionUrl === undefined ? {} : { sessionUrl }),
      updatedAt: this.#surroundings.now(),
    };
    await this.#surroundings.database.saveRecord(run.record);
    this.#surroundings.changed(run.record);
  }

  async #settle(record: UploadRecord, error: unknown): Promise<void> {
    if (error instanceof Halt) {
      if (error.wish === 'pause') await this.#apply({ ...record, state: 'pausing' }, 'halted');
      if (error.wish === 'cancel') await this.#discard({ ...record, state: 'canceling' });
    } else if (error instanceof StagedBytesMissing) {
      await this.#apply({ ...record, state: 'staging' }, 'staging-interrupted');
    } else {
      console.error(`The upload of ${record.name} failed.`, error);
      await this.#apply(record, 'failed', { error: error instanceof StorageError ? error.kind : 'unexpected' });
    }
  }

  /** Best effort on the server, certain here. */
  async #discard(record: UploadRecord): Promise<void> {
    const { storage, database } = this.#surroundings;
    const { sessionUrl, ...rest } = record;
    const onServer = sessionUrl === undefined ? deleteObject(storage, record.path) : cancelSession(storage, sessionUrl);
    await onServer.catch(() => undefined);
    await database.deleteParts(record.id);
    await this.#apply(rest, 'discarded');
  }

  async #apply(record: UploadRecord, event: UploadEvent, patch: Partial<UploadRecord> = {}): Promise<UploadRecord> {
    const next = {
      ...record,
      ...patch,
      state: nextUploadState(record.state, event),
      updatedAt: this.#surroundings.now(),
    };
    await this.#surroundings.database.saveRecord(next);
    this.#surroundings.changed(next);
    return next;
  }
}

function transferRecordOf({ sessionUrl, sessionAt, granularity, acknowledged }: UploadRecord): TransferRecord {
  return { sessionUrl, sessionAt, granularity, acknowledged };
}
