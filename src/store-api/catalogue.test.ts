import { jsonAnswer, recorded, shopAnswering } from '#testing/recorded-shop.ts';
import { describe, expect, it } from 'vitest';
import { listCountries } from './account/countries.ts';
import { listLanguages } from './languages.ts';
import { MissingInputError } from './missing-input-error.ts';
import { getNavigation } from './catalogue/navigation.ts';
import { listProducts, listProductsByNumber } from './catalogue/product-list.ts';
import { getProductListing } from './catalogue/product-listing.ts';
import { listReviews } from './catalogue/product-reviews.ts';
import { searchProducts, suggestProducts } from './catalogue/product-search.ts';
import { getProduct } from './catalogue/product.ts';
import { listShippingMethods } from './checkout/shipping-methods.ts';

describe('a product', () => {
  it('has its tier prices, each with the bound of its tier', async () => {
    const { product } = await getProduct(shopAnswering(recorded('077')).api, 'x');
    expect(product.calculatedPrices.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
      [9, 6.5],
      [49, 5.5],
      [50, 4.2],
    ]);
  });

  it('has image, readable path and delivery time', async () => {
    const { product } = await getProduct(shopAnswering(recorded('076')).api, 'x');
    expect(product).toMatchObject({
      name: 'Spiralbindung Notenheft',
      seoPath: 'Spiralbindung-Notenheft/ND-SPIRAL',
      cover: { width: 1200, height: 900 },
      deliveryTime: { name: '1-3 Tage', min: 1, max: 3, unit: 'day' },
      digital: false,
    });
    expect(product.cover?.thumbnails.map(({ width }) => width)).toEqual([280, 400, 800, 1920]);
    expect(product.cmsPage?.sections.length).toBeGreaterThan(0);
  });

  it('has a name in every language', async () => {
    const { product } = await getProduct(shopAnswering(recorded('086')).api, 'x');
    expect(product.name).not.toBe('');
  });

  it('has the groups its variants are chosen by', async () => {
    const { configurator } = await getProduct(shopAnswering(recorded('078')).api, 'x');
    expect(configurator.map(({ name }) => name)).toContain('Format');
    expect(configurator[0]?.options[0]).toMatchObject({ combinable: null });
  });

  it('has a price per unit and downloads where it has them', async () => {
    const reference = await getProduct(shopAnswering(recorded('080')).api, 'x');
    expect(reference.product.calculatedPrice.referencePrice?.unitName).not.toBe('');
    const download = await getProduct(shopAnswering(recorded('081')).api, 'x');
    expect(download.product).toMatchObject({
      digital: true,
      downloads: [{ media: { fileExtension: 'pdf', url: '' } }],
    });
  });
});

describe('products by id and number', () => {
  it('come in the order asked for, without those no longer on sale', async () => {
    const answer = recorded('069');
    const ids: string[] = Object(answer.response.body).elements.map(({ id }: { id: string }) => id);
    const wanted = ['gone', ...ids.toReversed()];
    const products = await listProducts(shopAnswering(answer).api, wanted);
    expect(products.map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it('are not asked for when there is nothing to ask', async () => {
    const { api, sent } = shopAnswering(recorded('069'));
    expect(await listProducts(api, [])).toEqual([]);
    expect(await listProductsByNumber(api, [])).toEqual([]);
    expect(sent).toEqual([]);
  });
});

describe('a listing', () => {
  it('says what it can be sorted and filtered by', async () => {
    const listing = await getProductListing(shopAnswering(recorded('091')).api, 'x');
    expect(listing.sorting).toBe('name-asc');
    expect(listing.availableSortings).toContainEqual({ key: 'name-asc', label: 'Name A-Z' });
    expect(listing.aggregations.price?.min).toBeTypeOf('number');
    expect(listing.aggregations.manufacturers.length).toBeGreaterThan(0);
    expect(listing.aggregations.properties.map(({ name }) => name)).toContain('Format');
    expect(listing.currentFilters).toMatchObject({ minPrice: 0, maxPrice: 0, rating: 0, shippingFree: false });
  });

  it('has nothing to filter by when it is empty', async () => {
    const { aggregations, elements } = await getProductListing(shopAnswering(recorded('102')).api, 'x');
    expect(elements).toEqual([]);
    expect(aggregations).toMatchObject({ price: null, maxRating: null, properties: [], manufacturers: [] });
  });

  it('needs a category', async () => {
    const listing = getProductListing(shopAnswering(recorded('091')).api, '');
    await expect(listing).rejects.toThrow(new MissingInputError('Search category id does not exist'));
  });

  it('sends only what was chosen, lists joined by bars, ten to a page', async () => {
    const { api, sent } = shopAnswering(recorded('091'));
    await getProductListing(api, 'x', {
      page: 2,
      order: 'price-asc',
      manufacturers: ['a', 'b'],
      properties: [],
      minPrice: 0,
      maxPrice: 50,
      rating: 4,
      shippingFree: false,
    });
    const { includes, ...body } = Object(sent[0]?.body);
    expect(body).toEqual({ p: 2, limit: 10, order: 'price-asc', manufacturer: 'a|b', 'max-price': 50, rating: 4 });
    expect(includes).toBeTypeOf('object');
  });
});

describe('a search', () => {
  it('hands the text over in the address', async () => {
    const { api, sent } = shopAnswering(recorded('106'));
    const { elements } = await searchProducts(api, 'Noten & Chor', { limit: 24 });
    expect(sent[0]?.path).toBe('search?search=Noten+%26+Chor');
    expect(elements.length).toBeGreaterThan(0);
  });

  it('suggests without counting what could be filtered', async () => {
    const { api, sent } = shopAnswering(recorded('111'));
    await suggestProducts(api, 'Noten');
    expect(sent[0]?.body).toMatchObject({ limit: 6, 'no-aggregations': true });
  });
});

describe('the menu', () => {
  it('is a tree', async () => {
    const items = await getNavigation(shopAnswering(recorded('040')).api, 'main-navigation');
    expect(items.some(({ children }) => children.length > 0)).toBe(true);
  });

  it('is empty where the shop has none', async () => {
    const { api } = shopAnswering(() => new Response(null, { status: 204 }));
    expect(await getNavigation(api, 'footer-navigation')).toEqual([]);
  });
});

describe('reviews', () => {
  it('come with the number of each rating', async () => {
    const { api } = shopAnswering(() =>
      jsonAnswer({
        elements: [{ id: 'r', title: 'Schön', content: 'Sehr schön', points: 4.5, createdAt: '2026-11-21' }],
        total: 6,
        aggregations: { ratingMatrix: { buckets: [{ key: '4.5', count: 6 }] } },
      }),
    );
    expect(await listReviews(api, 'x')).toMatchObject({ total: 6, ratingMatrix: [{ points: 4.5, count: 6 }] });
  });

  it('may be without numbers', async () => {
    const { reviews, ratingMatrix } = await listReviews(shopAnswering(recorded('089')).api, 'x');
    expect(reviews[0]?.points).toBe(4);
    expect(ratingMatrix).toEqual([]);
  });
});

describe('reference data', () => {
  it('knows languages by their code', async () => {
    const languages = await listLanguages(shopAnswering(recorded('013')).api);
    expect(languages.map(({ code }) => code).toSorted()).toEqual(['de-DE', 'en-GB', 'pl-PL']);
  });

  it('reads countries to the last page', async () => {
    const country = (_: unknown, index: number) => ({
      id: String(index),
      translated: { name: `Land ${index}` },
      name: null,
    });
    const { api } = shopAnswering(({ body }) =>
      jsonAnswer({ elements: Array.from({ length: Object(body).page === 3 ? 7 : 100 }, country) }),
    );
    const countries = await listCountries(api);
    expect(countries).toHaveLength(207);
    expect(countries[6]).toMatchObject({ name: 'Land 6', states: [] });
  });

  it('sorts shipping methods by position', async () => {
    const method = (position: number) => ({ id: String(position), name: 'x', position });
    const { api } = shopAnswering(() => jsonAnswer({ elements: [method(3), method(1), method(2)] }));
    expect((await listShippingMethods(api)).map(({ position }) => position)).toEqual([1, 2, 3]);
  });
});
