import { expect, test } from 'vitest';
import type { SeenThing } from '#offline/kept/seen-thing.ts';
import { findSeen } from './find-seen.ts';

const product = (name: string, number: string, more: Partial<SeenThing> = {}): SeenThing => ({
  kind: 'product',
  path: `/${number}`,
  name,
  choice: '',
  numbers: [number],
  makers: '',
  topics: '',
  picture: null,
  ...more,
});

const things = [
  product('Trois Gymnopédies', 'NF-1011', { makers: 'Erik Satie', topics: 'Klavier' }),
  product('Satie für Anfänger', 'NF-2000', { topics: 'Klaviernoten' }),
  product('Zweistimmige Inventionen', 'NF-1001', { makers: 'Johann Sebastian Bach', topics: 'Klavier' }),
  product('Notenheft', 'NF-3001', { choice: 'A4', numbers: ['NF-3001', '4012345678901'] }),
  product('Straße der Lieder', 'NF-1100', { makers: 'Karol Szymanowski' }),
];
const found = (text: string): string[] => findSeen(things, text).map(({ numbers }) => numbers[0] ?? '');

test('a name counts more than a composer, a composer more than a topic', () => {
  expect(found('Satie')).toEqual(['NF-2000', 'NF-1011']);
  expect(found('Bach')).toEqual(['NF-1001']);
  expect(found('Klavier')).toEqual(['NF-1011', 'NF-1001', 'NF-2000']);
});

test('a complete number stands alone, however it is written; a beginning finds its numbers', () => {
  for (const text of ['NF-1011', 'nf1011', 'nf 1011']) expect(found(text)).toEqual(['NF-1011']);
  expect(found('4012345678901')).toEqual(['NF-3001']);
  expect(found('NF-10')).toEqual(expect.arrayContaining(['NF-1011', 'NF-1001']));
});

test('accents, endings, beginnings and words inside others are no obstacle', () => {
  expect(found('gymnopedies')).toEqual(['NF-1011']);
  expect(found('strasse')).toEqual(['NF-1100']);
  expect(found('Invent')).toEqual(['NF-1001']);
  expect(found('Notenhefte')).toEqual(['NF-3001']);
  expect(found('heft')).toEqual(['NF-3001']);
});

test('typing errors are forgiven only where nothing is spelt so', () => {
  expect(found('Inventoinen')).toEqual(['NF-1001']);
  expect(found('Szymanowsky')).toEqual(['NF-1100']);
  expect(found('Bech')).toEqual(['NF-1001']);
});

test('every word counts; where not all occur, as many as possible and at least half', () => {
  expect(found('Satie Gymnopedies')).toEqual(['NF-1011']);
  expect(found('Satie Gymnopedies Noten Xylophon Harfe Pauke')).toEqual([]);
  expect(found('')).toEqual([]);
});
