import { describe, expect, test } from 'vitest';
import { isNarrowed, listingSearch, readListingQuery } from './listing-address.ts';

const read = (search: string) => readListingQuery(new URLSearchParams(search));

describe('choices in the address', () => {
  test('what is written is read again', () => {
    const query = {
      page: 2,
      order: 'price-asc',
      manufacturers: ['m1'],
      properties: ['p1', 'p2'],
      minPrice: 2.5,
      maxPrice: 20,
      rating: 4,
      shippingFree: true,
    };
    expect(read(listingSearch(query))).toEqual(query);
  });

  test('what is not chosen leaves no trace', () => {
    expect(listingSearch(read(''))).toBe('');
  });

  test('a form sent without scripts repeats the name of a filter', () => {
    expect(read('properties=a&properties=b|c&properties=').properties).toEqual(['a', 'b', 'c']);
  });

  test.each([
    ['2,50', 2.5],
    ['2.50', 2.5],
    ['1.200,50', 1200.5],
    ['1,200.50', 1200.5],
    ['1 200,50', 1200.5],
    ['1.200', 1200],
    ['1200', 1200],
  ])('a price may be typed as %s', (typed, price) => {
    expect(readListingQuery(new URLSearchParams({ 'min-price': typed })).minPrice).toBe(price);
  });

  test.each(['p=-3', 'p=zwei', 'p=0', 'p=1.9'])('%s is the first page', (search) => {
    expect(read(search).page).toBe(1);
  });

  test.each(['min-price=-1', 'min-price=viel', 'max-price=Infinity', 'rating=x'])('%s filters nothing', (search) => {
    expect(isNarrowed(read(search))).toBe(false);
  });

  test('a further page alone does not narrow the listing', () => {
    expect(isNarrowed(read('p=3'))).toBe(false);
    expect(isNarrowed(read('p=3&order=name-asc'))).toBe(true);
  });

  test('the text searched for stays in front', () => {
    expect(listingSearch({ page: 2 }, 'Bach')).toBe('?search=Bach&p=2');
  });

  test('values of a filter are joined readably', () => {
    expect(listingSearch({ properties: ['a', 'b'] })).toBe('?properties=a|b');
  });
});
