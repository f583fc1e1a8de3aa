import { expect, test } from 'vitest';
import { largestSize } from './largest-size.ts';

const at = (path: string): string => `https://noten.example${path}`;
const kept = ['/media/a/b/chor_400x400.webp', '/media/a/b/chor_800x800.webp', '/media/c/d/chor.webp'].map(at);

test('a picture in a size that is not kept is shown in the largest that is', () => {
  expect(largestSize(at('/media/a/b/chor_1920x1920.webp'), kept)).toBe(at('/media/a/b/chor_800x800.webp'));
  expect(largestSize(at('/thumbnail/a/b/chor_200x200.webp?ts=1'), kept)).toBe(at('/media/a/b/chor_800x800.webp'));
  expect(largestSize(at('/media/c/d/chor_400x400.webp'), kept)).toBe(at('/media/c/d/chor.webp'));
});

test('another picture is never shown in its place', () => {
  expect(largestSize(at('/media/a/b/solo_400x400.webp'), kept)).toBeUndefined();
  expect(largestSize('https://cdn.example/media/a/b/chor_400x400.webp', kept)).toBeUndefined();
});
