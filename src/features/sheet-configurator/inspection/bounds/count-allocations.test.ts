import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { countAllocations } from './count-allocations.ts';
import { PageBudget } from './page-budget.ts';

const budget = new PageBudget();
let taken = 0;
budget.take = (bytes) => void (taken += bytes);
budget.giveBack = (bytes) => void (taken -= bytes);
const before = { Uint8Array, Int32Array, Float32Array, ArrayBuffer };
const { fromCharCode } = String;
const set = Reflect.get(Uint8Array.prototype, 'set');
countAllocations(budget);
afterAll(() => {
  Object.assign(globalThis, before);
  Object.assign(String, { fromCharCode });
  Object.assign(Uint8Array.prototype, { set });
});

const bytesTakenBy = (make: () => unknown): number => {
  taken = 0;
  make();
  return taken;
};

test('arrays are counted by their length, whatever they hold', () => {
  expect(bytesTakenBy(() => new Uint8Array(1_000_000))).toBe(1_000_000);
  expect(bytesTakenBy(() => new Float32Array(1_000_000))).toBe(4_000_000);
  expect(bytesTakenBy(() => new Float32Array(new Uint8Array(1_000_000)))).toBe(5_000_000);
  expect(bytesTakenBy(() => new ArrayBuffer(1_000_000))).toBe(1_000_000);
});

test('the tables of codes in a packed stream do not count, other arrays of their kind do', () => {
  expect(bytesTakenBy(() => new Int32Array(4096))).toBe(0);
  expect(bytesTakenBy(() => new Int32Array(5000))).toBe(20_000);
  expect(bytesTakenBy(() => new Int32Array(65_536))).toBe(262_144);
  expect(bytesTakenBy(() => new Int32Array(Array.from({ length: 4096 }, () => 1)))).toBe(16_384);
});

test('a view of what is there takes nothing', () => {
  const bytes = new Uint8Array(1_000_000);
  expect(bytesTakenBy(() => new Float32Array(bytes.buffer))).toBe(0);
  expect(bytesTakenBy(() => bytes.subarray(5))).toBe(0);
});

test('arrays remain what they were', () => {
  const made = new Uint8Array([1, 2, 3]);
  expect(made).toBeInstanceOf(Uint8Array);
  expect(inflateRawSync(deflateRawSync(made))).toBeInstanceOf(Uint8Array);
  expect([...Uint8Array.from([4, 5])]).toEqual([4, 5]);
});

test('letters count one by one, since strings are read into lists of them', () => {
  let word = '';
  expect(bytesTakenBy(() => (word = String.fromCharCode(110, 102)))).toBe(2 * 64);
  expect(word).toBe('nf');
});

test('long text counts again whenever it is copied into a larger array, a picture does not', () => {
  const larger = new Uint8Array(4_000_000);
  const text = new Uint8Array(Buffer.from('1 1 l 2 2 l\n'.repeat(100_000)));
  expect(bytesTakenBy(() => larger.set(text, 5))).toBe(64 * 1_200_000);
  expect(larger.subarray(5, 10)).toEqual(text.subarray(0, 5));
  const picture = new Uint8Array(Buffer.alloc(2_000_000, 200));
  expect(bytesTakenBy(() => larger.set(picture, 5))).toBe(0);
  expect(bytesTakenBy(() => larger.set(text.subarray(0, 1000)))).toBe(0);
});

test('an array that is copied into one twice as long has been left', () => {
  const grown = (): void => new Uint8Array(4_000_000).set(new Uint8Array(2_000_000));
  expect(bytesTakenBy(grown)).toBe(4_000_000);
});
