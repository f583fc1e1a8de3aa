import { expect, test } from 'vitest';
import { newerAnswer } from './newer-answer.ts';

const given = (day: number): Response =>
  new Response(null, { headers: { date: new Date(Date.UTC(2026, 10, day)).toUTCString() } });

test('what was seen and what was taken along: the newer one is shown', () => {
  const [old, young] = [given(3), given(20)];
  expect(newerAnswer(old, young)).toBe(young);
  expect(newerAnswer(young, old)).toBe(young);
  expect(newerAnswer(undefined, old)).toBe(old);
  expect(newerAnswer(old, undefined)).toBe(old);
  const silent = new Response(null);
  expect(newerAnswer(silent, old)).toBe(old);
  expect(newerAnswer(undefined, undefined)).toBeUndefined();
});
