import { createHash } from 'node:crypto';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import type { Shop } from '../entities/shop.ts';
import { addressErrors } from './address-errors.ts';
import { calculateCartPrice, type CartPrice } from './calculation/cart-price.ts';
import type { CartError } from './errors/cart-error.ts';
import { cartFacts, customerFacts } from './cart-facts.ts';
import { loadCartProducts, type UnpricedProduct } from './lines/cart-products.ts';
import { collectLines } from './lines/collect-lines.ts';
import { calculateDelivery, type Delivery, deliveryPrices } from './delivery/calculate-delivery.ts';
import { loadShippingMethod } from './delivery/shipping-method.ts';
import { methodErrors } from './method-errors.ts';
import type { ProductLine } from './lines/product-line.ts';
import {
  applyPromotions,
  type DiscountLine,
  type PromotionOutcome,
  withDelivery,
} from './promotions/apply-promotions.ts';
import { findPromotions } from './promotions/find-promotions.ts';
import { promotionErrors } from './promotions/promotion-errors.ts';
import { cartMatches, loadRules } from './rules/cart-rules.ts';
import type { StoredCart } from './lines/stored-cart.ts';

/** A cart with everything worked out for one context. */
export interface Cart {
  /** What to keep: corrected lines, known codes, the discounts that apply now. */
  readonly stored: StoredCart;
  readonly lines: readonly ProductLine[];
  readonly discounts: readonly DiscountLine[];
  readonly delivery: Delivery | undefined;
  readonly price: CartPrice;
  readonly errors: readonly CartError[];
  /** Rules that hold for this cart, most important first. */
  readonly ruleIds: readonly string[];
  readonly calculatedAt: Date;
}

/**
 * Works a cart out from what is kept of it: current products and prices, corrected quantities, discounts, shipping,
 * taxes and totals, and what there is to remark on. Prices may hang on rules about the cart itself, so it is worked
 * out again until the rules that hold are those it was priced with.
 */
export function calculateCart(shop: Shop, stored: StoredCart, context: SalesChannelContext): Cart {
  let { ruleIds } = context;
  const ids = stored.lines.map((line) => line.productId);
  const contents = { stored, products: loadCartProducts(shop, ids, context) };
  let cart = calculateWith(shop, contents, context);
  for (let round = 1; round < maxRounds && isPricedOtherwise(shop, cart, ruleIds); round += 1) {
    ({ ruleIds } = cart);
    cart = calculateWith(shop, contents, { ...context, ruleIds });
  }
  return cart;
}

/** Changes whenever an order of this cart would be another one: lines, payloads, prices, shipping, payment. */
export function cartHash({ lines, discounts, delivery, price }: Cart, context: SalesChannelContext): string {
  const content = {
    lines: lines.map(({ line, price: { totalPrice } }) => [
      line.id,
      line.productId,
      line.quantity,
      line.payload,
      totalPrice,
    ]),
    discounts: discounts.map(({ discount, applied }) => [discount.id, applied.price.totalPrice]),
    shipping: delivery && [delivery.method.id, ...deliveryPrices(delivery).map((costs) => costs.totalPrice)],
    total: price.totalPrice,
    currency: context.currency.id,
    payment: context.paymentMethodId,
    country: context.countryId,
  };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

interface Contents {
  readonly stored: StoredCart;
  readonly products: ReadonlyMap<string, UnpricedProduct>;
}

function promote(shop: Shop, stored: StoredCart, lines: readonly ProductLine[], context: SalesChannelContext) {
  const found = findPromotions(shop, stored.codes, stored.blockedPromotionIds, context);
  const facts = cartFacts(lines, [], customerFacts(shop, context));
  return { found, outcome: applyPromotions(found, lines, facts, context) };
}

function deliver(
  shop: Shop,
  lines: readonly ProductLine[],
  { discounts, applied }: PromotionOutcome,
  context: SalesChannelContext,
) {
  const method = loadShippingMethod(shop, context.shippingMethodId, context);
  const facts = cartFacts(lines, discounts, customerFacts(shop, context));
  const held = loadRules(shop).filter((rule) => cartMatches(rule.conditions, facts, context));
  const ruleIds = held.map((rule) => rule.id);
  const shipment = method && { lines, discounts, promotions: applied, method, ruleIds };
  const delivery = shipment && calculateDelivery(shipment, context, shop.clock());
  if (lines.length === 0) return { delivery, ruleIds, errors: [] };
  const ofMethods = methodErrors(shop, { method, delivery, ruleIds }, context);
  const ofAddresses = addressErrors(shop, delivery !== undefined, context);
  return { delivery, ruleIds, errors: [...ofMethods, ...ofAddresses] };
}

// A price can change what its own rule depends on; the reference gives up after as many rounds.
const maxRounds = 7;

function calculateWith(shop: Shop, { stored, products }: Contents, context: SalesChannelContext): Cart {
  const collected = collectLines(shop, stored.lines, products, context);
  const { lines } = collected;
  const { found, outcome: onGoods } = promote(shop, stored, lines, context);
  const { delivery, ruleIds, errors } = deliver(shop, lines, onGoods, context);
  const outcome = withDelivery(onGoods, delivery?.reductions ?? []);
  const promoted = promotionErrors(stored, found, outcome);
  const prices = [...lines.map((line) => line.price), ...outcome.discounts.map((line) => line.applied.price)];
  return {
    stored: { ...stored, ...promoted.kept, lines: lines.map((item) => item.line) },
    lines,
    discounts: outcome.discounts,
    delivery,
    price: calculateCartPrice(prices, delivery ? deliveryPrices(delivery) : [], context.taxState),
    errors: [...collected.errors, ...promoted.errors, ...errors],
    ruleIds,
    calculatedAt: shop.clock(),
  };
}

/** Whether other rules than those a cart was priced with hold for it, and one of its products is priced by them. */
function isPricedOtherwise(shop: Shop, { lines, ruleIds }: Cart, before: readonly string[]): boolean {
  const changed = [...before.filter((id) => !ruleIds.includes(id)), ...ruleIds.filter((id) => !before.includes(id))];
  if (changed.length === 0 || lines.length === 0) return false;
  const owners = lines.flatMap(({ product }) => [product.id, product.parentId]).filter((id) => id !== null);
  const select = `SELECT 1 FROM product_price WHERE product_id IN (SELECT value FROM json_each(?))
    AND rule_id IN (SELECT value FROM json_each(?)) LIMIT 1`;
  return shop.database.prepare(select).get(JSON.stringify(owners), JSON.stringify(changed)) !== undefined;
}
