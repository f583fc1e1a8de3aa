import { shopError } from '../http/shop-error.ts';
import type { Shop } from '../shop.ts';
import { type BackOff, backOffs, countAttempt } from './rate-limit.ts';

/** @throws {ShopError} 429 with the seconds to wait, when a key was used too often. */
export function refuseTooMany(
  shop: Shop,
  key: string,
  backOff: BackOff,
  code = 'FRAMEWORK__RATE_LIMIT_EXCEEDED',
): void {
  const seconds = countAttempt(shop, key, backOff);
  if (seconds === 0) return;
  const detail = `Too many requests, try again in ${seconds} seconds.`;
  throw shopError({ status: 429, code, detail, parameters: { seconds } });
}

/** @throws {ShopError} 429 with the seconds to wait, when passwords or credentials were tried too often. */
export function refuseTooManySignIns(shop: Shop, key: string): void {
  const seconds = countAttempt(shop, key, backOffs.login);
  if (seconds === 0) return;
  throw shopError({
    status: 429,
    code: 'CHECKOUT__CUSTOMER_AUTH_THROTTLED',
    detail: `Customer auth throttled for ${seconds} seconds.`,
    parameters: { seconds },
  });
}
