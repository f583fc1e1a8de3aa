import { createHash } from 'node:crypto';
import type { Shop } from '../entities/shop.ts';
import { type Attempts, noteAttempts, readAttempts } from './attempts.ts';

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

/** So many attempts at once, and as many again within `seconds`, evenly spread. */
export interface Allowance {
  readonly attempts: number;
  readonly seconds: number;
}

/**
 * What one address may do, whatever accounts it names. Wide enough for a school class or a choir behind one connection;
 * Shopware has no such limits.
 */
export const addressAllowances = {
  /** Only failures count: a success gives its attempt back. */
  signIn: { attempts: 50, seconds: 600 },
  recovery: { attempts: 20, seconds: 3600 },
  registration: { attempts: 60, seconds: 3600 },
  guestOrder: { attempts: 30, seconds: 3600 },
  promotionCode: { attempts: 30, seconds: 600 },
} as const satisfies Readonly<Record<string, Allowance>>;

/** Receipts of forms that go to an address a stranger may have typed. */
export const receiptAllowance: Allowance = { attempts: 3, seconds: 86_400 };

/** `attempts` in a row; each further one must wait a minute (Store API sheet, rate limits: add line item). */
export const perMinute = (attempts: number): BackOff => [{ attempts, seconds: 60 }];

const day = 24 * 60 * 60 * 1000;

/** Keys hold what strangers typed; longer ones than this (characters) are kept as their hash. */
const maxKey = 200;

const stored = (key: string): string =>
  key.length <= maxKey ? key : `sha256:${createHash('sha256').update(key).digest('hex')}`;

/**
 * Counts an attempt under a name.
 *
 * @returns how many seconds to wait, or 0 when the attempt may go ahead (only then it is counted)
 */
export function countAttempt(shop: Shop, name: string, backOff: BackOff): number {
  if (!shop.config.rateLimits) return 0;
  const key = stored(name);
  const now = shop.clock().getTime();
  const before = attemptsOf(shop, key, now);
  const isRecent = before !== undefined && now - before.lastAt < day;
  const count = isRecent ? before.count : 0;
  const wait = backOff.findLast(({ attempts }) => count >= attempts)?.seconds ?? 0;
  const left = isRecent ? before.lastAt + wait * 1000 - now : 0;
  if (left > 0) return Math.ceil(left / 1000);
  noteAttempts(shop, key, { lastAt: now, count: count + 1 });
  return 0;
}

/**
 * Takes one attempt of an allowance.
 *
 * @returns how many seconds to wait until there is one again, or 0 when it was taken
 */
export function takeFromAllowance(shop: Shop, name: string, { attempts, seconds }: Allowance): number {
  if (!areAddressesLimited(shop)) return 0;
  const now = shop.clock().getTime();
  const used = usedOf(shop, name, { now, perMillisecond: attempts / (seconds * 1000) });
  // A hair above a whole number of attempts must not cost another second.
  if (used + 1 > attempts + 1e-6) return Math.ceil(((used + 1 - attempts) * seconds) / attempts);
  noteAttempts(shop, stored(name), { lastAt: now, count: used + 1 });
  return 0;
}

/** Gives one attempt back that turned out to be none. */
export function giveBack(shop: Shop, name: string, { attempts, seconds }: Allowance): void {
  if (!areAddressesLimited(shop)) return;
  const now = shop.clock().getTime();
  const used = usedOf(shop, name, { now, perMillisecond: attempts / (seconds * 1000) });
  noteAttempts(shop, stored(name), { lastAt: now, count: Math.max(0, used - 1) });
}

const areAddressesLimited = ({ config }: Shop): boolean => config.rateLimits && config.addressLimits;

/** Forgets the attempts of a name, after a successful login for example. */
export function forgetAttempts(shop: Shop, name: string): void {
  noteAttempts(shop, stored(name), null);
}

/** Attempts in use now; what was used before comes back with the time. A clock set back gives nothing and takes nothing. */
function usedOf(shop: Shop, name: string, { now, perMillisecond }: { now: number; perMillisecond: number }): number {
  const before = attemptsOf(shop, stored(name), now);
  return before === undefined ? 0 : Math.max(0, before.count - (now - before.lastAt) * perMillisecond);
}

/** What was counted. Attempts in the future were made before the clock was set back: their time begins now. */
function attemptsOf(shop: Shop, key: string, now: number): Attempts | undefined {
  const attempts = readAttempts(shop, key);
  if (attempts === undefined || attempts.lastAt <= now) return attempts;
  noteAttempts(shop, key, { ...attempts, lastAt: now });
  return { ...attempts, lastAt: now };
}
