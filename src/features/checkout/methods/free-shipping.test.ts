import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProducts, addPromotionCode, changeLines, getCart } from '#store-api/checkout/cart.ts';
import { listShippingMethods } from '#store-api/checkout/shipping-methods.ts';
import { getContext, patchContext } from '#store-api/context.ts';
import type { Cart } from '#store-api/schemas/cart.ts';
import { shippingMethodSchema } from '#store-api/schemas/shipping-method.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { missingUntilFree } from './free-shipping.ts';
import { shippingOffers } from './shipping-offers.ts';

describe.each(['6.6', '6.7'] as const)('what is missing until shipping is free, Store API %s', (version) => {
  let shop: DemoShop;
  beforeAll(async () => {
    shop = await startDemoShop(version);
  });
  afterAll(() => shop.stop());

  const idOf = (sql: string): string => String(shop.database.prepare(sql).get()?.['id']);
  const country = (iso: string) => ({ countryId: idOf(`SELECT id FROM country WHERE iso = '${iso}'`) });
  /** Sheets of paper, 8,90 € for a hundred of them. */
  const paper = (): string => idOf(`SELECT id FROM product WHERE product_number = 'NP-A4-12-100'`);

  async function shopperIn(iso: string): Promise<StoreApi> {
    let token: string | undefined;
    const api = shop.connect({ token: { read: () => token, write: (value: string) => void (token = value) } });
    await patchContext(api, country(iso));
    return api;
  }

  async function missingIn(api: StoreApi, cart: Cart): Promise<number | undefined> {
    const [methods, session] = await Promise.all([listShippingMethods(api), getContext(api)]);
    const terms = { currency: session.currency, ruleIds: session.ruleIds, isGross: cart.price.taxStatus === 'gross' };
    return shippingOffers({ cart, methods, terms }).missing;
  }

  const costs = ({ deliveries }: Cart): number | undefined => deliveries[0]?.shippingCosts.totalPrice;

  it('is what the shop keeps to, to the cent', async () => {
    const api = await shopperIn('DE');
    const cart = await addProducts(api, [{ productId: paper(), quantity: 2 }]);
    expect(await missingIn(api, cart)).toBe(42.2);
    const [line] = cart.lineItems;
    const almost = await changeLines(api, [{ id: line?.id ?? '', quantity: 6 }]);
    expect([await missingIn(api, almost), costs(almost)]).toEqual([6.6, 6.99]);
    const reprice = shop.database.prepare('UPDATE product SET price = REPLACE(price, ?, ?) WHERE id = ?');
    reprice.run('8.9', '10', paper());
    const enough = await getCart(api);
    expect([enough.price.positionPrice, await missingIn(api, enough), costs(enough)]).toEqual([60, undefined, 0]);
    reprice.run('10', '8.9', paper());
  });

  it('is nothing abroad, where shipping is never free', async () => {
    for (const iso of ['PL', 'CH']) {
      const api = await shopperIn(iso);
      expect(await missingIn(api, await addProducts(api, [{ productId: paper() }]))).toBeUndefined();
    }
  });

  it('is in the currency of the cart, as the shop counts it', async () => {
    const api = await shopperIn('DE');
    await patchContext(api, { currencyId: idOf(`SELECT id FROM currency WHERE iso_code = 'GBP'`) });
    const cart = await addProducts(api, [{ productId: paper(), quantity: 2 }]);
    const missing = (await missingIn(api, cart)) ?? 0;
    expect(missing + cart.price.positionPrice).toBeCloseTo(60);
    const piece = cart.price.positionPrice / 2;
    const [line] = cart.lineItems;
    const change = async (quantity: number) => costs(await changeLines(api, [{ id: line?.id ?? '', quantity }]));
    expect(await change(Math.ceil(60 / piece) - 1)).toBeGreaterThan(0);
    expect(await change(Math.ceil(60 / piece))).toBe(0);
  });

  it('is not said with a discount, which would take its part of what is added', async () => {
    const api = await shopperIn('DE');
    await addProducts(api, [{ productId: paper(), quantity: 2 }]);
    expect(await missingIn(api, await addPromotionCode(api, 'CHOR10'))).toBeUndefined();
  });

  it('is not known where a rule decides, whose conditions the shop keeps to itself', async () => {
    const hidden = idOf(`SELECT id FROM rule WHERE name LIKE 'Ab 30%'`);
    const [row] = shop.database.prepare('SELECT id, rule_id FROM shipping_method_price WHERE calculation = 2').all();
    const set = shop.database.prepare('UPDATE shipping_method_price SET rule_id = ? WHERE calculation = 2');
    set.run(hidden);
    const api = await shopperIn('DE');
    expect(await missingIn(api, await addProducts(api, [{ productId: paper() }]))).toBeUndefined();
    set.run(String(row?.['rule_id']));
  });
});

describe('a price list', () => {
  const euro = { id: 'b7d2554b0ce847cd82f3ac9bd1c0dfca', factor: 1 };
  const terms = { currency: euro, ruleIds: ['first', 'second'], isGross: true };
  const row = (gross: number, from: number, calculation = 2, ruleId: string | null = null) => ({
    ruleId,
    calculation,
    quantityStart: from,
    quantityEnd: null,
    currencyPrice: [{ currencyId: euro.id, net: gross, gross }],
  });
  const missing = (...lists: object[][]) =>
    missingUntilFree(
      lists.map((prices, index) => shippingMethodSchema.parse({ id: String(index), prices })),
      { 1: 3, 2: 20, 3: 1, 4: 0 },
      terms,
    );

  it('is free from its next free row on; of several methods that become free the one that asks for most is promised', () => {
    expect(missing([row(5, 0), row(0, 50)])).toBe(30);
    expect(missing([row(5, 0), row(0, 50)], [row(9, 0), row(0, 80.5)], [row(12, 0)])).toBe(60.5);
    expect(missing([row(5, 0)])).toBeUndefined();
    expect(missing([row(12, 0)], [row(5, 0), row(0, 50)])).toBeUndefined();
  });

  it('promises nothing that weight, pieces or another rule may take back', () => {
    expect(missing([row(5, 0, 3), row(0, 50)])).toBe(30);
    expect(missing([row(5, 0, 3, 'first'), row(0, 50, 2, 'second')])).toBeUndefined();
    expect(missing([row(5, 0, 3, 'second'), row(0, 50, 2, 'first')])).toBe(30);
    expect(missing([row(5, 0, 2, 'not yet'), row(0, 50)])).toBeUndefined();
    expect(missing([row(5, 0), row(0, 50, 2, 'not yet')])).toBeUndefined();
    expect(missing([row(5, 0, 2, 'first'), row(0, 50, 2, 'second')])).toBeUndefined();
    expect(missing([row(0, 10, 1)])).toBeUndefined();
  });
});
