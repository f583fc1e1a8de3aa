/** A wait that can be ended early, for example when the connection comes back. */
export interface Pause {
  /** @throws the signal's reason when aborted */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  end(): void;
}

/** Longest single timer of browsers is about 24 days; "until woken" is cut to a day and then asked again. */
const longestTimerMs = 24 * 60 * 60 * 1000;

export function createPause(): Pause {
  let finish: (() => void) | undefined;
  return {
    end: () => finish?.(),
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => finish?.(), Math.min(ms, longestTimerMs));
        const stop = (): void => {
          clearTimeout(timer);
          finish = undefined;
          reject(signal.reason);
        };
        finish = () => {
          clearTimeout(timer);
          finish = undefined;
          signal.removeEventListener('abort', stop);
          resolve();
        };
        if (signal.aborted) stop();
        else signal.addEventListener('abort', stop, { once: true });
      }),
  };
}
