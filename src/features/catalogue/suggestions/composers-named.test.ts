import { expect, test } from 'vitest';
import { composersNamed } from './composers-named.ts';

const by = (...composers: string[]) => composers.map((composer) => ({ customFields: { composer } }));

test('composers are found by each word of what was typed, without their accents, and once', () => {
  const found = by('Antonín Dvořák', 'Antonín Dvořák', 'Antonio Vivaldi');
  expect(composersNamed('dvorak', found)).toEqual(['Antonín Dvořák']);
  expect(composersNamed('Anton', found)).toEqual(['Antonín Dvořák', 'Antonio Vivaldi']);
  expect(composersNamed('anton viv', found)).toEqual(['Antonio Vivaldi']);
});

test('what was found by its title, collections of several and articles nobody composed name no composer', () => {
  expect(composersNamed('klavier', by('Erik Satie'))).toEqual([]);
  expect(composersNamed('bach', by('Bach, Petzold und andere', ''))).toEqual([]);
});
