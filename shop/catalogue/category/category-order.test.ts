import { expect, test } from 'vitest';
import { inOrder } from './category-order.ts';

const category = (id: string, afterCategoryId: string | null) => ({ id, afterCategoryId });
const ids = (list: readonly { id?: unknown }[]) => list.map(({ id }) => id).join('');

test('sisters follow the one they name', () => {
  expect(ids(inOrder([category('c', 'b'), category('a', null), category('b', 'a')]))).toBe('abc');
});

test('a sister whose predecessor is hidden begins a chain of her own', () => {
  expect(ids(inOrder([category('c', 'hidden'), category('a', null), category('d', 'c')]))).toBe('cda');
});

test('nobody gets lost in a circle', () => {
  expect(ids(inOrder([category('a', 'b'), category('b', 'a')]))).toBe('ab');
});
