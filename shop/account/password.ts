import { scrypt, timingSafeEqual, type BinaryLike } from 'node:crypto';
import type { RandomBytes } from '../random-id.ts';

/** Cost of one hash: 32 MiB and about 80 ms (OWASP's scrypt recommendation N = 2^15, r = 8, p = 3 within Node's pool). */
const cost = { N: 2 ** 15, r: 8, p: 3 } as const;
const KEY_LENGTH = 32;
const MEMORY_LIMIT = 128 * 1024 * 1024;

function derive(password: BinaryLike, salt: Uint8Array, options: { N: number; r: number; p: number }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_LENGTH, { ...options, maxmem: MEMORY_LIMIT }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** A salted hash with its parameters, `scrypt$N$r$p$salt$key`, for {@link verifyPassword}. */
export async function hashPassword(password: string, random: RandomBytes): Promise<string> {
  const salt = random(16);
  const key = await derive(password.normalize('NFKC'), salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, Buffer.from(salt).toString('base64'), key.toString('base64')].join('$');
}

/** Whether a password belongs to a stored hash; takes the same time for right and wrong ones. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = stored.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64'), options);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
