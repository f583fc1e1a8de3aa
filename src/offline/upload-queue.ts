import { StorageError } from '#file-storage/storage-error.ts';
import { transfer } from '#file-storage/transfer.ts';
import { isUnderWay, nextUploadState, type UploadState } from '#file-storage/upload-machine.ts';
import { discardUpload } from './discard-upload.ts';
import type { QueueSurroundings } from './queue-surroundings.ts';
import { FileNotReadable } from './read-piece.ts';
import { RecordWatch } from './record-watch.ts';
import { transferRecordOf, withoutSecret, withTransfer } from './transfer-record.ts';
import { withoutError } from './upload-ledger.ts';
import { StagedBytesMissing } from './upload-parts.ts';
import type { UploadRecord } from './upload-record.ts';
import { Deferred, Halt, UploadRun } from './upload-run.ts';

/** Files under way at the same time. */
const atOnce = 2;

/**
 * Works through the uploads of one source by their positions, two at a time. Only one queue per source may run.
 *
 * What is to happen stands in the records alone; the queue is told of changes and looks there.
 */
export class UploadQueue {
  readonly #surroundings: QueueSurroundings;
  readonly #watch: RecordWatch;
  readonly #runs = new Map<string, UploadRun>();
  readonly #discards = new Map<string, UploadRun>();
  /** What was last heard of each job. */
  readonly #known = new Map<string, KnownUpload>();
  readonly #working = new Set<Promise<void>>();
  #waking: Promise<void> | undefined;
  #isWakeWanted = false;
  #stopped = false;

  constructor(surroundings: QueueSurroundings) {
    this.#surroundings = surroundings;
    this.#watch = new RecordWatch(surroundings.database);
  }

  /** Starts what may run and ends what is to end. Leaves waits alone: a server may have asked for them. */
  wake(): Promise<void> {
    if (this.#stopped) return Promise.resolve();
    this.#isWakeWanted = true;
    this.#waking ??= this.#lookAround();
    return this.#waking;
  }

  /** Ends all waits, because something changed that makes another try worthwhile. */
  hurry(): void {
    for (const { pause } of [...this.#runs.values(), ...this.#discards.values()]) pause.end();
  }

  /** To be told of every change of a record, whoever made it. */
  notice(record: UploadRecord): void {
    if (this.#stopped) return;
    const { id, state } = record;
    const before = this.#known.get(id);
    const after = this.#know(record);
    const run = this.#runs.get(id);
    if (run && !after.isOurs) run.halt('somebody else goes on');
    else if (run && !isUnderWay(state)) run.halt(state);
    else this.#watch.notice(record);
    if (before?.position !== after.position || (!run && asksForWork(before, after))) void this.wake();
  }

  /** Stops working, keeping everything for the next queue; resolves when nothing is on its way any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const run of [...this.#runs.values(), ...this.#discards.values()]) run.halt('stopped');
    await Promise.allSettled(this.#working);
  }

  #isOurs(record: UploadRecord): boolean {
    return record.background !== true && this.#surroundings.source.serves(record);
  }

  #know(record: UploadRecord): KnownUpload {
    const { id, state, position } = record;
    const known = { state, position, isOurs: this.#isOurs(record) };
    this.#known.set(id, known);
    return known;
  }

  async #lookAround(): Promise<void> {
    const { database, source } = this.#surroundings;
    try {
      while (this.#isWakeWanted && !this.#stopped) {
        this.#isWakeWanted = false;
        const records = await database.loadRecords();
        for (const record of records) if (!this.#known.has(record.id)) this.#know(record);
        await this.#endWhatIsToEnd(records.filter((record) => source.serves(record)));
        this.#startWhatIsDue(records.filter((record) => this.#isOurs(record) && isUnderWay(record.state)));
      }
    } finally {
      this.#waking = undefined;
    }
  }

  async #endWhatIsToEnd(records: readonly UploadRecord[]): Promise<void> {
    for (const { id, state } of records) {
      if (this.#stopped || this.#runs.has(id)) continue;
      if (state === 'canceling' && !this.#discards.has(id)) this.#discard(id);
      else if (state === 'pausing') await this.#surroundings.ledger.apply(id, 'halted');
    }
  }

  #startWhatIsDue(underWay: readonly UploadRecord[]): void {
    const due = new Set(underWay.slice(0, atOnce).map(({ id }) => id));
    for (const [id, run] of this.#runs) run.defer(!due.has(id));
    for (const { id, state } of underWay) if (!due.has(id) && state === 'waiting') this.#runs.get(id)?.rest();
    for (const id of due) if (!this.#stopped && !this.#runs.has(id) && this.#runs.size < atOnce) this.#start(id);
  }

  #start(id: string): void {
    const run = new UploadRun();
    this.#runs.set(id, run);
    this.#keep(
      this.#work(id, run).finally(() => {
        this.#runs.delete(id);
        if (!this.#stopped) void this.wake();
      }),
    );
  }

  #discard(id: string): void {
    const run = new UploadRun();
    this.#discards.set(id, run);
    this.#keep(discardUpload(id, run, this.#surroundings).finally(() => this.#discards.delete(id)));
  }

  #keep(work: Promise<void>): void {
    this.#working.add(work);
    void work.finally(() => this.#working.delete(work));
  }

  async #work(id: string, run: UploadRun): Promise<void> {
    const { ledger } = this.#surroundings;
    try {
      const record = await ledger.change(id, (latest) => {
        if (!this.#isOurs(latest) || !isUnderWay(latest.state)) return undefined;
        return { ...withoutError(latest), state: nextUploadState(latest.state, 'started') };
      });
      run.signal.throwIfAborted();
      if (!record) return;
      const stored = await this.#transfer(record, run);
      await ledger.apply(id, 'stored', (latest) => ({ ...withoutSecret(latest), acknowledged: stored.size }));
    } catch (error) {
      await this.#settle(id, error);
    }
  }

  #transfer(record: UploadRecord, run: UploadRun): ReturnType<typeof transfer> {
    const { storage, ledger, source, now, random, offline } = this.#surroundings;
    const { id, path, size, contentType, name } = record;
    const { signal } = run;
    const read = source.open(id);
    const reaches = (end: number) => (latest: UploadRecord) => source.reaches(latest, end) || undefined;
    const md5Hash =
      record.md5 ??
      (() => this.#watch.until(id, (latest) => (source.reaches(latest, size) ? latest.md5 : undefined), signal));
    return transfer(
      { path, size, contentType, md5Hash, customMetadata: { originalName: name } },
      transferRecordOf(record),
      {
        storage,
        now,
        random,
        signal,
        read: async (start, end) => {
          await this.#watch.until(id, reaches(end), signal);
          return read(start, end);
        },
        save: async (saved) => {
          await ledger.change(id, (latest) => withTransfer(latest, saved));
          run.rest();
        },
        allSent: () => void ledger.apply(id, 'all-bytes-sent'),
        wait: async ({ ms, error }) => {
          await ledger.apply(id, 'stalled', (latest) => ({ ...latest, error: error.kind }));
          run.rest();
          await run.pause.wait(offline() ? Infinity : ms, signal);
        },
      },
    );
  }

  async #settle(id: string, error: unknown): Promise<void> {
    const { ledger } = this.#surroundings;
    if (error instanceof Deferred) await ledger.apply(id, 'deferred');
    if (error instanceof Halt) return;
    if (error instanceof StagedBytesMissing) {
      await ledger.apply(id, 'file-lost');
      return;
    }
    console.error(`The upload ${id} failed.`, error);
    await ledger.apply(id, 'failed', (latest) => ({ ...latest, error: reasonOf(error) }));
  }
}

interface KnownUpload {
  state: UploadState;
  position: number;
  isOurs: boolean;
}

/** States in which a job that nobody works on wants something. */
const wanting: ReadonlySet<UploadState> = new Set(['queued', 'pausing', 'canceling']);

function asksForWork(before: KnownUpload | undefined, { state, isOurs }: KnownUpload): boolean {
  const isNowOurs = isOurs && before?.isOurs === false;
  return (wanting.has(state) && before?.state !== state) || (isNowOurs && isUnderWay(state));
}

function reasonOf(error: unknown): string {
  if (error instanceof FileNotReadable) return 'file-changed';
  return error instanceof StorageError ? error.kind : 'unexpected';
}
