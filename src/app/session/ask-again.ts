import { isAnsweringAtom } from '#platform/connectivity/connectivity-atom.ts';
import { hasRefreshFailedAtom, refreshSessionAtom } from '#platform/session/session-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';

/** Until a session is asked for again the first time; each further time it is twice as long. Milliseconds. */
const firstPauseMs = 2_000;

const longestPauseMs = 60_000;

/**
 * Asks for the session again where one question for it failed while the shop answers others: the page would show everybody's
 * prices, and nobody's name, until it is left. A shop that does not answer at all is asked by what says so on the page.
 * @returns stops it
 */
export function askAgain({ store }: Pick<Shell, 'store'>): () => void {
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const ask = async (): Promise<void> => {
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    await store.set(refreshSessionAtom);
    if (!isOver) look();
  };
  const look = (): void => {
    clearTimeout(timer);
    if (!store.get(hasRefreshFailedAtom)) pauseMs = firstPauseMs;
    else if (store.get(isAnsweringAtom)) timer = setTimeout(() => void ask(), pauseMs);
  };
  const stops = [store.sub(hasRefreshFailedAtom, look), store.sub(isAnsweringAtom, look)];
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
