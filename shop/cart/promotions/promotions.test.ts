import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newCustomer } from '../../account/customers-for-tests.ts';
import {
  lineItem,
  openFilledShop,
  productId,
  seedDownload,
  type Shopper,
} from '../../checkout/checkout-serve-for-tests.ts';
import type { JsonObject } from '../../json.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { stableId } from '../../seeding/stable-id.ts';
import { upsert } from '../../seeding/upsert.ts';

const shop = await openFilledShop();
afterAll(() => shop.close());
seedDownload(shop.shop, 'datei', 3, 'Noten');

const onlyProduct = (name: string): JsonObject => {
  const id = stableId(`only:${name}`);
  upsert(shop.shop, 'rule', [
    { id, name, conditions: [{ type: 'cartLineItem', value: { operator: '=', identifiers: [productId(name)] } }] },
  ]);
  return { id };
};
const discount = (code: string, more: JsonObject): JsonObject => ({ id: stableId(`discount:${code}`), ...more });
const group = (code: string, number: number, more: JsonObject): JsonObject => ({
  id: stableId(`setgroup:${code}:${number}`),
  packagerKey: 'COUNT',
  sorterKey: 'PRICE_ASC',
  ...more,
});

/** A promotion under a code of its own; `more` overrides any field. */
function promotion(code: string, discounts: JsonObject[], more: JsonObject = {}): void {
  upsert(shop.shop, 'promotion', [
    {
      id: stableId(`promotion:${code}`),
      active: true,
      useCodes: true,
      code,
      name: { 'de-DE': code },
      salesChannels: [{ id: stableId(`promotion-channel:${code}`), salesChannelId: baseIds.salesChannel }],
      discounts,
      ...more,
    },
  ]);
}

const price = z.object({ totalPrice: z.number() });
const cartSchema = z.object({
  price: z.object({ totalPrice: z.number(), positionPrice: z.number() }),
  lineItems: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      label: z.string(),
      price,
      payload: z.object({ composition: z.optional(z.array(z.object({ quantity: z.number(), discount: z.number() }))) }),
    }),
  ),
  deliveries: z.array(z.object({ shippingCosts: price, positions: z.array(z.unknown()) })),
  errors: z.union([z.array(z.never()), z.record(z.string(), z.object({ messageKey: z.string() }))]),
});
const code = (name: string): JsonObject => ({ type: 'promotion', referencedId: name });

async function buy(shopper: Shopper, ...items: JsonObject[]) {
  const cart = cartSchema.parse(await shopper.ok('POST', '/checkout/cart/line-item', { items }));
  const discounts = cart.lineItems.filter(({ type }) => type === 'promotion');
  return {
    ...cart,
    lines: discounts,
    discounts: discounts.map((line) => [line.label, line.price.totalPrice]),
    shipping: cart.deliveries.map(({ shippingCosts }) => shippingCosts.totalPrice),
    remarks: Object.values(cart.errors).map(({ messageKey }) => messageKey),
  };
}

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

describe('promotions', () => {
  const onCart = (name: string, more: JsonObject = {}) =>
    promotion(name, [discount(name, { scope: 'cart', type: 'absolute', value: 1 })], more);
  const names = (cart: { discounts: (string | number)[][] }) => cart.discounts.map(([name]) => name);

  test('add up unless one excludes the other, whichever of them says so', async () => {
    onCart('A1', { priority: 3 });
    onCart('A2', { priority: 2 });
    onCart('A3', { priority: 1, exclusionIds: [stableId('promotion:A1')] });
    onCart('A4', { priority: 4, exclusionIds: [stableId('promotion:A2')] });
    const both = await buy(shop.shopper(), lineItem('spiral', 1), code('A1'), code('A2'));
    expect(names(both)).toEqual(['A1', 'A2']);
    const later = await buy(shop.shopper(), lineItem('spiral', 1), code('A1'), code('A3'));
    expect([names(later), later.remarks]).toEqual([['A1'], ['promotion-discount-added', 'promotion-excluded']]);
    const earlier = await buy(shop.shopper(), lineItem('spiral', 1), code('A2'), code('A4'));
    expect([names(earlier), earlier.remarks]).toEqual([['A4'], ['promotion-discount-added', 'promotion-excluded']]);
  });

  test('that prevent combination apply alone', async () => {
    onCart('SOLO', { preventCombination: true, priority: 9 });
    onCart('DAZU', { priority: 1 });
    const cart = await buy(shop.shopper(), lineItem('spiral', 1), code('SOLO'), code('DAZU'));
    expect(names(cart)).toEqual(['SOLO']);
  });

  test('never take more than the goods cost, and leave no negative total', async () => {
    promotion('ALLES', [discount('ALLES', { scope: 'cart', type: 'absolute', value: 500 })]);
    onCart('NOCHMAL');
    const cart = await buy(shop.shopper(), lineItem('spiral', 1), code('ALLES'), code('NOCHMAL'));
    expect([cart.price.positionPrice, names(cart)]).toEqual([0, ['ALLES']]);
  });

  test('without a code come by themselves; a removed one stays away', async () => {
    onCart('VONSELBST', { useCodes: false, code: null });
    const shopper = shop.shopper();
    const { lines, remarks } = await buy(shopper, lineItem('spiral', 1));
    expect(remarks).toEqual(['promotion-discount-added']);
    await shopper.ok('DELETE', '/checkout/cart/line-item', { ids: [lines[0]?.id ?? ''] });
    expect(names(await buy(shopper, lineItem('spiral', 1)))).toEqual([]);
    upsert(shop.shop, 'promotion', [{ id: stableId('promotion:VONSELBST'), active: false }]);
  });

  test('that end while they are in the cart go with a remark, once', async () => {
    onCart('ENDET');
    const shopper = shop.shopper();
    await buy(shopper, lineItem('spiral', 1), code('ENDET'));
    upsert(shop.shop, 'promotion', [{ id: stableId('promotion:ENDET'), active: false }]);
    expect((await buy(shopper)).remarks).toEqual(['promotion-not-found', 'promotion-discount-deleted']);
    expect((await buy(shopper)).remarks).toEqual([]);
  });
});

describe('a limited promotion', () => {
  const limited = (name: string, more: JsonObject) =>
    promotion(name, [discount(name, { scope: 'cart', type: 'absolute', value: 1 })], more);

  async function orderWith(name: string, shopper?: Shopper): Promise<Shopper> {
    const buyer = shopper ?? (await newCustomer(shop)).shopper;
    await buy(buyer, lineItem('klammer', 1), code(name));
    await buyer.ok('POST', '/checkout/order', {});
    return buyer;
  }
  const isKnown = async (shopper: Shopper, name: string) => {
    const { remarks } = await buy(shopper, lineItem('klammer', 1), code(name));
    return !remarks.includes('promotion-not-found');
  };

  test('ends with its last redemption', async () => {
    limited('ZWEIMAL', { maxRedemptionsGlobal: 2 });
    await orderWith('ZWEIMAL');
    expect(await isKnown(shop.shopper(), 'ZWEIMAL')).toBe(true);
    await orderWith('ZWEIMAL');
    expect(await isKnown(shop.shopper(), 'ZWEIMAL')).toBe(false);
  });

  test('is redeemed by two carts at the same moment once, if there is one left', async () => {
    limited('LETZTE', { maxRedemptionsGlobal: 1 });
    const buyers = [await newCustomer(shop), await newCustomer(shop)];
    for (const { shopper } of buyers) await buy(shopper, lineItem('klammer', 1), code('LETZTE'));
    const orders = await Promise.all(buyers.map(({ shopper }) => shopper.ok('POST', '/checkout/order', {})));
    expect(orders.map(({ positionPrice }) => positionPrice).toSorted()).toEqual([5.5, 6.5]);
  });

  test('per customer ends for that customer alone', async () => {
    limited('EINMALJE', { maxRedemptionsPerCustomer: 1 });
    const first = await orderWith('EINMALJE');
    expect(await isKnown(first, 'EINMALJE')).toBe(false);
    expect(await isKnown((await newCustomer(shop)).shopper, 'EINMALJE')).toBe(true);
  });

  test('on shipping is counted too', async () => {
    const onShipping = discount('VERSAND1', { scope: 'delivery', type: 'absolute', value: 1 });
    promotion('VERSAND1', [onShipping], { maxRedemptionsGlobal: 1 });
    await orderWith('VERSAND1');
    expect(await isKnown(shop.shopper(), 'VERSAND1')).toBe(false);
  });

  test('with individual codes takes each of them once, in any case of letters', async () => {
    const individualCodes = ['Chor-AAA', 'Chor-BBB'].map((item) => ({ id: stableId(`code:${item}`), code: item }));
    limited('CHOR', { code: null, useIndividualCodes: true, individualCodes });
    await orderWith('chor-aaa');
    expect(await isKnown(shop.shopper(), 'Chor-AAA')).toBe(false);
    const shopper = shop.shopper();
    expect(await isKnown(shopper, 'CHOR-BBB')).toBe(true);
    expect((await buy(shopper)).discounts).toEqual([['CHOR', -1]]);
    expect(await isKnown(shop.shopper(), 'CHOR')).toBe(false);
  });
});
