import { describe, expect, it } from 'vitest';
import { pagesToShow } from './pages-to-show.ts';

describe('pagesToShow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [6, 9, [1, null, 5, 6, 7, 8, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('around page %i of %i offers %j', (page, pageCount, expected) => {
    expect(pagesToShow(page, pageCount)).toEqual(expected);
  });
});
