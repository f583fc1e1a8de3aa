import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** Names as in Shopware's payment token: payment method, finish URL, error URL, transaction, expiry (seconds). */
const claimsSchema = z.object({
  jti: z.string(),
  iat: z.number(),
  exp: z.number(),
  pmi: z.string(),
  ful: z.nullable(z.string()),
  eul: z.nullable(z.string()),
  sub: z.string(),
});

export type PaymentClaims = z.infer<typeof claimsSchema>;

/** A payment may be finished this many seconds after it was started. */
export const paymentTokenLifetime = 30 * 60;

const tokenHeader = Buffer.from('{"typ":"JWT","alg":"HS256"}').toString('base64url');

/** A JWT (HS256) that names the transaction to finish and where to go afterwards. */
export function signPaymentToken(claims: PaymentClaims, secret: string): string {
  const signed = `${tokenHeader}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${signed}.${signature(signed, secret).toString('base64url')}`;
}

/** Reads a token; only one signed with the secret is `valid` or `expired`. */
export function readPaymentToken(token: string, secret: string, now: Date): PaymentTokenReading {
  const [header, payload, sign] = token.split('.');
  if (header !== tokenHeader || payload === undefined || sign === undefined) return { kind: 'invalid' };
  const expected = signature(`${header}.${payload}`, secret);
  const actual = Buffer.from(sign, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return { kind: 'invalid' };
  const claims = claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return { kind: claims.exp * 1000 < now.getTime() ? 'expired' : 'valid', claims };
}

export type PaymentTokenReading =
  | { readonly kind: 'valid' | 'expired'; readonly claims: PaymentClaims }
  | { readonly kind: 'invalid' };

function signature(signed: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(signed).digest();
}
