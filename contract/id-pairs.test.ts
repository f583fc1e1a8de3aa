import { expect, test } from 'vitest';
import { compareJson } from './compare-json.ts';
import { createIdPairs } from './id-pairs.ts';

const id = (letter: string): string => letter.repeat(32);
const [a, b, c, d] = [id('a'), id('b'), id('c'), id('d')];
const [x, y, z] = [id('1'), id('2'), id('3')];

test('an id of ours stands for one recorded id, and for no other', () => {
  const pairs = createIdPairs();
  expect([pairs.agree(a, x), pairs.agree(a, x), pairs.agree(b, b)]).toEqual([true, true, true]);
  expect([pairs.agree(a, y), pairs.agree(b, x)]).toEqual([false, false]);
});

test('lists of ids may come in any order, with the right ids', () => {
  const pairs = createIdPairs();
  pairs.agree(a, x);
  expect(pairs.agreeInAnyOrder([b, a], [x, y])).toBe(true);
  expect(pairs.agree(b, z)).toBe(false);
  expect(pairs.agreeInAnyOrder([a, c], [y, z])).toBe(false);
  expect(pairs.agreeInAnyOrder([a, c, d], [x, z])).toBe(false);
});

test('an answer that names another entity differs', () => {
  const ids = createIdPairs();
  expect(compareJson({ id: a, tree: [a, b] }, { id: x, tree: [y, x] }, ids)).toEqual([]);
  expect(compareJson({ id: b }, { id: y }, ids)).toEqual([]);
  expect(compareJson({ id: b, tree: [b] }, { id: x, tree: [x] }, ids).map(({ path }) => path)).toEqual(['id', 'tree']);
});
