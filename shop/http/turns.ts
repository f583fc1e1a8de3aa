import { setImmediate } from 'node:timers';

/**
 * Turns for work that keeps the thread busy: each begins in a round of the event loop of its own, so that whatever the
 * one before had to say is sent before the next begins, and others are heard in between. Who comes alone begins at once.
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const passOn = (): void => {
    const begin = waiting.shift();
    if (begin === undefined) {
      isTaken = false;
      return;
    }
    begin();
    setImmediate(passOn);
  };
  return () => {
    if (isTaken) return new Promise((resolve) => waiting.push(resolve));
    isTaken = true;
    setImmediate(passOn);
    return Promise.resolve();
  };
}
