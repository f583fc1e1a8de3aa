import { afterAll, describe, expect, test } from 'vitest';
import { fixtureId } from '#contract/fixture-id.ts';
import { objectOf, openFixtureShop } from '#contract/fixture-shop.ts';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from '../base/json.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { upsert } from '../seeding/upsert.ts';

const running = await openFixtureShop();
afterAll(() => running.close());
const { shop } = running;

const noten = fixtureId('cat-noten');
const listing = async (input: JsonObject) => objectOf(await running.call(`/product-listing/${noten}`, input));
const numbersIn = (value: JsonValue | undefined) =>
  isJsonList(value) ? value.map((item) => (isJsonObject(item) ? item['productNumber'] : null)) : [];

function aggregation(body: JsonObject, name: string): JsonObject {
  const all = body['aggregations'];
  const one = isJsonObject(all) ? all[name] : undefined;
  return isJsonObject(one) ? one : {};
}

describe('a listing', () => {
  test('counts under the other filters when asked to reduce', async () => {
    const filter = { manufacturer: fixtureId('man-verlag') };
    expect(aggregation(await listing(filter), 'price')).toMatchObject({ min: '5.0000', max: '34.0000' });
    const reduced = await listing({ ...filter, 'reduce-aggregations': true });
    expect(aggregation(reduced, 'price')).toMatchObject({ min: '6.0000', max: '34.0000' });
    expect(aggregation(reduced, 'manufacturer')['entities']).toHaveLength(2);
  });

  test('leaves out filters that are switched off', async () => {
    const body = await listing({ 'price-filter': false, 'min-price': 30, 'property-filter': false });
    expect([body['total'], aggregation(body, 'price'), aggregation(body, 'properties')]).toEqual([33, {}, {}]);
  });

  test('can be all numbers or all products', async () => {
    expect(await listing({ 'only-aggregations': true })).toMatchObject({ elements: [], total: 0, limit: 0 });
    expect(await listing({ 'no-aggregations': true, limit: 1 })).toMatchObject({ aggregations: [], total: 33 });
  });

  test('shows only the property groups on the list', async () => {
    const body = await listing({ 'property-whitelist': [fixtureId('pg-papier')] });
    expect(aggregation(body, 'properties')['entities']).toMatchObject([{ name: 'Papier' }]);
  });

  test('refuses lists where joined ids belong', async () => {
    expect((await running.call(`/product-listing/${noten}`, { manufacturer: [] })).status).toBe(400);
  });

  test('shows prices in the currency of the session', async () => {
    const token = { 'sw-context-token': 'zloty' };
    await running.fetch(
      new Request('http://127.0.0.1:8000/store-api/context', {
        method: 'PATCH',
        headers: { ...token, 'sw-access-key': 'SWSCLOCALREFERENCESHOPKEY1', 'content-type': 'application/json' },
        body: JSON.stringify({ currencyId: baseIds.currencies.PLN }),
      }),
    );
    const body = objectOf(await running.call(`/product-listing/${noten}`, { 'min-price': 140, limit: 5 }, token));
    expect(aggregation(body, 'price')).toMatchObject({ max: '147.2200' });
    expect(numbersIn(body['elements'])).toEqual(['ND-SERIE-29', 'ND-SERIE-30']);
  });

  test('does not show products that are visible by link only', async () => {
    const id = fixtureId('prod-hidden');
    upsert(shop, 'product', [
      {
        id,
        productNumber: 'HIDDEN-1',
        name: 'Verstecktes Heft',
        taxId: baseIds.taxes[7],
        price: [{ currencyId: baseIds.currencies.EUR, gross: 1, net: 0.9, linked: true }],
        categories: [{ id: noten }],
        visibilities: [
          { salesChannelId: baseIds.salesChannel, visibility: 10 },
          { salesChannelId: baseIds.headlessChannel, visibility: 30 },
        ],
      },
    ]);
    expect((await listing({}))['total']).toBe(33);
    expect(objectOf(await running.call('/search', { search: 'Verstecktes' }))['total']).toBe(0);
    const byNumber = { filter: [{ type: 'equals', field: 'productNumber', value: 'HIDDEN-1' }] };
    expect(numbersIn(objectOf(await running.call('/product', byNumber))['elements'])).toEqual(['HIDDEN-1']);
  });
});

describe('search', () => {
  const found = async (search: string) => numbersIn(objectOf(await running.call('/search', { search }))['elements']);

  test.each([
    ['a beginning', 'advent', ['ND-CHOR']],
    ['several words, all needed', 'klavier sonate', ['ND-NOTEN']],
    ['a part of a word when nothing begins with it', 'sonate', ['ND-NOTEN']],
    ['a number', 'nd-set', ['ND-SET']],
    ['a maker', 'musikverlag advent', ['ND-CHOR']],
    ['nothing in punctuation', '"*-', []],
  ])('finds by %s', async (_name, term, expected) => {
    expect(await found(term)).toEqual(expected);
  });

  test('takes ue for ü and the other way round', async () => {
    upsert(shop, 'product', [{ id: fixtureId('prod-set'), name: { 'de-DE': 'Ringbücher-Set' } }]);
    expect([await found('ringbuecher'), await found('Ringbücher'), await found('ringbucher')]).toEqual([
      ['ND-SET'],
      ['ND-SET'],
      ['ND-SET'],
    ]);
  });

  test('reads the texts of the language asked for', async () => {
    const polish = { 'sw-language-id': baseIds.languages['pl-PL'] };
    const answer = await running.call('/search', { search: 'śpiewnik' }, polish);
    expect(numbersIn(objectOf(answer)['elements'])).toEqual(['ND-CHOR']);
  });
});

describe('a product page', () => {
  const detail = async (name: string, input: JsonObject = {}) =>
    objectOf(await running.call(`/product/${fixtureId(name)}`, input));

  test('of a product with variants shows the cheapest available one', async () => {
    expect(await detail('prod-var')).toMatchObject({
      product: { parentId: fixtureId('prod-var'), calculatedPrice: { unitPrice: 11.5 } },
      configurator: [{ name: 'Format' }, { name: 'Deckelfarbe' }],
    });
  });

  test('offers no option that no active variant has', async () => {
    upsert(shop, 'product', [{ id: fixtureId('prod-var-a4-schwarz'), active: false }]);
    const body = await detail('prod-var');
    const colours = isJsonList(body['configurator']) ? body['configurator'][1] : null;
    expect(colours).toMatchObject({ options: [{ name: 'Rot' }, { name: 'Blau' }] });
    expect(isJsonObject(colours) ? colours['options'] : null).toHaveLength(2);
  });

  test('finds the nearest variant when the exact one does not exist', async () => {
    const options = {
      [fixtureId('pg-format')]: fixtureId('po-a5'),
      [fixtureId('pg-farbe')]: fixtureId('po-schwarz'),
    };
    const body = { options, switchedGroup: fixtureId('pg-format') };
    const answer = objectOf(await running.call(`/product/${fixtureId('prod-var')}/find-variant`, body));
    expect(answer).toMatchObject({ options: { [fixtureId('pg-format')]: fixtureId('po-a5') } });
    expect([fixtureId('prod-var-a5-rot'), fixtureId('prod-var-a5-blau')]).toContain(answer['variantId']);
  });

  test('fills the gallery when the pictures are asked for', async () => {
    const body = await detail('prod-spiral', { associations: { media: {} } });
    expect(JSON.stringify(body)).toContain('"apiAlias":"cms_image_slider_item"');
  });

  test('has no address in an inactive or foreign product', async () => {
    expect((await running.call(`/product/${fixtureId('prod-inaktiv')}`, {})).status).toBe(404);
  });
});

describe('content', () => {
  test('texts of a layout can be replaced for one category', async () => {
    const slot = fixtureId('homes1');
    upsert(shop, 'category', [
      {
        id: baseIds.categories.main,
        slotConfig: {
          'de-DE': { [slot]: { content: { source: 'static', value: '<p>{{ category.name }} heute</p>' } } },
        },
      },
    ]);
    const answer = await running.call('/category/home', {});
    expect(JSON.stringify(answer.body)).toContain('<p>Startseite heute</p>');
  });

  test('a choice of slots leaves the others out', async () => {
    const answer = await running.call('/category/home', { slots: fixtureId('homes0') });
    const text = JSON.stringify(answer.body);
    expect([text.includes('"apiAlias":"cms_image"'), text.includes('"apiAlias":"cms_text"')]).toEqual([true, false]);
  });

  test('a navigation the channel does not have is 204', async () => {
    upsert(shop, 'sales_channel', [{ id: baseIds.salesChannel, footerCategoryId: null }]);
    expect((await running.call('/navigation/footer-navigation/footer-navigation', {})).status).toBe(204);
  });

  test('a breadcrumb of an id without a type is that of the product or the category with it', async () => {
    const names = async (id: string): Promise<unknown> =>
      objectOf(await running.call(`/breadcrumb/${fixtureId(id)}`))['breadcrumbs'];
    expect(await names('prod-noten')).toMatchObject([{ name: 'Noten' }, { name: 'Klaviernoten' }]);
    expect(await names('cat-klavier')).toMatchObject([{ name: 'Noten' }, { name: 'Klaviernoten' }]);
    expect((await running.call(`/breadcrumb/${'0'.repeat(32)}`)).status).toBe(404);
  });

  test('a page leaves associations out that it does not have, on every level', async () => {
    const associations = { media: { associations: { friends: {} } }, manufacturer: {} };
    const plain = await running.call('/category/home', { associations: { media: {} } });
    const asked = await running.call('/category/home', { associations });
    expect([asked.status, asked.body]).toEqual([200, plain.body]);
    expect((await running.call(`/landing-page/${fixtureId('landing')}`, { associations })).status).toBe(200);
  });

  test('a breadcrumb runs from below the root to the category', async () => {
    const answer = await running.call(`/breadcrumb/${fixtureId('prod-noten')}?type=product`);
    expect(objectOf(answer)['breadcrumbs']).toMatchObject([
      { name: 'Noten', path: 'Noten/' },
      { name: 'Klaviernoten', path: 'Noten/Klaviernoten/' },
    ]);
  });
});
