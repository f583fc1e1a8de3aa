import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineItem, priceList } from '../../testing/serve-checkout.ts';
import type { JsonObject } from '../../base/json.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { stableId } from '../../base/stable-id.ts';
import { upsert } from '../../seeding/upsert.ts';
import { buy, code, discount, openPromotionShop } from '../../testing/promotions.ts';

const { shop, promotion } = await openPromotionShop();
afterAll(() => shop.close());

/** Two rows of the standard method's matrix: up to `end` it costs 5 euro, beyond it 8. */
function rows(calculation: number, end: number): void {
  shop.shop.database.exec('DELETE FROM shipping_method_price');
  const row = (name: string, quantityStart: number, quantityEnd: number | null, gross: number): JsonObject => ({
    id: stableId(`row:${name}`),
    shippingMethodId: baseIds.shippingMethods.standard,
    calculation,
    quantityStart,
    quantityEnd,
    currencyPrice: priceList(gross),
  });
  upsert(shop.shop, 'shipping_method_price', [row('low', 0, end, 5), row('high', end + 0.01, null, 8)]);
}

const shipping = async (...items: JsonObject[]) => (await buy(shop.shopper(), ...items)).shipping;

describe('shipping costs', () => {
  beforeAll(() => promotion('ZEHN', [discount('ZEHN', { scope: 'cart', type: 'absolute', value: 10 })]));

  test('by value count what the goods cost after promotions', async () => {
    rows(2, 20);
    expect(await shipping(lineItem('spiral', 2))).toEqual([8]);
    expect(await shipping(lineItem('spiral', 2), code('ZEHN'))).toEqual([5]);
  });

  test('by pieces and weight leave out what is delivered free', async () => {
    rows(1, 2);
    expect(await shipping(lineItem('spiral', 2), lineItem('frei', 5))).toEqual([5]);
    expect(await shipping(lineItem('spiral', 3))).toEqual([8]);
    rows(3, 0.4);
    expect(await shipping(lineItem('spiral', 2), lineItem('frei', 5))).toEqual([5]);
    expect(await shipping(lineItem('spiral', 3))).toEqual([8]);
  });

  test('are nothing when all of it is delivered free, and none where nothing is delivered', async () => {
    rows(1, 2);
    expect(await shipping(lineItem('frei', 5))).toEqual([0]);
    expect(await shipping(lineItem('datei', 1))).toEqual([]);
  });
});
