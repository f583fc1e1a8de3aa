import { expect, test } from 'vitest';
import { applyIncludes, parseIncludes } from './includes.ts';

const product = {
  id: '1',
  name: 'Heft',
  translated: { name: 'Heft', description: 'lang' },
  cover: { id: '2', media: { id: '3', url: '/x', apiAlias: 'media' }, apiAlias: 'product_media' },
  apiAlias: 'product',
};

function trimmed(includes: Record<string, string[]>) {
  const parsed = parseIncludes(includes);
  return parsed === undefined ? undefined : applyIncludes(product, parsed);
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

test('includes that are no map are refused', () => {
  expect(() => parseIncludes('product')).toThrow('FRAMEWORK__EXPECTED_ARRAY_WITH_TYPE');
});
