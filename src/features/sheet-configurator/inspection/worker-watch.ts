import type { InspectionAnswer } from './inspection-messages.ts';

/** A thread that says nothing for so long is stuck; it speaks every other second. */
const silentSeconds = 20;

/** The longest a page may take, though the thread is not stuck. */
const pageSeconds = 60;

/** After these it is told that a page takes long, in seconds: that it does, and that it may become too much. */
const toldAfterSeconds: ReadonlySet<number> = new Set([10, 30]);

/** A page that nobody waits for any longer is given this time to end by itself. */
const unwantedSeconds = 5;

interface Turn {
  readonly job: number;
  /** From 1; undefined while the file is being opened. */
  readonly page: number | undefined;
  isWanted: boolean;
  seconds: number;
}

/**
 * Notices when the inspection worker is stuck: nothing inside could, since a page may keep its thread busy without end.
 * Counts the seconds in which this page is awake, so that a computer that slept blames nobody.
 */
export class WorkerWatch {
  readonly #giveUp: (stuck: Turn) => void;
  readonly #tellSlow: (slow: Turn) => void;
  #silence = 0;
  #turn: Turn | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor({ giveUp, tellSlow }: { giveUp: (stuck: Turn) => void; tellSlow: (slow: Turn) => void }) {
    this.#giveUp = giveUp;
    this.#tellSlow = tellSlow;
  }

  /** The worker said something, perhaps for another ear. */
  heard(answer: InspectionAnswer | undefined): void {
    this.#silence = 0;
    if (answer?.kind === 'alive' && answer.waits && this.#turn) this.#turn.seconds = 0;
    if (answer?.kind !== 'working') {
      if (answer && answer.kind !== 'alive' && answer.job === this.#turn?.job) this.#done();
      return;
    }
    this.#turn = { job: answer.job, page: answer.page, isWanted: true, seconds: 0 };
    this.#timer ??= setInterval(() => this.#tick(), 1000);
  }

  /** Nobody waits for this job any longer. */
  unwanted(job: number): void {
    if (this.#turn?.job !== job) return;
    this.#turn.isWanted = false;
    this.#turn.seconds = 0;
  }

  /** The worker was ended. */
  ended(): void {
    this.#done();
    this.#silence = 0;
  }

  #done(): void {
    this.#turn = undefined;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick(): void {
    const turn = this.#turn;
    if (!turn) return;
    this.#silence += 1;
    turn.seconds += 1;
    const limit = turn.isWanted ? pageSeconds : unwantedSeconds;
    if (this.#silence >= silentSeconds || turn.seconds >= limit) this.#giveUp(turn);
    else if (turn.isWanted && toldAfterSeconds.has(turn.seconds)) this.#tellSlow(turn);
  }
}
