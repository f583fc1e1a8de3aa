import { expect, test } from 'vitest';
import { composers, composersIn, composerSort } from './composers.ts';
import { editions } from './editions.ts';

test('composers stand in the order of their last names, and each of them has an edition', () => {
  expect(Object.keys(composers)).toEqual(Object.keys(composers).toSorted());
  const named = new Set(editions.flatMap(({ composer }) => composersIn(composer['de-DE'])));
  expect(Object.keys(composers).filter((key) => !named.has(key))).toEqual([]);
  expect(editions.filter(({ composer }) => composersIn(composer['de-DE']).length === 0)).toEqual([]);
});

test('a title that names several composers is found under each, and stands with the first', () => {
  expect(composersIn('Bach, Petzold und andere')).toEqual(['bach-johann-sebastian', 'petzold-christian']);
  expect(composersIn('Clara Schumann')).toEqual(['schumann-clara']);
  expect(composerSort('Petzold: Menuett in G (PDF)')).toEqual({ composer_sort: 'petzold-christian' });
});
