import { createHash } from 'node:crypto';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import { wireDate } from '../entities/sql/stored-value.ts';
import { type JsonObject, textOf } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';
import { type Cart, cartHash } from './calculate-cart.ts';
import { calculatedPriceJson } from './calculation/calculated-price.ts';
import { cartPriceJson } from './calculation/cart-price.ts';
import { cartErrorsJson } from './errors/cart-error.ts';
import { cartLocation } from './cart-location.ts';
import type { CurrentCart } from './current-cart.ts';
import { deliveriesJson } from './delivery/delivery-json.ts';
import { productLineJson } from './lines/product-line.ts';
import { promotionLineJson } from './promotions/promotion-line.ts';

/** The amount an order of this cart is paid with, as a `calculated_price` of one piece. */
export function amountJson({ price }: Cart): JsonObject {
  const { totalPrice, taxes, taxRules } = price;
  return calculatedPriceJson({ unitPrice: totalPrice, quantity: 1, totalPrice, taxes, taxRules });
}

/** Lines and discounts as `cart_line_item`s, in the order of the cart. */
export function lineItemsJson(cart: Cart, context: SalesChannelContext): JsonObject[] {
  const facts = [context.languageIds, context.currency.id, context.ruleIds, context.taxState, context.countryId];
  const contextHash = createHash('md5').update(JSON.stringify(facts)).digest('hex');
  const calculatedAt = wireDate(cart.calculatedAt);
  return [
    ...cart.lines.map((line) => productLineJson(line, calculatedAt, contextHash)),
    ...cart.discounts.map(promotionLineJson),
  ];
}

/**
 * The `cart` of the Store API. `extensions` appears once the cart was ever changed.
 */
export function cartJson(shop: Shop, current: CurrentCart, context: SalesChannelContext): JsonObject {
  const { cart, isKept, changedLineIds } = current;
  const lineItems = lineItemsJson(cart, context);
  // Inside a delivery a line tells whether this call changed it; the second round discounts need forgets that.
  const tellsChanges = cart.discounts.length === 0;
  const shipped = lineItems.map((item) =>
    tellsChanges && changedLineIds.has(textOf(item['id'])) ? { ...item, modified: true } : item,
  );
  const { delivery, stored } = cart;
  const promotions = {
    addedCodes: stored.codes,
    blockedPromotionIds: stored.blockedPromotionIds,
    apiAlias: 'shopware_core_checkout_promotion_cart_extension_cart_extension',
  };
  return {
    ...(isKept ? { extensions: { 'cart-promotions': promotions } } : {}),
    price: cartPriceJson(cart.price),
    lineItems,
    errors: cartErrorsJson(cart.errors),
    deliveries: delivery === undefined ? [] : deliveriesJson(delivery, shipped, cartLocation(shop, context)),
    transactions: [
      {
        amount: amountJson(cart),
        paymentMethodId: context.paymentMethodId,
        validationStruct: null,
        apiAlias: 'cart_transaction',
      },
    ],
    modified: false,
    customerComment: null,
    affiliateCode: null,
    campaignCode: null,
    source: null,
    hash: cartHash(cart, context),
    errorHash: errorHash(cart),
    token: context.token,
    states: [],
    apiAlias: 'cart',
  };
}

function errorHash({ errors }: Cart): string {
  if (errors.length === 0) return '';
  const keys = errors.map(({ key, level }) => `${key}${level}`).join('|');
  return createHash('sha256').update(keys).digest('hex').slice(0, 16);
}
