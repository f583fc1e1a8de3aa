import { expect, test } from 'vitest';
import type { ProductListing } from '#store-api/schemas/product-listing.ts';
import { listAppliedFilters } from './list-applied-filters.ts';

const option = (id: string, name: string) => ({ id, name, colorHexCode: null, media: null, combinable: null });
const listing: ProductListing = {
  elements: [],
  total: 0,
  page: 1,
  limit: 10,
  sorting: null,
  availableSortings: [],
  aggregations: {
    manufacturers: [{ id: 'm', name: 'Edition' }],
    price: null,
    maxRating: null,
    hasShippingFree: false,
    properties: [{ id: 'g', name: 'Format', displayType: 'text', options: [option('a4', 'A4'), option('b4', 'B4')] }],
  },
  currentFilters: {
    search: null,
    navigationId: null,
    manufacturer: [],
    properties: [],
    minPrice: 0,
    maxPrice: 0,
    rating: 0,
    shippingFree: false,
  },
};

test('every filter in use is named, and taken away alone', () => {
  const query = { page: 3, order: 'name-asc', properties: ['a4', 'b4'], manufacturers: ['m'], maxPrice: 9 };
  const filters = listAppliedFilters(listing, query);
  expect(filters.map((filter) => (filter.kind === 'name' ? filter.name : filter.kind))).toEqual([
    'A4',
    'B4',
    'Edition',
    'max-price',
  ]);
  expect(filters[0]?.without).toEqual({ ...query, page: 1, properties: ['b4'] });
  expect(filters[3]?.without).toEqual({ ...query, page: 1, maxPrice: 0 });
});

test('values the listing does not know stay out of sight', () => {
  expect(listAppliedFilters(listing, { properties: ['gone'] })).toEqual([]);
});
