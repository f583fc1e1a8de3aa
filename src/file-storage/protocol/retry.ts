import { isPassingError, StorageError } from './storage-error.ts';
import { isFull, storageFull, triesWhenFull } from './storage-full.ts';

/** How long passing troubles are tried again, and by which clock. Times in milliseconds. */
export interface RetrySettings {
  /** For one request that reads or changes. */
  operationMs: number;
  /** For one upload request; for an upload in parts, since the last byte that arrived. */
  uploadMs: number;
  now: () => number;
  random: () => number;
  /** Resolves after `ms`, or rejects with the signal's reason. */
  wait: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

/** The wait before a request is tried again: 2, 4, 8 … 64 s, and up to 1 s more (storage protocol 2.1). */
export function retryPauseMs(failures: number, random: () => number): number {
  return Math.min(2 ** failures, 64) * 1000 + random() * 1000;
}

interface RetryLimits extends Pick<RetrySettings, 'now' | 'random' | 'wait'> {
  limitMs: number;
  signal?: AbortSignal | undefined;
}

/**
 * Tries again for as long as the trouble is a lost connection, 5xx, 408, 429 or an answer of somebody else, and once more when the time is over. A try
 * under way is never cut short; a limit of 0 means one try.
 * @throws StorageError `retry-limit-exceeded`, with the last trouble as its cause; `storage-full`; any other error of the attempt at once
 */
export async function withRetries<Value>(
  attempt: () => Promise<Value>,
  { now, random, wait, limitMs, signal }: RetryLimits,
): Promise<Value> {
  const deadline = now() + limitMs;
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof StorageError) || !isPassingError(error)) throw error;
      if (isFull(error) && failures >= triesWhenFull) throw storageFull(error);
      const left = deadline - now();
      if (left <= 0) throw retryLimitExceeded(error);
      await wait(Math.min(Math.max(retryPauseMs(failures, random), error.retryAfterMs ?? 0), left), signal);
    }
  }
}

/** The error that ends trying, after the trouble it was tried against. */
export function retryLimitExceeded(trouble: StorageError): StorageError {
  const { status, about } = trouble;
  return new StorageError('retry-limit-exceeded', `The file storage could not be reached in time: ${trouble.message}`, {
    status,
    about,
    cause: trouble,
  });
}
