import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { countAllocations } from './count-allocations.ts';
import { PageBudget } from './page-budget.ts';

const budget = new PageBudget();
let taken = 0;
budget.take = (bytes) => void (taken += bytes);
const before = { Uint8Array, Float32Array, ArrayBuffer };
countAllocations(budget);
afterAll(() => void Object.assign(globalThis, before));

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
