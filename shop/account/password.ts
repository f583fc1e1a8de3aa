import { scrypt, timingSafeEqual, type BinaryLike } from 'node:crypto';
import type { RandomBytes } from '../random-id.ts';

/** OWASP's scrypt recommendation is N = 2^15, r = 8, p = 3. */
const RECOMMENDED_COST = 15;
const BLOCK_SIZE = 8;
const PARALLELISM = 3;
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

/**
 * A salted hash with its parameters, `scrypt$N$r$p$salt$key`, for {@link verifyPassword}.
 *
 * @param cost binary logarithm of N
 */
export async function hashPassword(password: string, random: RandomBytes, cost = RECOMMENDED_COST): Promise<string> {
  const salt = random(16);
  const parameters = { N: 2 ** cost, r: BLOCK_SIZE, p: PARALLELISM };
  const key = await derive(password.normalize('NFKC'), salt, parameters);
  const { N, r, p } = parameters;
  return ['scrypt', N, r, p, Buffer.from(salt).toString('base64'), key.toString('base64')].join('$');
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
