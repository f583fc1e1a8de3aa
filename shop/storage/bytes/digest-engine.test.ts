import { expect, test } from 'vitest';
import { createDigestEngine, DigestStateUnreadable } from './digest-engine.ts';
import { md5Of, sampleBytes } from '../../testing/storage.ts';

const engine = await createDigestEngine();
const digest = (bytes: Uint8Array) => engine.finish(engine.extend(null, bytes));
const ascii = (text: string) => new TextEncoder().encode(text);

const bigEndian = (checksum: number): string => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(checksum);
  return bytes.toString('base64');
};

test.each([
  ['nothing', new Uint8Array(0), 0],
  ['the check string', ascii('123456789'), 0xe3069283],
  ['32 zero bytes (RFC 3720)', new Uint8Array(32), 0x8a9136aa],
  ['32 bytes of ones (RFC 3720)', new Uint8Array(32).fill(0xff), 0x62a8ab43],
  ['ascending bytes (RFC 3720)', Uint8Array.from({ length: 32 }, (_, index) => index), 0x46dd794e],
  ['descending bytes (RFC 3720)', Uint8Array.from({ length: 32 }, (_, index) => 31 - index), 0x113fdb5c],
])('has the published checksum of %s', (_, bytes, checksum) => {
  expect(digest(bytes)).toEqual({ md5: md5Of(bytes), crc32c: bigEndian(checksum) });
});

test('checksums are written as a real bucket does', () => {
  expect(digest(ascii('0123456789'))).toEqual({ md5: 'eB5eJF1ptWaXm4bijSPyxw==', crc32c: 'KAwGng==' });
});

test('nothing has checksums too', () => {
  expect(engine.finish(null)).toEqual({ md5: '1B2M2Y8AsgTpgAmY7PhCfg==', crc32c: 'AAAAAA==' });
});

test('a state goes on wherever it was taken, also in another engine and after other bytes were counted', async () => {
  const bytes = sampleBytes(100_000);
  for (const cut of [0, 1, 63, 64, 65, 50_000, 99_999, 100_000]) {
    const state = engine.extend(null, bytes.subarray(0, cut));
    engine.extend(null, sampleBytes(1000, 2));
    const other = await createDigestEngine();
    expect(other.finish(other.extend(state, bytes.subarray(cut)))).toEqual(digest(bytes));
  }
});

test('a state may be continued more than once', () => {
  const state = engine.extend(null, ascii('12345'));
  for (const rest of ['6789', 'abc', '6789']) {
    expect(engine.finish(engine.extend(state, ascii(rest)))).toEqual(digest(ascii(`12345${rest}`)));
  }
});

test.each([
  ['too short', (state: Uint8Array) => state.subarray(0, -1)],
  ['empty', () => new Uint8Array(0)],
  [
    'of another version of the module',
    (state: Uint8Array) => Uint8Array.from(state, (byte, at) => (at === 0 ? ~byte : byte)),
  ],
  ['with the second half of another version', (state: Uint8Array) => Uint8Array.from(state).fill(0, -8)],
])('a state that is %s is told apart from a good one', (_, spoil) => {
  const state = spoil(engine.extend(null, ascii('12345')));
  expect(() => engine.finish(state)).toThrow(DigestStateUnreadable);
  expect(() => engine.extend(state, ascii('6'))).toThrow(DigestStateUnreadable);
});
