import { expect, test } from 'vitest';
import { localeOfPath, localisedPath, pathWithoutLocale } from './locales.ts';

test('a path without prefix is German', () => {
  expect(localeOfPath('/checkout/cart')).toBe('de-DE');
  expect(localeOfPath('/')).toBe('de-DE');
});

test('a prefix names the language, only as a whole segment', () => {
  expect(localeOfPath('/en-GB')).toBe('en-GB');
  expect(localeOfPath('/pl-PL/search')).toBe('pl-PL');
  expect(localeOfPath('/en-GBx')).toBe('de-DE');
});

test('a path keeps its meaning through prefixing and back', () => {
  expect(localisedPath('pl-PL', '/search')).toBe('/pl-PL/search');
  expect(localisedPath('en-GB', '/')).toBe('/en-GB');
  expect(pathWithoutLocale('/en-GB')).toBe('/');
  expect(pathWithoutLocale('/pl-PL/a/b')).toBe('/a/b');
  expect(pathWithoutLocale('/a')).toBe('/a');
});
