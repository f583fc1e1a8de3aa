import { isAnsweringAtom } from '#platform/connectivity/connectivity-atom.ts';
import { hasRefreshFailedAtom, refreshSessionAtom } from '#platform/session/session-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';

/** Between two attempts, milliseconds. */
const pauseMs = 20_000;

/**
 * Asks for the session again where the last question for it failed while the shop answers others: the page would show everybody's
 * prices, and nobody's name, until it is left. A shop that does not answer at all is asked by what says so on the page.
 * @returns stops it
 */
export function askAgain({ store }: Pick<Shell, 'store'>): () => void {
  const clock = setInterval(() => {
    if (store.get(hasRefreshFailedAtom) && store.get(isAnsweringAtom)) void store.set(refreshSessionAtom);
  }, pauseMs);
  return () => clearInterval(clock);
}
