export interface Figures {
  readonly perSecond: number;
  /** Milliseconds half of the requests were answered in. */
  readonly p50: number;
  readonly p95: number;
  readonly requests: number;
}

interface Load {
  readonly concurrency: number;
  /** Ends the measurement; running requests are waited for. */
  readonly seconds: number;
  /** At most so many requests: where each one uses up something prepared. */
  readonly requests?: number;
}

/** Keeps so many requests under way and times each of them. */
export async function measure(request: () => Promise<unknown>, load: Load): Promise<Figures> {
  const times: number[] = [];
  const end = performance.now() + load.seconds * 1000;
  let left = load.requests ?? Infinity;
  const work = async (): Promise<void> => {
    while (performance.now() < end && left > 0) {
      left -= 1;
      const started = performance.now();
      await request();
      times.push(performance.now() - started);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: load.concurrency }, work));
  const seconds = (performance.now() - started) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    requests: times.length,
  };
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
