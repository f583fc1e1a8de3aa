import { randomToken } from '../base/random-id.ts';
import type { Shop } from '../entities/shop.ts';
import { loadSession } from './session.ts';

/** Tokens are 32 characters by convention and may be anything; nobody needs more than this. */
const maxLength = 128;

/** The token a request runs under: its own, or a new random one when it sends none, an absurd or an expired one. */
export function effectiveToken(shop: Shop, sent: string | undefined): string {
  if (sent === undefined || sent === '' || sent.length > maxLength) return randomToken(shop.random);
  return loadSession(shop, sent)?.expired === true ? randomToken(shop.random) : sent;
}
