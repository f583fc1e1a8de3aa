import { expect, test } from 'vitest';
import { respell } from './respell.ts';

const names = [
  'Ludwig van Beethoven',
  'Frédéric Chopin',
  'Pjotr Iljitsch Tschaikowsky',
  'Antonín Dvořák',
  'Klavier',
  'Chor',
];

test.each([
  ['Betoven', 'Beethoven'],
  ['bethofen', 'Beethoven'],
  ['Szopen', 'Chopin'],
  ['Schopin', 'Chopin'],
  ['Czajkowski', 'Tschaikowsky'],
  ['Tchaikovsky', 'Tschaikowsky'],
  ['Dvorjak', 'Dvořák'],
  ['Klaveir', 'Klavier'],
])('%s is respelt as %s', (typed, name) => {
  expect(respell(typed, names)).toEqual([name]);
});

test.each(['Dvorak', 'Klavier', 'Xylophonquartett', 'Uhr', 'BWV772', ''])('%s stays as it is', (typed) => {
  expect(respell(typed, names)).toEqual([]);
});

test('of several words each takes its nearest name, and others stay', () => {
  expect(respell('Betoven  Sonate Klavir', names)).toEqual(['Beethoven Sonate Klavier']);
  expect(respell('Sonate Klavier', names)).toEqual([]);
});

test('of a single word the nearest name comes first, and no more than three', () => {
  const near = respell('Hendell', ['Hensel', 'Händel', 'Hendel', 'Wendel']);
  expect(near).toHaveLength(3);
  expect(near[0]).toBe('Hendel');
});
