import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { headersOfPacked, type PackedFile, readPack } from './build-pack.ts';

const fileOf = (url: string, content: string, type = 'text/javascript'): PackedFile => ({
  url,
  type,
  bytes: new TextEncoder().encode(content),
});

const files = [
  fileOf('assets/a.js', 'export default "Flöte";\n\n'),
  fileOf('assets/nothing.css', '', 'text/css'),
  { url: 'assets/map.bcmap', type: 'application/octet-stream', bytes: new Uint8Array([0, 10, 255]) },
];

/** As the build writes it, before it is compressed. */
function packOf(held: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const head = JSON.stringify(held.map(({ url, type, bytes }) => [url, type, bytes.length]));
  return new Uint8Array(Buffer.concat([Buffer.from(`${head}\n`), ...held.map(({ bytes }) => bytes)]));
}

const sent = (pack: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Blob([new Uint8Array(gzipSync(pack))]).stream();

test('what is packed comes out as it was', async () => {
  expect(await readPack(sent(packOf(files)))).toEqual(files);
  expect(await readPack(sent(packOf([])))).toEqual([]);
});

test('a pack that ends early, and what is none, is refused', async () => {
  await expect(readPack(sent(packOf(files).slice(0, -1)))).rejects.toThrow('assets/map.bcmap');
  await expect(readPack(sent(new TextEncoder().encode('<!doctype html>\n')))).rejects.toThrow('JSON');
  await expect(readPack(new Blob(['<!doctype html>']).stream())).rejects.toBeInstanceOf(TypeError);
});

test('a file out of a pack bears what its host says of all files, and its own type', () => {
  const ofPack = new Headers({
    'content-type': 'application/octet-stream',
    'content-length': '9',
    'x-content-type-options': 'nosniff',
  });
  const headers = headersOfPacked(fileOf('assets/a.js', ''), ofPack);
  expect([...headers]).toEqual([
    ['content-type', 'text/javascript'],
    ['x-content-type-options', 'nosniff'],
  ]);
});
