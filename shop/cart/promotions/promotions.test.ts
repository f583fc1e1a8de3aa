import { afterAll, describe, expect, test } from 'vitest';
import { newCustomer } from '../../testing/customers.ts';
import { lineItem } from '../../testing/serve-checkout.ts';
import type { JsonObject } from '../../base/json.ts';
import { buy, code, discount, group, openPromotionShop } from '../../testing/promotions.ts';

const { shop, promotion, onlyProduct } = await openPromotionShop();
afterAll(() => shop.close());

describe('a promotion on complete sets', () => {
  test('reduces the cheapest piece of every three', async () => {
    const selection = { considerAdvancedRules: true, sorterKey: 'PRICE_ASC', applierKey: '1', usageKey: 'ALL' };
    promotion('DREI', [discount('DREI', { scope: 'set', type: 'percentage', value: 100, ...selection })], {
      setgroups: [group('DREI', 1, { value: 3, sorterKey: 'PRICE_DESC' })],
    });
    const shopper = shop.shopper();
    expect((await buy(shopper, lineItem('spiral', 1), lineItem('frei', 1), code('DREI'))).remarks).toEqual([
      'promotion-not-eligible',
    ]);
    expect((await buy(shopper, lineItem('noten', 1))).discounts).toEqual([['DREI', -9.99]]);
    // Six pieces, dearest first: 24, 12.90, 12.90 and 9.99, 9.99, 9.99.
    const six = await buy(shopper, lineItem('spiral', 1), lineItem('frei', 2));
    expect(six.discounts).toEqual([['DREI', -22.89]]);
    expect(six.lines[0]?.payload.composition?.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  test('takes the cheapest pieces of all sets when they are pooled, at most as often as allowed', async () => {
    const selection = { considerAdvancedRules: true, sorterKey: 'PRICE_ASC', applierKey: '1', pickerKey: 'HORIZONTAL' };
    const pooled = (name: string, usageKey: string) =>
      promotion(name, [discount(name, { scope: 'set', type: 'percentage', value: 100, usageKey, ...selection })], {
        setgroups: [group(name, 1, { value: 2, sorterKey: 'PRICE_DESC' })],
      });
    pooled('GEMEINSAM', 'ALL');
    pooled('EINMAL', '1');
    const items = [lineItem('spiral', 2), lineItem('frei', 2)];
    expect((await buy(shop.shopper(), ...items, code('GEMEINSAM'))).discounts).toEqual([['GEMEINSAM', -19.98]]);
    expect((await buy(shop.shopper(), ...items, code('EINMAL'))).discounts).toEqual([['EINMAL', -9.99]]);
  });

  test('makes each set cost what it says', async () => {
    promotion('PAKET', [discount('PAKET', { scope: 'set', type: 'fixed', value: 20 })], {
      setgroups: [
        group('PAKET', 1, { value: 1, setGroupRules: [onlyProduct('spiral')] }),
        group('PAKET', 2, { value: 1, setGroupRules: [onlyProduct('frei')] }),
      ],
    });
    const cart = await buy(shop.shopper(), lineItem('spiral', 3), lineItem('frei', 2), code('PAKET'));
    // Two sets of 22.89 cost 20 each; the third spiral stays alone.
    expect(cart.discounts).toEqual([['PAKET', -5.78]]);
    expect(cart.price.positionPrice).toBe(52.9);
  });

  test('reduces one group of the set alone', async () => {
    promotion('ZUGABE', [discount('ZUGABE', { scope: 'setgroup-2', type: 'percentage', value: 50 })], {
      setgroups: [
        group('ZUGABE', 1, { value: 2, setGroupRules: [onlyProduct('spiral')] }),
        group('ZUGABE', 2, { value: 1, setGroupRules: [onlyProduct('frei')] }),
      ],
    });
    const cart = await buy(shop.shopper(), lineItem('spiral', 4), lineItem('frei', 5), code('ZUGABE'));
    expect(cart.discounts).toEqual([['ZUGABE', -9.99]]);
  });

  test('may ask for an amount of money instead of pieces', async () => {
    promotion('AB25', [discount('AB25', { scope: 'set', type: 'absolute', value: 2 })], {
      setgroups: [group('AB25', 1, { packagerKey: 'PRICE_UNIT_GROSS', value: 25 })],
    });
    expect((await buy(shop.shopper(), lineItem('spiral', 1), code('AB25'))).discounts).toEqual([]);
    expect((await buy(shop.shopper(), lineItem('spiral', 4), code('AB25'))).discounts).toEqual([['AB25', -4]]);
  });
});

describe('a promotion on shipping', () => {
  const onShipping = (name: string, type: string, value: number, more: JsonObject = {}) =>
    promotion(name, [discount(name, { scope: 'delivery', type, value })], more);

  test.each([
    ['absolute', 2, -2],
    ['absolute', 9, -4.99],
    ['percentage', 50, -2.5],
    ['fixed', 1, -3.99],
  ])('of %s %s is a delivery of its own with costs below zero', async (type, value, reduction) => {
    const name = `VERSAND-${type}-${value}`;
    onShipping(name, type, value);
    const cart = await buy(shop.shopper(), lineItem('spiral', 1), code(name));
    expect(cart.shipping).toEqual([4.99, reduction]);
    expect(cart.deliveries.map(({ positions }) => positions.length)).toEqual([2, 0]);
    expect(cart.price.totalPrice).toBeCloseTo(12.9 + 4.99 + reduction, 10);
    expect(cart.discounts).toEqual([[name, 0]]);
  });

  test('can be removed by its line', async () => {
    onShipping('GRATIS', 'percentage', 100);
    const shopper = shop.shopper();
    const { lines, shipping } = await buy(shopper, lineItem('spiral', 1), code('GRATIS'));
    expect(shipping).toEqual([4.99, -4.99]);
    await shopper.ok('DELETE', '/checkout/cart/line-item', { ids: [lines[0]?.id ?? ''] });
    expect((await buy(shopper)).shipping).toEqual([4.99]);
  });

  test('is not eligible where shipping costs nothing', async () => {
    onShipping('UNNUETZ', 'absolute', 2);
    const free = await buy(shop.shopper(), lineItem('frei', 1), code('UNNUETZ'));
    const virtual = await buy(shop.shopper(), lineItem('datei', 1), code('UNNUETZ'));
    expect([free.shipping, free.remarks]).toEqual([[0], ['promotion-not-eligible']]);
    expect([virtual.shipping, virtual.remarks]).toEqual([[], ['promotion-not-eligible']]);
  });

  test('stands in the order as it stood in the cart', async () => {
    onShipping('VERSANDFREI', 'percentage', 100);
    const { shopper } = await newCustomer(shop);
    const { price: total } = await buy(shopper, lineItem('spiral', 1), code('VERSANDFREI'));
    expect(await shopper.ok('POST', '/checkout/order', {})).toMatchObject({
      amountTotal: total.totalPrice,
      shippingTotal: 0,
      deliveries: expect.arrayContaining([
        expect.objectContaining({ shippingCosts: expect.objectContaining({ totalPrice: 4.99 }) }),
        expect.objectContaining({ shippingCosts: expect.objectContaining({ totalPrice: -4.99 }) }),
      ]),
    });
  });
});
