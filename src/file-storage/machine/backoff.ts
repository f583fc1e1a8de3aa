/** Longest wait between two tries. */
const longestMs = 64_000;

/**
 * How long to wait after so many failures in a row: a random part of 1, 2, 4 … 64 s, so that many clients do not come back
 * at once. A server that named a time is waited for at least that long.
 */
export function backoffMs(failures: number, random: () => number, retryAfterMs = 0): number {
  const ceiling = Math.min(longestMs, 1_000 * 2 ** Math.max(0, failures - 1));
  return Math.max(retryAfterMs, Math.round(random() * ceiling));
}
