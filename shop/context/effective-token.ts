import { randomToken } from '../random-id.ts';
import type { Shop } from '../shop.ts';
import { loadSession } from './session.ts';

/** The token a request runs under: its own, or a new random one when it sends none or an expired one. */
export function effectiveToken(shop: Shop, sent: string | undefined): string {
  if (sent === undefined || sent === '') return randomToken(shop.random);
  return loadSession(shop, sent)?.expired === true ? randomToken(shop.random) : sent;
}
