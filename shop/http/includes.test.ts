import { expect, test } from 'vitest';
import type { JsonObject } from '../base/json.ts';
import { parseTrimming, trim } from './includes.ts';

const product = {
  id: '1',
  name: 'Heft',
  translated: { name: 'Heft', description: 'lang' },
  cover: { id: '2', media: { id: '3', url: '/x', apiAlias: 'media' }, apiAlias: 'product_media' },
  apiAlias: 'product',
};

function trimmed(includes: JsonObject, excludes: JsonObject = {}) {
  const trimming = parseTrimming({ includes, excludes });
  return trimming === undefined ? 'untouched' : trim(product, trimming);
}

test('only listed fields stay, and apiAlias always', () => {
  expect(trimmed({ product: ['id'] })).toEqual({ id: '1', apiAlias: 'product' });
});

test('nested objects are trimmed by their own alias, others stay whole', () => {
  expect(trimmed({ product: ['cover'], media: ['url'] })).toEqual({
    cover: { id: '2', media: { url: '/x', apiAlias: 'media' }, apiAlias: 'product_media' },
    apiAlias: 'product',
  });
});

test('translated texts are trimmed like the fields around them', () => {
  expect(trimmed({ product: ['name', 'translated'] })).toEqual({
    name: 'Heft',
    translated: { name: 'Heft' },
    apiAlias: 'product',
  });
});

test('excluded fields go, in translated texts too, even when they are included', () => {
  expect(trimmed({}, { product: ['name', 'cover'] })).toEqual({
    id: '1',
    translated: { description: 'lang' },
    apiAlias: 'product',
  });
  expect(trimmed({ product: ['id', 'name'] }, { product: ['id'] })).toEqual({ name: 'Heft', apiAlias: 'product' });
});

test('nothing is touched when nothing is listed', () => {
  expect(trimmed({})).toBe('untouched');
});

test('includes and excludes that are no map are refused', () => {
  expect(() => parseTrimming({ includes: 'product' })).toThrow('FRAMEWORK__EXPECTED_ARRAY_WITH_TYPE');
  expect(() => parseTrimming({ excludes: { product: 'id' } })).toThrow('FRAMEWORK__EXPECTED_ARRAY_WITH_TYPE');
});
