import { createPause, type Pause } from './pause.ts';

/** Work on a job was broken off; what for stands in its record. */
export class Halt extends Error {
  override readonly name = 'Halt';
}

/** Others come first now: the job goes back to where it waits for its turn. */
export class Deferred extends Halt {}

/** One job that is being worked on. */
export class UploadRun {
  readonly abort = new AbortController();
  readonly pause: Pause = createPause();
  /** Nothing is on its way, and the copy it waits for does not grow. */
  isStanding = false;
  #isDeferred = false;

  get signal(): AbortSignal {
    return this.abort.signal;
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
}
