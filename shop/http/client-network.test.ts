import { expect, test } from 'vitest';
import { clientAddress, clientNetwork } from './client-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::ff', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

const noted = (value: string) => new Headers({ 'x-forwarded-for': value });

test('a client cannot choose its address', () => {
  expect(clientAddress(noted('203.0.113.9'), '198.51.100.1', false)).toBe('198.51.100.1');
  expect(clientAddress(noted('10.0.0.1, 203.0.113.9'), '127.0.0.1', true)).toBe('203.0.113.9');
});

test('without a note of the proxy the address is that of the connection', () => {
  expect(clientAddress(new Headers(), '127.0.0.1', true)).toBe('127.0.0.1');
  expect(clientAddress(noted(' '), '127.0.0.1', true)).toBe('127.0.0.1');
  expect(clientAddress(noted('203.0.113.9, unknown'), '127.0.0.1', true)).toBe('127.0.0.1');
});

test('a port in the note does not make another client of the same address', () => {
  expect(clientAddress(noted('203.0.113.9:50123'), '127.0.0.1', true)).toBe('203.0.113.9');
  expect(clientAddress(noted('[2001:db8::7]:50123'), '127.0.0.1', true)).toBe('2001:db8::7');
  expect(clientAddress(noted('2001:db8::7'), '127.0.0.1', true)).toBe('2001:db8::7');
});
