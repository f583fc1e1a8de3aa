import { scryptSync } from 'node:crypto';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { shopError } from '../../http/shop-error.ts';
import { CallTooLong, PoolFull, type PoolSettings, ThreadPool } from '../../base/threads/thread-pool.ts';

/** What scrypt derives a key from; see https://www.rfc-editor.org/rfc/rfc7914. */
export interface KeySource {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

const keyLength = 32;
const memoryLimit = 128 * 1024 * 1024;

/** The key, at once: this thread does nothing else until it is there. */
export function deriveKeyNow({ password, salt, N, r, p }: KeySource): Uint8Array {
  return scryptSync(password, salt, keyLength, { N, r, p, maxmem: memoryLimit });
}

/** Up to this cost a key takes less than a millisecond: less than a way to another thread and back. */
const cheap = 2 ** 8;

/** About five seconds of work waits at most: a shopper would wait no longer. */
const settings: PoolSettings = { threads: 1, timeLimit: 30_000, mostWaiting: 32 };

type KeyThread = ThreadPool<KeySource, Uint8Array>;

let keys: KeyThread | undefined;

/**
 * The key in a thread of its own, one after the other: node's own `scrypt` takes the threads files are read with, and as
 * many processors as there are.
 *
 * @param thread one for the whole process, started with the first password
 * @throws {ShopError} 503 when too many wait for theirs, or this one takes longer than 30 s, as on a machine without a processor to spare
 */
export async function deriveKey(source: KeySource, thread = (keys ??= openKeyThread())): Promise<Uint8Array> {
  if (source.N <= cheap) return deriveKeyNow(source);
  try {
    return await thread.ask(source, '');
  } catch (error) {
    if (!(error instanceof PoolFull || error instanceof CallTooLong)) throw error;
    const detail = 'Too many passwords are checked at once. Try again in a moment.';
    throw shopError({ status: 503, code: 'FRAMEWORK__OVERLOADED', detail });
  }
}

export function openKeyThread(changed: Partial<PoolSettings> = {}): KeyThread {
  const start = () => new Worker(join(import.meta.dirname, 'derive-key-thread.ts'), { execArgv: [] });
  return new ThreadPool(start, { ...settings, ...changed });
}
