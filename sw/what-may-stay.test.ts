import { expect, test } from 'vitest';
import { mayKeepPage, mayKeepPrivateAnswer } from './what-may-stay.ts';

const origin = 'https://noten.example';

test('a page whose address is the key to an order or an account is not kept', () => {
  const kept = [
    '/',
    '/account/order',
    '/en-GB/account',
    '/account/order/aB3',
    '/pl-PL/account/order/aB3',
    '/reset-password?hash=1',
    '/account/order?link=web%2Bnotenfalz%3A%2Faccount%2Forder%2FaB3',
  ];
  expect(kept.filter((path) => mayKeepPage(origin + path))).toEqual(['/', '/account/order', '/en-GB/account']);
});

test('what a guest saw by a link is not kept, what belongs to a session is until it ends', () => {
  const headers = { 'sw-context-token': 'x' };
  expect(mayKeepPrivateAnswer(new Request(`${origin}/store-api/order`, { method: 'POST' }))).toBe(false);
  expect(mayKeepPrivateAnswer(new Request(`${origin}/store-api/order`, { method: 'POST', headers }))).toBe(true);
  expect(mayKeepPrivateAnswer(new Request(`${origin}/store-api/context`))).toBe(true);
  const paper = `${origin}/store-api/document/download/a/b`;
  expect(mayKeepPrivateAnswer(new Request(paper, { method: 'POST' }))).toBe(false);
  expect(mayKeepPrivateAnswer(new Request(paper, { headers }))).toBe(true);
});
