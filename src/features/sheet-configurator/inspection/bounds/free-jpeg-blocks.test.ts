import { afterAll, beforeEach, expect, test } from 'vitest';
import { freeJpegBlocks } from './free-jpeg-blocks.ts';

const before = { Int16Array, Uint8ClampedArray };
let freed = 0;
freeJpegBlocks({ giveBack: (bytes) => void (freed += bytes) });
afterAll(() => void Object.assign(globalThis, before));

/** As pdf.js decodes a JPEG of one colour. */
function decode(pixels: number) {
  const blocks = new Int16Array(pixels + 64);
  const between = new Int16Array(64);
  return { blocks, between, grey: new Uint8ClampedArray(pixels) };
}

beforeEach(() => void (freed = 0));

test('what a JPEG in grey was decoded through is freed once its pixels are made colours', () => {
  const { blocks, between, grey } = decode(1_000_000);
  expect(freed).toBe(0);
  expect(new Uint8ClampedArray(grey.length * 3)).toHaveLength(3_000_000);
  expect(freed).toBe(2_000_128);
  expect([blocks.length, between.length, grey.length]).toEqual([0, 64, 1_000_000]);
});

test('what a JPEG in colours is decoded through is left, and so is that of a small one', () => {
  const colours = [new Int16Array(1_000_064), new Int16Array(1_000_064), new Int16Array(1_000_064)];
  expect([new Uint8ClampedArray(3_000_000), new Uint8ClampedArray(9_000_000)]).toHaveLength(2);
  expect(colours.map(({ length }) => length)).toEqual([1_000_064, 1_000_064, 1_000_064]);
  const { blocks, grey } = decode(1000);
  expect(new Uint8ClampedArray(grey.length * 3)).toHaveLength(3000);
  expect([blocks.length, freed]).toEqual([1064, 0]);
});
