import type { Stopwatch } from '../kept/kept-pages.ts';

/** So many failures in a row are a reason to look whether anything answers at all. */
const failuresToCheck = 3;

/** How long nobody looks again, the first time and at most; it doubles with every look in vain. */
const firstBackOffMs = 5_000;
const longestBackOffMs = 60_000;

/**
 * Remembers whether something answers at all. Open means: it does not, do not wait for it. Calls that fail are no proof,
 * for somebody may have made them so that they take too long; a look is.
 */
export function createCircuitBreaker(now: Stopwatch) {
  let failures = 0;
  let isOpen = false;
  let backOffMs = firstBackOffMs;
  let nextLookAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  const conclude = (isThere: boolean): void => {
    isOpen = !isThere;
    failures = 0;
    nextLookAt = isThere ? Number.NEGATIVE_INFINITY : now() + backOffMs;
    backOffMs = isThere ? firstBackOffMs : Math.min(2 * backOffMs, longestBackOffMs);
    looking = undefined;
  };

  return {
    isOpen: (): boolean => isOpen,
    note(hasAnswered: boolean): void {
      failures = hasAnswered ? 0 : failures + 1;
    },
    /**
     * Looks when there is reason to and it is time for that; one look at a time.
     * @returns when it is known what to think: at once, but while a first look is under way
     */
    async check(isThere: () => Promise<boolean>): Promise<void> {
      if ((isOpen || failures >= failuresToCheck) && now() >= nextLookAt)
        looking ??= isThere().then(conclude, () => conclude(false));
      if (!isOpen) await looking;
    },
  };
}
