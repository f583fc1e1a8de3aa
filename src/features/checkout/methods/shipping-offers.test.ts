import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProducts, getCart } from '#store-api/checkout/cart.ts';
import { listShippingMethods } from '#store-api/checkout/shipping-methods.ts';
import { getContext, patchContext } from '#store-api/context.ts';
import { cartSchema, type Cart } from '#store-api/schemas/cart.ts';
import { shippingMethodSchema, type ShippingMethod } from '#store-api/schemas/shipping-method.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { recorded } from '#testing/recorded-shop.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import * as z from 'zod/mini';
import { methodToUse, shippingOffers, type ShippingOffers } from './shipping-offers.ts';

let shop: DemoShop;
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());

const idOf = (sql: string): string => String(shop.database.prepare(sql).get()?.['id']);
const countryId = (iso: string): string => idOf(`SELECT id FROM country WHERE iso = '${iso}'`);
const methodId = (name: string): string => idOf(`SELECT id FROM shipping_method WHERE technical_name = '${name}'`);

function newShopper(): StoreApi {
  let token: string | undefined;
  return shop.connect({ token: { read: () => token, write: (value: string) => void (token = value) } });
}

async function offersOf(api: StoreApi, cart: Cart): Promise<ShippingOffers> {
  const [methods, session] = await Promise.all([listShippingMethods(api), getContext(api)]);
  const terms = { currency: session.currency, ruleIds: session.ruleIds, isGross: cart.price.taxStatus === 'gross' };
  return shippingOffers({ cart, methods, terms });
}

/** What the shop asks for each method when the cart is calculated with it, by name; null when it refuses. */
async function pricesOfShop(api: StoreApi, methods: readonly ShippingMethod[]): Promise<Record<string, number | null>> {
  const prices: Record<string, number | null> = {};
  for (const { id, name } of methods) {
    await patchContext(api, { shippingMethodId: id });
    const { deliveries, errors } = await getCart(api);
    const isBlocked = errors.some(({ messageKey }) => messageKey === 'shipping-method-blocked');
    prices[name] = isBlocked ? null : (deliveries[0]?.shippingCosts.totalPrice ?? null);
  }
  return prices;
}

const pricesOf = ({ offers }: ShippingOffers): Record<string, number | null> =>
  Object.fromEntries(offers.map(({ method, price, isPossible }) => [method.name, isPossible ? (price ?? null) : null]));

/** Buyable goods of the demo shop, from a sheet of paper to boxes, with what is delivered free among them. */
function goods(): string[] {
  const rows = shop.database.prepare(
    `SELECT id FROM product WHERE active = 1 AND stock > 60 AND parent_id IS NULL AND is_closeout = 0 AND weight IS NOT NULL
       AND id NOT IN (SELECT parent_id FROM product WHERE parent_id IS NOT NULL) ORDER BY shipping_free DESC, weight LIMIT 400`,
  );
  const all = rows.all().map((row) => String(row['id']));
  return [...all.slice(0, 4), ...all.filter((_, index) => index % 9 === 5)];
}

describe('what a way to ship costs', () => {
  it('is for every cart what the shop itself asks: by weight, value, country, and with free delivery', async () => {
    const products = goods();
    const seen = new Set<number | null>();
    for (let round = 0; round < 15; round += 1) {
      const api = newShopper();
      await patchContext(api, { countryId: countryId(['DE', 'PL', 'DE'][round % 3] ?? 'DE') });
      const lines = [0, 1, 2].slice(0, 1 + (round % 3)).map((step) => ({
        productId: products[(round * 5 + step * 3) % products.length] ?? '',
        quantity: [1, 4, 20, 2][(round + step) % 4] ?? 1,
      }));
      const { offers, trust } = await offersOf(api, await addProducts(api, lines));
      const shops = await pricesOfShop(
        api,
        offers.map(({ method }) => method),
      );
      expect({ lines, ...pricesOf({ offers, trust }) }).toEqual({ lines, ...shops });
      for (const price of Object.values(shops)) seen.add(price);
    }
    expect(seen.size).toBeGreaterThan(5);
    expect([...seen]).toEqual(expect.arrayContaining([0, 2.2, 12.9, 13.49]));
  });

  it('counts pieces, value and volume as the shop does, and takes the cheapest row that fits', async () => {
    const express = methodId('shipping_express');
    const set =
      'UPDATE shipping_method_price SET rule_id = NULL, calculation = ?, quantity_start = ?, quantity_end = ? WHERE shipping_method_id = ?';
    const [product] = goods().toReversed();
    for (const [calculation, start, end] of [
      [1, 2, 3],
      [2, 5, 5000],
      [4, 0, 0.2],
      [1, 4, null],
    ] as const) {
      shop.database.prepare(set).run(calculation, start, end, express);
      const api = newShopper();
      const cart = await addProducts(api, [{ productId: product ?? '', quantity: 3 }]);
      const found = await offersOf(api, cart);
      expect(pricesOf(found)).toEqual(
        await pricesOfShop(
          api,
          found.offers.map(({ method }) => method),
        ),
      );
    }
  });

  it('is told of the chosen one only when a promotion is on the shipping', async () => {
    const api = newShopper();
    const cart = await addProducts(api, [{ productId: goods().at(-1) ?? '' }]);
    const [delivery] = cart.deliveries;
    if (!delivery) throw new Error('Nothing is shipped');
    const reduced = { ...delivery, shippingCosts: { ...delivery.shippingCosts, totalPrice: -1 } };
    const { offers } = await offersOf(api, { ...cart, deliveries: [delivery, reduced] });
    const chosen = delivery.shippingCosts.totalPrice - 1;
    expect(offers.map(({ price }) => price).filter((price) => price !== undefined)).toEqual([
      expect.closeTo(chosen, 5),
    ]);
  });
});

describe('a shop that asks another price than its price list says', () => {
  it('is believed: its price is told, none of the others, and the way to ship stays', async () => {
    const api = newShopper();
    const cart = await addProducts(api, [{ productId: goods().at(-1) ?? '' }]);
    const [delivery] = cart.deliveries;
    if (!delivery) throw new Error('Nothing is shipped');
    const surcharged = { ...delivery, shippingCosts: { ...delivery.shippingCosts, totalPrice: 77 } };
    const found = await offersOf(api, { ...cart, deliveries: [surcharged] });
    expect(found.trust).toBe('refuted');
    expect(found.offers.map(({ price }) => price).filter((price) => price !== undefined)).toEqual([77]);
    const current = delivery.shippingMethod?.id ?? '';
    expect(methodToUse(found, { current, byHand: null })).toBe(current);
  });
});

describe('a real shop', () => {
  const bodyOf = (number: string): unknown => recorded(number).response.body;
  const methods = z.object({ elements: z.array(shippingMethodSchema) }).parse(bodyOf('023')).elements;
  const ruleIds = z.object({ context: z.object({ ruleIds: z.array(z.string()) }) });
  const terms = {
    currency: { id: 'b7d2554b0ce847cd82f3ac9bd1c0dfca', factor: 1 },
    ruleIds: ruleIds.parse(bodyOf('009')).context.ruleIds,
    isGross: true,
  };

  it.each(['114', '115', '120', '121', '123', '126', '128', '151', '162'])(
    'asks in recording %s what its price list says',
    (number) => {
      const cart = cartSchema.parse(bodyOf(number));
      const { offers, trust } = shippingOffers({ cart, methods, terms });
      expect(trust).toBe('verified');
      expect(offers.find(({ method }) => method.name === 'Express')?.price).toBe(9.99);
    },
  );

  it('asks nothing by any method for what is delivered free', () => {
    const { offers, trust } = shippingOffers({
      cart: cartSchema.parse(bodyOf('159')),
      methods,
      terms,
    });
    expect(trust).toBe('verified');
    expect(offers.map(({ price }) => price)).toEqual([0, 0]);
  });
});

describe('the way to use', () => {
  const method = (id: string): ShippingMethod => shippingMethodSchema.parse({ id });
  const offer = (id: string, listed: number | null) => ({
    method: method(id),
    price: undefined,
    listed,
    isPossible: listed !== null,
  });
  const of = (...offers: ReturnType<typeof offer>[]): ShippingOffers => ({ offers, trust: 'verified' });

  it('is the cheapest', () => {
    expect(methodToUse(of(offer('parcel', 5.49), offer('letter', 2.2)), { current: 'parcel', byHand: null })).toBe(
      'letter',
    );
  });

  it('stays where another costs the same', () => {
    expect(methodToUse(of(offer('letter', 0), offer('parcel', 0)), { current: 'parcel', byHand: null })).toBe('parcel');
  });

  it('is the one chosen by hand while it is possible', () => {
    const wish = { current: 'parcel', byHand: 'parcel' };
    expect(methodToUse(of(offer('letter', 2.2), offer('parcel', 5.49)), wish)).toBe('parcel');
    expect(methodToUse(of(offer('letter', 2.2), offer('parcel', null)), wish)).toBe('letter');
  });

  it('is nothing where nothing is possible', () => {
    expect(methodToUse(of(offer('letter', null)), { current: 'letter', byHand: null })).toBeUndefined();
  });
});
