import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { digestFile } from './file-digest.ts';

const ascii = (text: string) => new TextEncoder().encode(text);

function fileOf(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'digest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'file'), bytes);
  return join(folder, 'file');
}

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
])('has the published checksum of %s', async (_, bytes, checksum) => {
  expect(await digestFile(fileOf(bytes))).toMatchObject({ size: bytes.length, crc32c: bigEndian(checksum) });
});

test('is written as a real bucket does', async () => {
  const digest = await digestFile(fileOf(ascii('0123456789')));
  expect(digest).toEqual({ size: 10, md5: 'eB5eJF1ptWaXm4bijSPyxw==', crc32c: 'KAwGng==' });
});

test('goes on over pieces', async () => {
  const bytes = new Uint8Array(5 * 1024 * 1024).fill(7);
  expect(await digestFile(fileOf(bytes))).toEqual({
    size: bytes.length,
    md5: 'JCwEBzR7psZfW0dtpm30fA==',
    crc32c: 'Hf2flw==',
  });
});
