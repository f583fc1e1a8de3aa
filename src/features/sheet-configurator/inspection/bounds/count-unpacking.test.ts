import { deflateSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { countUnpacking } from './count-unpacking.ts';
import { PageBudget } from './page-budget.ts';

const budget = new PageBudget();
let taken = 0;
let most = Infinity;
budget.take = (bytes) => {
  taken += bytes;
  if (taken > most) throw new RangeError('too much');
};
budget.giveBack = (bytes) => {
  taken -= bytes;
};
const before = { DecompressionStream };
const set = Reflect.get(Uint8Array.prototype, 'set');
countUnpacking(budget);
afterAll(() => {
  Object.assign(globalThis, before);
  Object.assign(Uint8Array.prototype, { set });
});

const unpacked = (bytes: Buffer): Promise<ArrayBuffer> => {
  taken = 0;
  const stream = new Blob([new Uint8Array(deflateSync(bytes))]).stream();
  return new Response(stream.pipeThrough(new DecompressionStream('deflate'))).arrayBuffer();
};

test('what the browser unpacks is counted and arrives as it was', async () => {
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * index) % 251));
  expect(Buffer.from(await unpacked(bytes)).equals(bytes)).toBe(true);
  expect(taken).toBe(300_000);
});

test('pieces that were put together are freed, all but the last', async () => {
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * index) % 251));
  const stream = new Blob([new Uint8Array(deflateSync(bytes))]).stream();
  const pieces: Uint8Array[] = [];
  for await (const piece of stream.pipeThrough(new DecompressionStream('deflate'))) pieces.push(piece);
  const whole = new Uint8Array(bytes.length);
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.byteLength;
  }
  expect(Buffer.from(whole).equals(bytes)).toBe(true);
  const left = pieces.flatMap(({ byteLength }) => (byteLength > 0 ? [byteLength] : []));
  expect(pieces.length).toBeGreaterThan(1);
  expect(left).toHaveLength(1);
});

test('what pages are written in counts many times, a picture of whatever tone once', async () => {
  await unpacked(Buffer.from('12.5 340.25 l\n'.repeat(20_000)));
  expect(taken).toBe(64 * 14 * 20_000);
  await unpacked(Buffer.from(`BT /F1 9 Tf (${'a'.repeat(100_000)}) Tj ET`));
  expect(taken).toBe(64 * 100_020);
  for (const tone of [32, 97]) {
    await unpacked(Buffer.alloc(200_000, tone));
    expect(taken).toBe(200_000);
  }
});

test('what pdf.js could not copy afterwards is left before all of it is there', async () => {
  most = 1_000_000;
  await expect(unpacked(Buffer.alloc(700_000))).rejects.toThrow('too much');
  expect((await unpacked(Buffer.alloc(400_000))).byteLength).toBe(400_000);
});

test('what would unpack without end is left soon after the bound', async () => {
  most = 1_000_000;
  await expect(unpacked(Buffer.alloc(100_000_000))).rejects.toThrow('too much');
  expect(taken).toBeLessThan(20_000_000);
});
