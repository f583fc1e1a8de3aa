import { expect, test } from 'vitest';
import { roomFor } from './kept-room.ts';

const mb = 1_000_000;

test('as much is kept as the owner says, but no more than a fifth of what the browser grants', () => {
  expect(roomFor(250 * mb, 0, { quota: 10_000 * mb, usage: 0 })).toBe(250 * mb);
  expect(roomFor(250 * mb, 0, { quota: 600 * mb, usage: 0 })).toBe(120 * mb);
});

test('what uploads take is not touched: what was seen makes way as the rest fills up', () => {
  const kept = 100 * mb;
  expect(roomFor(250 * mb, kept, { quota: 2000 * mb, usage: 500 * mb })).toBe(250 * mb);
  expect(roomFor(250 * mb, kept, { quota: 2000 * mb, usage: 1980 * mb })).toBeLessThan(kept);
  expect(roomFor(250 * mb, 0, { quota: 2000 * mb, usage: 2000 * mb })).toBe(0);
});

test('where the browser says nothing about its storage, the owner’s word counts alone', () => {
  expect(roomFor(250 * mb, 0, {})).toBe(250 * mb);
});
