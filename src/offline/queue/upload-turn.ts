import type { OriginLocks } from './origin-locks.ts';
import { createPause } from './pause.ts';
import { runnerLock } from '../records/upload-names.ts';
import type { HeldTurn } from './watched-turn.ts';

/** After this time it is worthwhile to try again what the browser refused. */
const troubleMs = 10_000;

interface TurnEnvironment {
  locks: Pick<OriginLocks, 'holdWatched'>;
  /** Begins the work; what it gives ends it and resolves when nothing is on its way any more. */
  begin: (turn: HeldTurn) => Promise<() => Promise<void>>;
  closed: AbortSignal;
}

/** Whether it is this tab's turn to send the copied files; it comes when the others close, die, hand over, or do not answer. */
export class UploadTurn {
  readonly #environment: TurnEnvironment;
  #over: AbortController | undefined;

  constructor(environment: TurnEnvironment) {
    this.#environment = environment;
  }

  get isOurs(): boolean {
    return this.#over !== undefined;
  }

  /** Takes its turns from now on, behind those who wait already; resolves when this tab is closed. */
  async take(): Promise<void> {
    const { locks, closed } = this.#environment;
    while (!closed.aborted) {
      try {
        await locks.holdWatched(runnerLock, (turn) => this.#hold(turn), closed);
      } catch (error) {
        console.error('The turn to send uploads could not be taken; another try follows.', error);
        await createPause()
          .wait(troubleMs, closed)
          .catch(() => undefined);
      }
    }
  }

  /** Leaves it to the next one who waits, and waits for it again. */
  handOver(): void {
    this.#over?.abort();
  }

  async #hold(turn: HeldTurn): Promise<void> {
    const { begin, closed } = this.#environment;
    const over = new AbortController();
    this.#over = over;
    try {
      const end = await begin(turn);
      await aborted(AbortSignal.any([closed, turn.lost, over.signal]));
      await end();
    } finally {
      this.#over = undefined;
    }
  }
}

/** Resolves when the signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (signal.aborted) resolve();
  signal.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}
