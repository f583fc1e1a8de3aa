import { beforeEach, expect, test } from 'vitest';
import { mayReloadNow } from './reload-guard.ts';

beforeEach(() => sessionStorage.clear());

test('a page opens itself anew once in ten seconds at most', () => {
  expect([0, 1, 9_999, 10_000, 10_001].map((at) => mayReloadNow(1_000_000 + at))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
});

test('where the browser keeps nothing it never does: nobody could tell the second time', () => {
  const refused = (): Storage => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  expect(mayReloadNow(1_000_000, refused)).toBe(false);
});
