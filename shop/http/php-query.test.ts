import { expect, test } from 'vitest';
import { parsePhpQuery } from './php-query.ts';

test.each([
  ['ids[]=a&ids[]=b', { ids: ['a', 'b'] }],
  ['filter[active]=1', { filter: { active: '1' } }],
  ['filter[0][type]=equals&filter[0][field]=id', { filter: [{ type: 'equals', field: 'id' }] }],
  ['associations[states][]=', { associations: { states: [''] } }],
  ['a=1&a=2', { a: '2' }],
  ['search=Gr%C3%BC%C3%9Fe+an', { search: 'Grüße an' }],
  ['', {}],
])('%s is read the way PHP reads it', (query, expected) => {
  expect(parsePhpQuery(query)).toEqual(expected);
});

const repeated = (part: string, count: number) => part.repeat(count);

test('what goes beyond the bounds of PHP is left out', () => {
  const many = Array.from({ length: 1500 }, (_, index) => `k${index}=1`).join('&');
  expect(Object.keys(parsePhpQuery(many))).toHaveLength(1000);
  expect(Object.keys(parsePhpQuery(`a${repeated('[b]', 63)}=1&c${repeated('[b]', 64)}=1&d=1`))).toEqual(['a', 'd']);
});

test('a name that looks like a prototype stays data', () => {
  const parsed = parsePhpQuery('__proto__[polluted]=1');
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  expect(Object.keys(parsed)).toEqual(['__proto__']);
});
