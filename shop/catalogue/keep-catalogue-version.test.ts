import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { addToCart, newCustomer } from '../testing/customers.ts';
import { openFilledShop, openTestShop, priceList, productId, type TestShop } from '../testing/serve-checkout.ts';
import { catalogueVersion } from '../base/database/catalogue-version.ts';
import { inTransaction } from '../base/database/in-transaction.ts';
import { contextArea } from '../context/context-area.ts';
import { catalogueArea } from './catalogue-area.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { stableId } from '../base/stable-id.ts';
import { remove, upsert } from '../seeding/upsert.ts';
import type { Shop } from '../entities/shop.ts';

const folder = removableFolder();
let shop: TestShop;
/** The same data folder, written from elsewhere: an import beside the running shop, for example. */
let elsewhere: TestShop;

const demo = await openTestShop({ seed: 'demo' });

beforeAll(async () => {
  shop = await openFilledShop({ folder: folder.path, inMemory: false });
  elsewhere = await openTestShop({ folder: folder.path, inMemory: false });
});
afterAll(async () => {
  await demo.close();
  await elsewhere.close();
  await shop.close();
  folder.remove();
});

const version = () => catalogueVersion(shop.shop.database);

const isMovedBy = (write: () => void): boolean => {
  const before = version();
  write();
  return version() !== before;
};

const firstPath = ({ database }: Shop) => String(database.prepare('SELECT id FROM seo_url').get()?.['id']);

describe('the version of the catalogue', () => {
  const reviewed = { id: stableId('review'), productId: productId('spiral'), title: 'Gut', points: 5, status: true };
  const writes: readonly (readonly [string, (writer: TestShop) => void])[] = [
    ['a price', ({ shop: at }) => upsert(at, 'product', [{ id: productId('noten'), price: priceList(7) }])],
    ['a name', ({ shop: at }) => upsert(at, 'product', [{ id: productId('noten'), name: { 'de-DE': 'Noten' } }])],
    [
      'a shelf',
      ({ shop: at }) =>
        upsert(at, 'product', [{ id: productId('noten'), categories: [{ id: baseIds.categories.main }] }]),
    ],
    [
      'a category',
      ({ shop: at }) => upsert(at, 'category', [{ id: baseIds.categories.main, name: { 'de-DE': 'Haus' } }]),
    ],
    ['a currency', ({ shop: at }) => upsert(at, 'currency', [{ id: baseIds.currencies.EUR, factor: 1 }])],
    ['a review', ({ shop: at }) => upsert(at, 'product_review', [reviewed])],
    ['a path', ({ shop: { database } }) => database.exec("UPDATE seo_url SET seo_path_info = 'anderswo/'")],
    ['a removal', ({ shop: at }) => remove(at, 'seo_url', [firstPath(at)])],
  ];

  test.each(writes)('is another one after %s, written here or elsewhere', (_what, write) => {
    expect([shop, elsewhere].map((writer) => isMovedBy(() => write(writer)))).toEqual([true, true]);
  });

  test('hears of every table of catalogue, content and reference data', () => {
    const { database } = demo.shop;
    const entities = [...contextArea.entities, ...catalogueArea.entities];
    const mappings = entities
      .flatMap(({ associations }) => Object.values(associations))
      .flatMap((each) => (each.kind === 'manyToMany' ? [each.table] : []));
    const tables = new Set([...mappings, ...entities.map(({ name }) => name)]);
    const isHeardOf = (table: string): boolean => {
      const before = catalogueVersion(database);
      database.exec(`DELETE FROM "${table}"`);
      return catalogueVersion(database) !== before;
    };
    // The demo shop has no tags to remove.
    expect([...tables].filter((table) => !isHeardOf(table))).toEqual(['product_tag', 'tag']);
  });

  test('waits for the commit, and forgets what was taken back', () => {
    const undone = () =>
      inTransaction(elsewhere.shop.database, () => {
        upsert(elsewhere.shop, 'product', [{ id: productId('noten'), active: false }]);
        expect(isMovedBy(() => undefined)).toBe(false);
        throw new Error('no');
      });
    expect(isMovedBy(() => expect(undone).toThrow('no'))).toBe(false);
  });

  test('stays while people register, buy and cancel', async () => {
    const before = version();
    const { shopper } = await newCustomer(shop);
    await addToCart(shopper, 'spiral', 2);
    const { id = null } = await shopper.ok('POST', '/checkout/order', {});
    await shopper.ok('POST', '/order/state/cancel', { orderId: id });
    expect(version()).toBe(before);
  });

  test('is another one when the pieces of a closeout become fewer', async () => {
    const before = version();
    const { shopper } = await newCustomer(shop);
    await addToCart(shopper, 'einzel', 1);
    await shopper.ok('POST', '/checkout/order', {});
    expect(version()).not.toBe(before);
  });
});
