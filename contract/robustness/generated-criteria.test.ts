import { assert, asyncProperty, constantFrom } from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue, textOf } from '#shop/base/json.ts';
import { fixtureId } from '../fixture-id.ts';
import { seedCustomer } from '../fixtures/seed-customer.ts';
import { openFixtureShop } from '../fixture-shop.ts';
import { recordedAccessKey, recordedOrigin } from '../replay.ts';
import { anyCriteria, type FieldValues, filters } from './criteria-arbitrary.ts';
import { meets } from './evaluate-filter.ts';
import { improprieties, sendRaw } from './hostile-calls.ts';

const running = await openFixtureShop();
await seedCustomer(running, recordedOrigin, recordedAccessKey);
afterAll(() => running.close());

const login = await running.call('/account/login', { username: 'kunde@example.test', password: 'Notendruck-1' });
const session = { 'sw-context-token': login.headers.get('sw-context-token') ?? '' };

async function elementsOf(path: string, criteria: JsonObject): Promise<readonly JsonObject[]> {
  const { json, text } = await sendRaw(running, { path, body: JSON.stringify(criteria), headers: session });
  const elements = isJsonObject(json) ? json['elements'] : undefined;
  if (!isJsonList(elements)) throw new TypeError(`${path}: ${text.slice(0, 300)}`);
  return elements.filter(isJsonObject);
}

/** The values some entities show in the named fields; null is left to the generator. */
function valuesOf(entities: readonly JsonObject[], fields: readonly string[]): FieldValues {
  const entries = fields.map((field): [string, JsonValue[]] => {
    const values = entities.map(({ translated, [field]: own }) =>
      isJsonObject(translated) ? (translated[field] ?? own ?? null) : (own ?? null),
    );
    return [field, [...new Set(values.filter((value) => value !== null))]];
  });
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0));
}

const productFields = [
  'id',
  'productNumber',
  'name',
  'description',
  'ean',
  'manufacturerId',
  'parentId',
  'stock',
  'weight',
  'minPurchase',
  'ratingAverage',
  'isCloseout',
  'shippingFree',
  'available',
];
const products = await elementsOf('/product', {});
const productValues = valuesOf(products, productFields);

describe('filters hold, no more and no less', () => {
  test.each<[string, readonly string[]]>([
    ['/product', productFields],
    ['/category', ['id', 'name', 'level', 'active', 'visible', 'type', 'parentId', 'childCount']],
    ['/country', ['id', 'iso', 'name', 'position', 'active']],
    ['/salutation', ['id', 'salutationKey', 'displayName']],
    ['/currency', ['isoCode', 'name', 'factor']],
    ['/payment-method', ['technicalName', 'name', 'position', 'active']],
  ])(
    'for %s',
    async (path, fields) => {
      const all = await listOf(path, {});
      await assert(
        asyncProperty(filters(valuesOf(all, fields)), async (filter) => {
          const found = await listOf(path, { filter: [...filter] });
          const expected = all.filter((entity) => filter.every((each) => meets(entity, each)));
          expect(idsOf(found)).toEqual(idsOf(expected));
        }),
        { numRuns: 60 },
      );
    },
    60_000,
  );

  test('whatever the order and the page', async () => {
    await assert(
      asyncProperty(
        filters(productValues),
        constantFrom('name', '-stock,id', 'productNumber'),
        async (filter, sort) => {
          const asked = { filter: [...filter], sort, limit: 7 };
          const pages = await Promise.all(
            [1, 2, 3, 4, 5, 6, 7, 8].map((page) => elementsOf('/product', { ...asked, page })),
          );
          const expected = products.filter((product) => filter.every((each) => meets(product, each)));
          expect(idsOf(pages.flat())).toEqual(idsOf(expected));
        },
      ),
      { numRuns: 20 },
    );
  });
});

/** Some calls answer with a plain list. */
async function listOf(path: string, criteria: JsonObject): Promise<readonly JsonObject[]> {
  const { json } = await sendRaw(running, { path, body: JSON.stringify(criteria), headers: session });
  return isJsonList(json) ? json.filter(isJsonObject) : elementsOf(path, criteria);
}

const idsOf = (entities: readonly JsonObject[]) => entities.map(({ id }) => textOf(id)).toSorted();

const paths = [
  '/product',
  '/search',
  '/search-suggest',
  '/category',
  '/country',
  '/currency',
  '/language',
  '/salutation',
  '/payment-method',
  '/shipping-method',
  '/seo-url',
  '/order',
  '/account/list-address',
  '/customer/wishlist',
  '/media',
  '/account/customer',
  '/context',
  '/category/home',
  '/navigation/main-navigation/main-navigation',
  `/product-listing/${fixtureId('cat-root')}`,
  `/product/${fixtureId('prod-set')}`,
  `/product/${fixtureId('prod-set')}/reviews`,
  `/country-state/${fixtureId('prod-set')}`,
];

test('no criteria make the shop stumble, whatever they hold and wherever they go', async () => {
  await assert(
    asyncProperty(constantFrom(...paths), anyCriteria(productValues), async (path, criteria) => {
      const answer = await sendRaw(running, { path, body: JSON.stringify(criteria), headers: session });
      expect(improprieties(answer)).toEqual([]);
    }),
    { numRuns: 1500 },
  );
});
