import { expect, test } from 'vitest';
import { type PaymentClaims, readPaymentToken, signPaymentToken } from './payment-token.ts';

const claims: PaymentClaims = {
  jti: 'a1',
  iat: 1000,
  exp: 2800,
  pmi: 'method',
  ful: 'https://shop.example/paid',
  eul: null,
  sub: 'transaction',
};
const at = (seconds: number) => new Date(seconds * 1000);

test('a token tells what it was signed for', () => {
  expect(readPaymentToken(signPaymentToken(claims, 's'), 's', at(2000))).toEqual({ kind: 'valid', claims });
});

test('a token is expired after its time', () => {
  expect(readPaymentToken(signPaymentToken(claims, 's'), 's', at(2801)).kind).toBe('expired');
});

test('a token signed with another secret is invalid', () => {
  expect(readPaymentToken(signPaymentToken(claims, 'other'), 's', at(2000))).toEqual({ kind: 'invalid' });
});

test('a token whose target was exchanged is invalid', () => {
  const [header, , sign] = signPaymentToken(claims, 's').split('.');
  const forged = Buffer.from(JSON.stringify({ ...claims, ful: 'https://evil.example' })).toString('base64url');
  expect(readPaymentToken(`${header}.${forged}.${sign}`, 's', at(2000))).toEqual({ kind: 'invalid' });
});

test('text that is no token is invalid', () => {
  expect(readPaymentToken('nonsense', 's', at(0))).toEqual({ kind: 'invalid' });
});
