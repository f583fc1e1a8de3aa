import { StorageError } from './storage-error.ts';

/**
 * Waits for what somebody else wrote: a transport, or whoever gives the tokens. What fails there in a way of its own, like
 * an address the browser cannot read or a token that cannot be fetched, may work later.
 * @throws StorageError; the signal's reason when it has aborted
 */
export async function orStorageError<Value>(
  work: () => Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof StorageError) throw error;
    throw new StorageError('network', error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** The same value, unless the signal aborts first, for work that does not hear of it. @throws the signal's reason */
export async function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return work;
  const { promise: halted, reject } = Promise.withResolvers<never>();
  const halt = (): void => reject(signal.reason);
  signal.addEventListener('abort', halt, { once: true });
  if (signal.aborted) halt();
  try {
    return await Promise.race([work, halted]);
  } finally {
    signal.removeEventListener('abort', halt);
  }
}
