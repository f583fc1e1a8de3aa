import * as z from 'zod/mini';
import { openFilledShop, productId, seedDownload, type Shopper, type TestShop } from './serve-checkout.ts';
import type { JsonObject } from '../base/json.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { stableId } from '../base/stable-id.ts';
import { upsert } from '../seeding/upsert.ts';

export const discount = (code: string, more: JsonObject): JsonObject => ({ id: stableId(`discount:${code}`), ...more });
export const group = (code: string, number: number, more: JsonObject): JsonObject => ({
  id: stableId(`setgroup:${code}:${number}`),
  packagerKey: 'COUNT',
  sorterKey: 'PRICE_ASC',
  ...more,
});
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

export const code = (name: string): JsonObject => ({ type: 'promotion', referencedId: name });

/** Adds to the cart and tells what it holds then. */
export async function buy(shopper: Shopper, ...items: JsonObject[]) {
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

export interface PromotionShop {
  readonly shop: TestShop;
  /** A promotion under a code of its own; `more` overrides any field. */
  readonly promotion: (code: string, discounts: JsonObject[], more?: JsonObject) => void;
  /** A rule that holds for the lines of one product. */
  readonly onlyProduct: (name: string) => JsonObject;
}

/** The filled shop with a file to buy, and ways to write promotions into it. */
export async function openPromotionShop(): Promise<PromotionShop> {
  const shop = await openFilledShop();
  seedDownload(shop.shop, 'datei', 3, 'Noten');
  return {
    shop,
    promotion(name, discounts, more = {}) {
      upsert(shop.shop, 'promotion', [
        {
          id: stableId(`promotion:${name}`),
          active: true,
          useCodes: true,
          code: name,
          name: { 'de-DE': name },
          salesChannels: [{ id: stableId(`promotion-channel:${name}`), salesChannelId: baseIds.salesChannel }],
          discounts,
          ...more,
        },
      ]);
    },
    onlyProduct(name) {
      const id = stableId(`only:${name}`);
      upsert(shop.shop, 'rule', [
        { id, name, conditions: [{ type: 'cartLineItem', value: { operator: '=', identifiers: [productId(name)] } }] },
      ]);
      return { id };
    },
  };
}
