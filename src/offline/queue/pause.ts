/** A wait that can be ended early, for example when the connection comes back. */
export interface Pause {
  /** @throws the signal's reason when aborted */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  end(): void;
}

/** Longest single timer of browsers is about 24 days; "until woken" is cut to a day and then asked again. */
const longestTimerMs = 24 * 60 * 60 * 1000;

export function createPause(): Pause {
  const ends = new Set<() => void>();
  return {
    end: () => {
      for (const end of ends) end();
    },
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        const over = (settle: () => void) => (): void => {
          clearTimeout(timer);
          ends.delete(end);
          signal.removeEventListener('abort', stop);
          settle();
        };
        const end = over(resolve);
        const stop = over(() => reject(signal.reason));
        const timer = setTimeout(end, Math.min(ms, longestTimerMs));
        ends.add(end);
        if (signal.aborted) stop();
        else signal.addEventListener('abort', stop);
      }),
  };
}
