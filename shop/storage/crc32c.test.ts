import { expect, test } from 'vitest';
import { crc32c, crc32cBase64 } from './crc32c.ts';

const ascii = (text: string) => new TextEncoder().encode(text);

test.each([
  ['nothing', new Uint8Array(0), 0],
  ['the check string', ascii('123456789'), 0xe3069283],
  ['32 zero bytes (RFC 3720)', new Uint8Array(32), 0x8a9136aa],
  ['32 bytes of ones (RFC 3720)', new Uint8Array(32).fill(0xff), 0x62a8ab43],
  ['ascending bytes (RFC 3720)', Uint8Array.from({ length: 32 }, (_, index) => index), 0x46dd794e],
  ['descending bytes (RFC 3720)', Uint8Array.from({ length: 32 }, (_, index) => 31 - index), 0x113fdb5c],
])('has the published checksum of %s', (_, bytes, checksum) => {
  expect(crc32c(bytes)).toBe(checksum);
});

test('continues over pieces', () => {
  const bytes = ascii('The quick brown fox jumps over the lazy dog');
  expect(crc32c(bytes.subarray(10), crc32c(bytes.subarray(0, 10)))).toBe(crc32c(bytes));
});

test('is written big-endian in base64, as a real bucket does', () => {
  expect(crc32cBase64(crc32c(ascii('0123456789')))).toBe('KAwGng==');
});
