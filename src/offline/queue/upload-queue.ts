import { ChunkLimits } from '#file-storage/machine/chunk-size.ts';
import { isUnderWay, type UploadState } from '#file-storage/machine/upload-machine.ts';
import { discardUpload } from './discard-upload.ts';
import { hasBytes, inTurn } from './in-turn.ts';
import type { QueueEnvironment } from './queue-environment.ts';
import { RecordWatch } from './record-watch.ts';
import { sendUpload } from './send-upload.ts';
import type { UploadRecord } from '../records/upload-record.ts';
import { UploadRun } from './upload-run.ts';
import { UploadTroubles } from './upload-troubles.ts';

/** Files under way at the same time, without those that pause for so long that others can go meanwhile. */
const atOnce = 2;

/** A browser that cannot read or write its records now may be able to after this time. */
const recordTroubleMs = 10_000;

/**
 * Works through the uploads of one source by their positions, two at a time. Only one queue per source may run.
 *
 * What is to happen stands in the records alone; the queue is told of changes and looks there.
 */
export class UploadQueue {
  readonly #environment: QueueEnvironment;
  readonly #watch: RecordWatch;
  readonly #chunkLimits: ChunkLimits;
  readonly #runs = new Map<string, UploadRun>();
  readonly #discards = new Map<string, UploadRun>();
  readonly #troubles = new UploadTroubles();
  /** What was last heard of each upload. */
  readonly #known = new Map<string, KnownUpload>();
  readonly #working = new Set<Promise<void>>();
  /** Waits for the records to be readable again. */
  readonly #outage = new UploadRun();
  #waking: Promise<void> | undefined;
  #isWakeWanted = false;
  #stopped = false;

  constructor(environment: QueueEnvironment) {
    this.#environment = environment;
    this.#chunkLimits = environment.chunkLimits ?? new ChunkLimits();
    this.#watch = new RecordWatch(environment.database);
  }

  /**
   * Starts what may run and ends what is to end. Leaves waits alone: a server may have asked for them. Records that cannot
   * be read are looked at again later.
   */
  wake(): Promise<void> {
    if (this.#stopped) return Promise.resolve();
    this.#isWakeWanted = true;
    this.#waking ??= this.#lookAround();
    return this.#waking;
  }

  /** Ends all waits, because something changed that makes another try worthwhile. */
  hurry(): void {
    for (const { pause } of this.#allRuns) pause.end();
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
    for (const run of this.#allRuns) run.halt('stopped');
    await Promise.allSettled(this.#working);
  }

  get #allRuns(): UploadRun[] {
    return [...this.#runs.values(), ...this.#discards.values(), this.#outage];
  }

  #isOurs(record: UploadRecord): boolean {
    return record.background !== true && this.#environment.source.serves(record);
  }

  #know(record: UploadRecord): KnownUpload {
    const { id, state, position } = record;
    const known = { state, position, isOurs: this.#isOurs(record), hasBytes: hasBytes(record) };
    this.#known.set(id, known);
    return known;
  }

  async #lookAround(): Promise<void> {
    const { database, source } = this.#environment;
    try {
      while (this.#isWakeWanted && !this.#stopped) {
        this.#isWakeWanted = false;
        const records = await database.loadRecords();
        for (const record of records) if (!this.#known.has(record.id)) this.#know(record);
        await this.#endWhatIsToEnd(records.filter((record) => source.serves(record)));
        this.#startWhatIsDue(records.filter((record) => this.#isOurs(record) && isUnderWay(record.state)));
      }
    } catch (error) {
      this.#keep(outlast(error, this.#outage).then(() => this.wake()));
    } finally {
      this.#waking = undefined;
    }
  }

  async #endWhatIsToEnd(records: readonly UploadRecord[]): Promise<void> {
    for (const { id, state } of records) {
      if (this.#stopped || this.#runs.has(id)) continue;
      if (state === 'canceling' && !this.#discards.has(id)) this.#discard(id);
      else if (state === 'pausing') await this.#environment.ledger.apply(id, 'halted');
    }
  }

  #startWhatIsDue(underWay: readonly UploadRecord[]): void {
    const ready = underWay.filter(({ id }) => this.#runs.get(id)?.isAside !== true);
    const due = new Set(
      inTurn(ready, this.#runs, this.#troubles.inOrder)
        .slice(0, atOnce)
        .map(({ id }) => id),
    );
    for (const [id, run] of this.#runs) {
      run.defer(run.holdsSlot && !due.has(id));
      run.makeWay();
    }
    for (const id of due) {
      const run = this.#runs.get(id);
      if (this.#stopped || run?.holdsSlot === true || this.#takenSlots >= atOnce) continue;
      if (run) run.takeSlot();
      else this.#start(id);
    }
  }

  get #takenSlots(): number {
    return [...this.#runs.values()].filter(({ holdsSlot }) => holdsSlot).length;
  }

  #start(id: string): void {
    this.#begin(id, this.#runs, (run) => {
      const isOurs = (record: UploadRecord): boolean => this.#isOurs(record);
      const turnsChange = (): void => void this.wake();
      const own = { watch: this.#watch, chunkLimits: this.#chunkLimits, troubles: this.#troubles, isOurs, turnsChange };
      return sendUpload(id, run, { ...this.#environment, ...own });
    });
  }

  #discard(id: string): void {
    this.#begin(id, this.#discards, (run) => discardUpload(id, run, this.#environment));
  }

  /** Works on one upload, then looks what is next. */
  #begin(id: string, runs: Map<string, UploadRun>, work: (run: UploadRun) => Promise<void>): void {
    const run = new UploadRun();
    runs.set(id, run);
    const end = (): void => {
      runs.delete(id);
      void this.wake();
    };
    this.#keep(
      work(run)
        .catch((error: unknown) => outlast(error, run))
        .then(end),
    );
  }

  #keep(work: Promise<void>): void {
    this.#working.add(work);
    void work.finally(() => this.#working.delete(work));
  }
}

/** What could not be read or put on record is tried again later: at once it would go wrong again, and again. */
async function outlast(trouble: unknown, { pause, signal }: UploadRun): Promise<void> {
  console.error('The records of uploads could not be used; another try follows.', trouble);
  await pause.wait(recordTroubleMs, signal).catch(() => undefined);
}

interface KnownUpload {
  state: UploadState;
  position: number;
  isOurs: boolean;
  hasBytes: boolean;
}

/** States in which an upload that nobody works on wants something. */
const wanting: ReadonlySet<UploadState> = new Set(['queued', 'pausing', 'canceling']);

function asksForWork(before: KnownUpload | undefined, after: KnownUpload): boolean {
  const { state, isOurs } = after;
  const isNowOurs = isOurs && before?.isOurs === false;
  const hasBytesNow = isOurs && after.hasBytes && before?.hasBytes === false;
  return (wanting.has(state) && before?.state !== state) || ((isNowOurs || hasBytesNow) && isUnderWay(state));
}
