import { retryLimitExceeded, type RetrySettings } from '../protocol/retry.ts';
import type { StorageError } from '../protocol/storage-error.ts';

interface RetryLimit {
  /** Something worked: the time begins anew with the next trouble. */
  restart: () => void;
  /** Waits, but not beyond the limit. @throws StorageError `retry-limit-exceeded`; the signal's reason */
  wait: (ms: number, trouble: StorageError, signal: AbortSignal) => Promise<void>;
}

/** Ends an upload that has brought nothing but trouble for the upload retry time. */
export function createRetryLimit({ uploadMs, now, wait }: RetrySettings): RetryLimit {
  let troubledSince: number | undefined;
  return {
    restart: () => (troubledSince = undefined),
    async wait(ms, trouble, signal) {
      troubledSince ??= now();
      const left = troubledSince + uploadMs - now();
      if (left <= 0) throw retryLimitExceeded(trouble);
      await wait(Math.min(ms, left), signal);
    },
  };
}
