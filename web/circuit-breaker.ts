import type { Stopwatch } from './kept-pages.ts';

/** So many failures in a row, and nobody waits any more. */
const failuresToTrip = 3;

/** How long nobody tries, the first time and at most; it doubles with every try that fails. */
const firstBackOffMs = 5_000;
const longestBackOffMs = 60_000;

/** Remembers whether something answers at all. Open means: it does not, do not wait for it. */
export function createCircuitBreaker(now: Stopwatch) {
  let failures = 0;
  let backOffMs = firstBackOffMs;
  let nextTryAt = 0;
  let isTrying = false;
  const isOpen = (): boolean => failures >= failuresToTrip;

  return {
    isOpen,
    note(hasAnswered: boolean): void {
      failures = hasAnswered ? 0 : failures + 1;
      if (hasAnswered) backOffMs = firstBackOffMs;
      else if (isOpen()) nextTryAt = now() + backOffMs;
    },
    /** Tries whether it answers again, when it is time for that; one try at a time. The try notes its outcome itself. */
    async tryAgain(attempt: () => Promise<unknown>): Promise<void> {
      if (isTrying || now() < nextTryAt) return;
      isTrying = true;
      backOffMs = Math.min(2 * backOffMs, longestBackOffMs);
      await attempt().catch(() => undefined);
      isTrying = false;
    },
  };
}
