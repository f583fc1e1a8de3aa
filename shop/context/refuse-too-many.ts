import { shopError } from '../http/shop-error.ts';
import type { Shop } from '../entities/shop.ts';
import { addressAllowances, type BackOff, backOffs, countAttempt, giveBack, takeFromAllowance } from './rate-limit.ts';

/** @throws {ShopError} 429 with the seconds to wait, when a key was used too often. */
export function refuseTooMany(
  shop: Shop,
  key: string,
  backOff: BackOff,
  code = 'FRAMEWORK__RATE_LIMIT_EXCEEDED',
): void {
  throwUnlessFree(countAttempt(shop, key, backOff), code);
}

type AddressLimit = keyof typeof addressAllowances;

const addressKey = (limit: AddressLimit, clientAddress: string): string => `${limit}-from:${clientAddress}`;

/**
 * Limits what one address does under many names.
 *
 * @param clientAddress as in the call: an IPv4 address or an IPv6 network
 * @throws {ShopError} 429 with the seconds to wait.
 */
export function refuseTooManyFrom(shop: Shop, clientAddress: string, limit: Exclude<AddressLimit, 'signIn'>): void {
  const seconds = takeFromAllowance(shop, addressKey(limit, clientAddress), addressAllowances[limit]);
  throwUnlessFree(seconds, 'FRAMEWORK__RATE_LIMIT_EXCEEDED');
}

/** @throws {ShopError} 429 with the seconds to wait, when passwords or credentials were tried too often. */
export function refuseTooManySignIns(shop: Shop, key: string): void {
  throwUnlessSignInsAreFree(countAttempt(shop, key, backOffs.login));
}

/** @throws {ShopError} 429 with the seconds to wait, when an address tried many accounts. */
export function refuseTooManySignInsFrom(shop: Shop, clientAddress: string): void {
  const key = addressKey('signIn', clientAddress);
  throwUnlessSignInsAreFree(takeFromAllowance(shop, key, addressAllowances.signIn));
}

/** A sign-in that succeeded does not count against its address. */
export function forgiveSignIn(shop: Shop, clientAddress: string): void {
  giveBack(shop, addressKey('signIn', clientAddress), addressAllowances.signIn);
}

function throwUnlessFree(seconds: number, code: string): void {
  if (seconds === 0) return;
  const detail = `Too many requests, try again in ${seconds} seconds.`;
  throw shopError({ status: 429, code, detail, parameters: { seconds } });
}

function throwUnlessSignInsAreFree(seconds: number): void {
  if (seconds === 0) return;
  throw shopError({
    status: 429,
    code: 'CHECKOUT__CUSTOMER_AUTH_THROTTLED',
    detail: `Customer auth throttled for ${seconds} seconds.`,
    parameters: { seconds },
  });
}
