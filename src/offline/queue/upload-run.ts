import { createPause, type Pause } from './pause.ts';

/** Work on an upload was broken off; what for stands in its record. */
export class Halt extends Error {
  override readonly name = 'Halt';
}

/** Others come first now: the upload goes back to where it waits for its turn. */
export class Deferred extends Halt {}

interface PauseRules {
  /** How long the slot is kept; a pause that is over by then changes nothing for others. */
  keepMs: number;
  /** Told when the slot was left. */
  left: () => void;
  /** Told when the pause is over and the slot is wanted back. */
  wanted: () => void;
}

/** One upload that is being worked on. */
export class UploadRun {
  readonly abort = new AbortController();
  readonly pause: Pause = createPause();
  /** Nothing is on its way, and the copy it waits for does not grow. */
  isStanding = false;
  #isDeferred = false;
  #place: 'in its slot' | 'aside' | 'back' = 'in its slot';
  #leave: (() => void) | undefined;
  #slotTaken = Promise.withResolvers<void>();

  get signal(): AbortSignal {
    return this.abort.signal;
  }

  /** Whether it is one of those that others have to wait for. */
  get holdsSlot(): boolean {
    return this.#place === 'in its slot';
  }

  /** Whether it pauses while others go; afterwards it waits for its turn. */
  get isAside(): boolean {
    return this.#place === 'aside';
  }

  halt(reason: string): void {
    this.abort.abort(new Halt(reason));
  }

  /** Whether the run is to end after what is on its way has arrived. */
  defer(isDeferred: boolean): void {
    this.#isDeferred = isDeferred;
  }

  /** A moment in which nothing is on its way. */
  rest(): void {
    if (this.#isDeferred) this.abort.abort(new Deferred('others come first'));
  }

  /** Lets others go at once, if nothing is on its way and they come first. */
  makeWay(): void {
    if (!this.#isDeferred) return;
    if (this.#leave) this.#leave();
    else if (this.isStanding) this.rest();
  }

  /** To be called when it is its turn again. */
  takeSlot(): void {
    this.#place = 'in its slot';
    this.#slotTaken.resolve();
  }

  /**
   * Pauses, and goes on when it has a slot. What the run knows of its troubles, and how long it was told to wait, is kept
   * while others go.
   * @throws the reason the run was ended for
   */
  async pauseFor(ms: number, { keepMs, left, wanted }: PauseRules): Promise<void> {
    let patience: ReturnType<typeof setTimeout> | undefined;
    this.#leave = () => {
      clearTimeout(patience);
      this.#leave = undefined;
      this.#place = 'aside';
      left();
    };
    if (keepMs <= 0) this.#leave();
    else if (keepMs <= ms && keepMs < Infinity) patience = setTimeout(this.#leave, keepMs);
    try {
      this.makeWay();
      await this.pause.wait(ms, this.signal);
    } finally {
      clearTimeout(patience);
      this.#leave = undefined;
    }
    if (this.#place === 'aside') await this.#untilTurn(wanted);
  }

  async #untilTurn(wanted: () => void): Promise<void> {
    this.signal.throwIfAborted();
    const { promise: ended, reject } = Promise.withResolvers<never>();
    const stop = (): void => reject(this.signal.reason);
    this.#slotTaken = Promise.withResolvers();
    this.#place = 'back';
    this.signal.addEventListener('abort', stop, { once: true });
    wanted();
    try {
      await Promise.race([this.#slotTaken.promise, ended]);
    } finally {
      this.signal.removeEventListener('abort', stop);
    }
  }
}
