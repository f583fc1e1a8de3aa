import type { OriginLocks } from './origin-locks.ts';

/** The one who sends the copied files: one tab or the service worker of this browser. */
export const runnerLock = 'upload-runner';

interface TurnSurroundings {
  locks: OriginLocks;
  /** Begins the work; what it gives ends it and resolves when nothing is on its way any more. */
  begin: () => Promise<() => Promise<void>>;
  closed: AbortSignal;
}

/** Whether it is this tab's turn to send the copied files; it comes when the others close, die or hand over. */
export class UploadTurn {
  readonly #surroundings: TurnSurroundings;
  #over: AbortController | undefined;

  constructor(surroundings: TurnSurroundings) {
    this.#surroundings = surroundings;
  }

  get isOurs(): boolean {
    return this.#over !== undefined;
  }

  /** Waits for the turn, behind those who wait already. */
  await(): void {
    const { locks, closed } = this.#surroundings;
    void locks.hold(runnerLock, (lost) => this.#hold(lost), closed);
  }

  /** Leaves it to the next one who waits, and waits for it again. */
  handOver(): void {
    this.#over?.abort();
  }

  async #hold(lost: AbortSignal): Promise<void> {
    const { begin, closed } = this.#surroundings;
    this.#over = new AbortController();
    const over = AbortSignal.any([closed, lost, this.#over.signal]);
    const end = await begin();
    await aborted(over);
    await end();
    this.#over = undefined;
    if (!closed.aborted) this.await();
  }
}

/** Resolves when the signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (signal.aborted) resolve();
  signal.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}
