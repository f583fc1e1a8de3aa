import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const noted = (value: string) => new Headers({ 'x-forwarded-for': value });

test('a client cannot choose its address', () => {
  expect(clientAddress(noted('203.0.113.9'), '198.51.100.1', false)).toBe('198.51.100.1');
  expect(clientAddress(noted('10.0.0.1, 203.0.113.9'), '127.0.0.1', true)).toBe('203.0.113.9');
});

test('without a note of the proxy the address is that of the connection', () => {
  expect(clientAddress(new Headers(), '127.0.0.1', true)).toBe('127.0.0.1');
  expect(clientAddress(noted(' '), '127.0.0.1', true)).toBe('127.0.0.1');
});
