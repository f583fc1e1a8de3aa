import { timingSafeEqual } from 'node:crypto';
import type { RandomBytes } from '../../base/random-id.ts';
import { deriveKey } from './derive-key.ts';

/** OWASP's scrypt recommendation is N = 2^15, r = 8, p = 3. */
const recommendedCost = 15;
const blockSize = 8;
const parallelism = 3;

/**
 * A salted hash with its parameters, `scrypt$N$r$p$salt$key`, for {@link verifyPassword}.
 *
 * @param cost binary logarithm of N
 * @throws {ShopError} 503 when too many wait for theirs
 */
export async function hashPassword(password: string, random: RandomBytes, cost = recommendedCost): Promise<string> {
  const salt = random(16);
  const parameters = { N: 2 ** cost, r: blockSize, p: parallelism };
  const key = await deriveKey({ password: password.normalize('NFKC'), salt, ...parameters });
  const { N, r, p } = parameters;
  return ['scrypt', N, r, p, base64(salt), base64(key)].join('$');
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** Whether a password belongs to a stored hash; takes the same time for right and wrong ones. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = stored.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const source = { password: password.normalize('NFKC'), salt: Buffer.from(salt, 'base64') };
  const actual = await deriveKey({ ...source, ...options });
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
