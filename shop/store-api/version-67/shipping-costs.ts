import { calculateCart } from '../../cart/calculate-cart.ts';
import { calculatedPriceJson } from '../../cart/calculation/calculated-price.ts';
import { loadCart } from '../../cart/cart-table.ts';
import { emptyCart, type StoredCart } from '../../cart/lines/stored-cart.ts';
import { productNotFound } from '../../catalogue/product-detail.ts';
import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { wireDate } from '../../entities/sql/stored-value.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';

/** Shipping costs of the session's cart by method; empty when there is nothing to ship. */
export function cartShippingCosts(shop: Shop, context: SalesChannelContext): JsonObject[] {
  return costsOf(shop, loadCart(shop, context.token) ?? emptyCart, context);
}

/**
 * Shipping costs of one piece of a product by method.
 *
 * @throws {ShopError} 404 for a product that cannot be bought here.
 */
export function productShippingCosts(shop: Shop, productId: string, context: SalesChannelContext): JsonObject[] {
  const line = { id: productId, productId, quantity: 1, payload: {}, uniqueIdentifier: productId };
  const stored = { ...emptyCart, lines: [line] };
  if (calculateCart(shop, stored, context).errors.some(({ key }) => key === `product-not-found${productId}`)) {
    throw productNotFound(productId);
  }
  return costsOf(shop, stored, context);
}

/** The session's own method comes first. */
function offeredMethods(shop: Shop, { salesChannelId, shippingMethodId }: SalesChannelContext): string[] {
  return shop.database
    .prepare(
      `SELECT m.id FROM shipping_method m JOIN sales_channel_shipping_method s ON s.shipping_method_id = m.id
       WHERE s.sales_channel_id = ? AND m.active = 1 ORDER BY m.id <> ?, m.position, m.id`,
    )
    .all(salesChannelId, shippingMethodId)
    .map((row) => String(row['id']));
}

/** What a cart would cost to ship by each method that is open to it. */
function costsOf(shop: Shop, stored: StoredCart, context: SalesChannelContext): JsonObject[] {
  return offeredMethods(shop, context).flatMap((shippingMethodId) => {
    const { delivery, ruleIds } = calculateCart(shop, stored, { ...context, shippingMethodId });
    const rule = delivery?.method.availabilityRuleId ?? null;
    if (delivery?.isPossible !== true || (rule !== null && !ruleIds.includes(rule))) return [];
    const { earliest, latest } = delivery.dates;
    return [
      {
        shippingCost: calculatedPriceJson(delivery.costs),
        deliveryDate: { earliest: wireDate(earliest), latest: wireDate(latest), apiAlias: 'cart_delivery_date' },
        shippingMethod: delivery.method.json,
      },
    ];
  });
}
