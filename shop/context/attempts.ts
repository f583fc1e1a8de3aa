import { inTransaction, isWriting } from '../base/database/in-transaction.ts';
import { prepared } from '../base/database/prepared.ts';
import type { Shop } from '../entities/shop.ts';
import { WriterWanted } from '../http/writer-wanted.ts';

/** How often something was tried, and when last (ms since 1970). */
export interface Attempts {
  readonly count: number;
  readonly lastAt: number;
}

interface Unwritten {
  /** By key; null for what is forgotten. */
  readonly changes: Map<string, Attempts | null>;
  timer: NodeJS.Timeout | undefined;
}

/** How long (ms) attempts may be in memory alone. */
const writtenWithin = 1000;
/** So many are written at once: what a crash loses, and how long writing takes, has a bound. */
const mostUnwritten = 200;

const unwrittenOf = new WeakMap<Shop, Unwritten>();

/**
 * What was counted under a key. Threads that read do not know what is not written yet.
 *
 * @throws {WriterWanted} in a reader
 */
export function readAttempts(shop: Shop, key: string): Attempts | undefined {
  if (shop.readsOnly === true) throw new WriterWanted();
  const unwritten = unwrittenOf.get(shop)?.changes.get(key);
  if (unwritten !== undefined) return unwritten ?? undefined;
  const row = prepared(shop.database, 'SELECT count, last_at FROM attempt WHERE key = ?').get(key);
  return row && { count: Number(row['count']), lastAt: Number(row['last_at']) };
}

/**
 * Counts from now on so many attempts under a key, or forgets them. Nobody waits for the disk: an attempt is of no
 * worth, only many of them are. They count at once and are written together, a second later at most, and when the shop
 * closes. Who could make the process crash over and over would gain the attempts of that second each time, no more:
 * fewer than the start takes away.
 */
export function noteAttempts(shop: Shop, key: string, attempts: Attempts | null): void {
  const unwritten = unwrittenOf.get(shop) ?? { changes: new Map(), timer: undefined };
  unwrittenOf.set(shop, unwritten);
  unwritten.changes.set(key, attempts);
  // What a transaction around this takes back must not take back the attempt.
  if (unwritten.changes.size >= mostUnwritten && !isWriting(shop.database)) writeAttempts(shop);
  else unwritten.timer ??= setTimeout(() => writeAttempts(shop), writtenWithin).unref();
}

/** Writes what was counted since the last time, with one commit. What the disk does not take stays in memory. */
export function writeAttempts(shop: Shop): void {
  const unwritten = unwrittenOf.get(shop);
  if (unwritten === undefined) return;
  clearTimeout(unwritten.timer);
  unwritten.timer = undefined;
  if (unwritten.changes.size === 0 || !shop.database.isOpen) return;
  try {
    inTransaction(shop.database, () => {
      for (const [key, attempts] of unwritten.changes) write(shop, key, attempts);
    });
    unwritten.changes.clear();
  } catch (error) {
    console.error('Attempts could not be written', error);
  }
}

function write({ database }: Shop, key: string, attempts: Attempts | null): void {
  if (attempts === null) {
    prepared(database, 'DELETE FROM attempt WHERE key = ?').run(key);
    return;
  }
  const sql = `INSERT INTO attempt (key, count, last_at) VALUES (?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET count = excluded.count, last_at = excluded.last_at`;
  prepared(database, sql).run(key, attempts.count, attempts.lastAt);
}
