import { afterAll, describe, expect, test } from 'vitest';
import { newCustomer } from '../../testing/customers.ts';
import { lineItem, type Shopper } from '../../testing/serve-checkout.ts';
import type { JsonObject } from '../../base/json.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { stableId } from '../../base/stable-id.ts';
import { upsert } from '../../seeding/upsert.ts';
import { buy, code, discount, openPromotionShop } from '../../testing/promotions.ts';

const { shop, promotion } = await openPromotionShop();
afterAll(() => shop.close());

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

  test('of which a later one applies alone give way to the one before it', async () => {
    onCart('VORHER', { priority: 9 });
    onCart('ALLEIN', { preventCombination: true, priority: 1 });
    const cart = await buy(shop.shopper(), lineItem('spiral', 1), code('VORHER'), code('ALLEIN'));
    expect([names(cart), cart.remarks]).toEqual([['VORHER'], ['promotion-discount-added', 'promotion-excluded']]);
  });

  test('with several discounts take no more than the goods cost either', async () => {
    promotion('DOPPELT', [
      discount('DOPPELT-1', { scope: 'cart', type: 'absolute', value: 10 }),
      discount('DOPPELT-2', { scope: 'cart', type: 'absolute', value: 10 }),
    ]);
    const cart = await buy(shop.shopper(), lineItem('spiral', 1), code('DOPPELT'));
    expect([cart.price.positionPrice, cart.discounts]).toEqual([
      0,
      expect.arrayContaining([
        ['DOPPELT', -10],
        ['DOPPELT', -2.9],
      ]),
    ]);
  });

  test('are reckoned in the currency of the cart, with their limits', async () => {
    promotion('HALB', [discount('HALB', { scope: 'cart', type: 'percentage', value: 50, maxValue: 2 })]);
    onCart('EINER');
    const inEuro = await buy(shop.shopper(), lineItem('spiral', 1), code('HALB'));
    const shopper = shop.shopper();
    await shopper.ok('PATCH', '/context', { currencyId: baseIds.currencies.PLN });
    const inZloty = await buy(shopper, lineItem('spiral', 1), code('HALB'), code('EINER'));
    const row = shop.shop.database.prepare("SELECT factor FROM currency WHERE iso_code = 'PLN'").get();
    const factor = Number(row?.['factor']);
    expect(factor).toBeGreaterThan(1);
    expect(inEuro.discounts).toEqual([['HALB', -2]]);
    const taken = new Map(inZloty.lines.map(({ label, price }) => [label, price.totalPrice]));
    expect(taken.get('HALB')).toBeCloseTo(-2 * factor, 2);
    expect(taken.get('EINER')).toBeCloseTo(-factor, 2);
  });

  test('hold from their first moment to just before their last', async () => {
    const at = (milliseconds: number) => new Date(shop.now.getTime() + milliseconds).toISOString();
    onCart('VORBEI', { validUntil: at(-1000) });
    onCart('BALD', { validFrom: at(60_000) });
    onCart('JETZT', { validFrom: at(-1000), validUntil: at(60_000) });
    const cart = await buy(shop.shopper(), lineItem('spiral', 1), ...['VORBEI', 'BALD', 'JETZT'].map(code));
    expect(names(cart)).toEqual(['JETZT']);
    shop.now = new Date(shop.now.getTime() + 60_000);
    const later = await buy(shop.shopper(), lineItem('spiral', 1), ...['VORBEI', 'BALD', 'JETZT'].map(code));
    expect(names(later)).toEqual(['BALD']);
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
