import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';
import { chunkLength, largestChunk, nextChunkSize, smallestChunk } from './chunk-size.ts';

test('a fast connection doubles the chunk up to 16 MiB, a slow one returns to 256 KiB', () => {
  expect(nextChunkSize(smallestChunk, 100)).toBe(2 * smallestChunk);
  expect(nextChunkSize(largestChunk, 500)).toBe(largestChunk);
  expect(nextChunkSize(largestChunk, 600_000)).toBe(smallestChunk);
});

test('every chunk but the last ends on a multiple of the granularity and brings at least one byte', () => {
  const sizes = fc.integer({ min: 1, max: 50_000_000 });
  fc.assert(
    fc.property(sizes, sizes, fc.integer({ min: smallestChunk, max: largestChunk }), (a, b, chunk) => {
      const size = Math.max(a, b) + 1;
      const offset = Math.min(a, b);
      const length = chunkLength(offset, { size, chunk, granularity: smallestChunk });
      expect(length).toBeGreaterThan(0);
      expect(offset + length).toBeLessThanOrEqual(size);
      expect(offset + length === size || (offset + length) % smallestChunk === 0).toBe(true);
    }),
  );
});

test('waits grow from at most 1 s to at most 64 s and honour the server', () => {
  expect(backoffMs(1, () => 1)).toBe(1_000);
  expect(backoffMs(3, () => 1)).toBe(4_000);
  expect(backoffMs(50, () => 1)).toBe(64_000);
  expect(backoffMs(1, () => 0, 7_000)).toBe(7_000);
});
