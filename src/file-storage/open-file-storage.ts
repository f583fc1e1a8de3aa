import type { FileStorage } from './file-storage.ts';
import { StorageError } from './protocol/storage-error.ts';
import { createFetchTransport, type Transport } from './protocol/transport.ts';
import { wait } from './machine/wait.ts';

/** The specification leaves the retry times open; these are the official client's. Milliseconds. */
const defaultOperationRetryMs = 120_000;
const defaultUploadRetryMs = 600_000;

interface StorageConfiguration extends Pick<
  FileStorage,
  'endpoint' | 'bucket' | 'token' | 'appCheckToken' | 'tokenAddress'
> {
  transport?: Transport;
  /** Milliseconds, 0 or greater; 0 means one try. */
  maxOperationRetryMs?: number;
  /** Milliseconds, 0 or greater; 0 means one try. */
  maxUploadRetryMs?: number;
}

export interface OpenFileStorage extends FileStorage {
  retry: NonNullable<FileStorage['retry']>;
  /** Ends what is under way and refuses what comes later, with `app-deleted`. */
  close: () => void;
}

interface StorageEnvironment {
  now?: () => number;
  random?: () => number;
  wait?: OpenFileStorage['retry']['wait'];
}

/**
 * A file storage for callers that want passing troubles to be tried again for them.
 * @throws StorageError `invalid-argument` for a negative retry time, `unsupported-environment`
 */
export function openFileStorage(
  {
    transport = createFetchTransport(),
    maxOperationRetryMs = defaultOperationRetryMs,
    maxUploadRetryMs = defaultUploadRetryMs,
    ...rest
  }: StorageConfiguration,
  { now = Date.now, random = Math.random, wait: pause = wait }: StorageEnvironment = {},
): OpenFileStorage {
  const closing = new AbortController();
  return {
    ...rest,
    transport,
    retry: {
      operationMs: retryTime(maxOperationRetryMs),
      uploadMs: retryTime(maxUploadRetryMs),
      now,
      random,
      wait: pause,
    },
    closed: closing.signal,
    close: () => closing.abort(new StorageError('app-deleted', 'The file storage client was closed.')),
  };
}

function retryTime(ms: number): number {
  if (ms >= 0) return ms;
  throw new StorageError('invalid-argument', `A retry time must be 0 or greater, not ${ms}.`);
}
