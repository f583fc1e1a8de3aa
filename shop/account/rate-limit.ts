import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Shop } from '../shop.ts';

/** After `attempts` tries each further one must wait `seconds`; ascending. */
export type BackOff = readonly { readonly attempts: number; readonly seconds: number }[];

/** The reference's limits (Store API sheet, rate limits). */
export const backOffs = {
  login: [
    { attempts: 10, seconds: 10 },
    { attempts: 15, seconds: 30 },
    { attempts: 20, seconds: 60 },
  ],
  mail: [
    { attempts: 3, seconds: 30 },
    { attempts: 5, seconds: 60 },
    { attempts: 10, seconds: 90 },
  ],
} as const satisfies Readonly<Record<string, BackOff>>;

/** `attempts` in a row; each further one must wait a minute (Store API sheet, rate limits: add line item). */
export const perMinute = (attempts: number): BackOff => [{ attempts, seconds: 60 }];

const DAY = 24 * 60 * 60 * 1000;

/** Keys hold what strangers typed; longer ones than this (characters) are kept as their hash. */
const MAX_KEY = 200;

const stored = (key: string): string =>
  key.length <= MAX_KEY ? key : `sha256:${createHash('sha256').update(key).digest('hex')}`;

const rowSchema = z.object({ count: z.number(), last_at: z.number() });

/**
 * Counts an attempt under a name.
 *
 * @returns how many seconds to wait, or 0 when the attempt may go ahead (only then it is counted)
 */
export function countAttempt(shop: Shop, name: string, backOff: BackOff): number {
  if (!shop.config.rateLimits) return 0;
  const key = stored(name);
  const now = shop.clock().getTime();
  const row = shop.database.prepare('SELECT count, last_at FROM attempt WHERE key = ?').get(key);
  const before = row === undefined ? undefined : rowSchema.parse(row);
  const isRecent = before !== undefined && now - before.last_at < DAY;
  const count = isRecent ? before.count : 0;
  const wait = backOff.findLast(({ attempts }) => count >= attempts)?.seconds ?? 0;
  // An attempt in the future was made before the clock was set back: the wait begins now, and goes on from there.
  const isAhead = before !== undefined && before.last_at > now;
  if (isAhead) shop.database.prepare('UPDATE attempt SET last_at = ? WHERE key = ?').run(now, key);
  const left = isRecent ? Math.min(before.last_at, now) + wait * 1000 - now : 0;
  if (left > 0) return Math.ceil(left / 1000);
  shop.database
    .prepare(
      `INSERT INTO attempt (key, count, last_at) VALUES (?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET count = excluded.count, last_at = excluded.last_at`,
    )
    .run(key, count + 1, now);
  shop.database.prepare('DELETE FROM attempt WHERE last_at < ?').run(now - DAY);
  return 0;
}

/** Forgets the attempts of a name, after a successful login for example. */
export function forgetAttempts(shop: Shop, name: string): void {
  shop.database.prepare('DELETE FROM attempt WHERE key = ?').run(stored(name));
}
