import { createPoliteAsking, type PoliteAsking, type WaitingFor } from '#offline/taken/ask-politely.ts';

interface AskingOptions {
  signal: AbortSignal;
  /** Whether the shop itself answers. */
  isShopAnswering: () => Promise<boolean>;
  /** Told what is waited for. */
  onWaiting: (waitingFor: WaitingFor) => void;
}

/** Asks as politely as a page can. */
export function askFromBrowser({ signal, isShopAnswering, onWaiting }: AskingOptions): PoliteAsking {
  return createPoliteAsking({
    fetch: (input, init) => fetch(input, init),
    signal,
    isOnline: () => navigator.onLine,
    isShopAnswering,
    untilOnline: (end) => until(end, (resolve) => addEventListener('online', resolve, { once: true, signal: end })),
    pause: (milliseconds, end) => until(end, (resolve) => setTimeout(resolve, milliseconds)),
    now: Date.now,
    onWaiting,
  });
}

/** Rejects when it is ended before. */
export function until(signal: AbortSignal, start: (resolve: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    start(() => {
      signal.removeEventListener('abort', end);
      resolve();
    });
  });
}

/** Ends after so many milliseconds, or when the device is back in a network. Rejects when it is ended before. */
export const untilOnlineOr = (milliseconds: number, end: AbortSignal): Promise<void> =>
  until(end, (resolve) => {
    setTimeout(resolve, milliseconds);
    const signal = AbortSignal.any([end, AbortSignal.timeout(milliseconds)]);
    addEventListener('online', resolve, { once: true, signal });
  });
