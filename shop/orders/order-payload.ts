import { activeAddresses } from '../context/active-addresses.ts';
import { amountJson, lineItemsJson } from '../cart/cart-json.ts';
import type { Cart } from '../cart/calculate-cart.ts';
import { calculatedPriceJson, sumOfPrices } from '../cart/calculation/calculated-price.ts';
import { cartPriceJson } from '../cart/calculation/cart-price.ts';
import { fromCents } from '../cart/calculation/cents.ts';
import { deliveryPrices } from '../cart/delivery/calculate-delivery.ts';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import { wireDate } from '../entities/sql/stored-value.ts';
import type { JsonObject } from '../base/json.ts';
import { adjacentIds, randomId, randomToken } from '../base/random-id.ts';
import { stateId } from '../seeding/base-data/states.ts';
import type { Shop } from '../entities/shop.ts';
import { frozenLine, loadDownloads } from './frozen-line.ts';
import { orderAddress } from './order-address.ts';
import { orderCustomer } from './order-customer.ts';

/** What the client says along with the order. */
export interface OrderRemarks {
  readonly customerComment: string | null;
  readonly affiliateCode: string | null;
  readonly campaignCode: string | null;
}

/** The payload of a new order: everything about the cart and the customer is copied, nothing refers back to them. */
export function orderPayload(
  shop: Shop,
  cart: Cart,
  order: { readonly id: string; readonly orderNumber: string; readonly remarks: OrderRemarks },
  context: SalesChannelContext,
): JsonObject {
  const now = shop.clock();
  const addresses = activeAddresses(shop, context);
  if (addresses === undefined) throw new TypeError('An order needs a customer with addresses');
  const billing = orderAddress(shop, addresses.billingAddressId);
  const isOneAddress = addresses.billingAddressId === addresses.shippingAddressId;
  const shipping = isOneAddress ? billing : orderAddress(shop, addresses.shippingAddressId);
  const transactionId = randomId(shop.random);
  const deliveryIds = cart.delivery === undefined ? [] : deliveryPrices(cart.delivery).map(() => randomId(shop.random));
  return {
    ...amounts(cart),
    ...order.remarks,
    id: order.id,
    orderNumber: order.orderNumber,
    currencyId: context.currency.id,
    currencyFactor: context.currency.factor,
    salesChannelId: context.salesChannelId,
    languageId: context.languageIds[0],
    billingAddressId: billing.id,
    stateId: stateId('order.state', 'open'),
    orderDateTime: wireDate(now),
    orderDate: day(now),
    deepLinkCode: randomToken(shop.random),
    orderCustomer: orderCustomer(shop, context),
    addresses: isOneAddress ? [billing] : [billing, shipping],
    deliveries: deliveries(cart, deliveryIds, shipping.id),
    primaryOrderDeliveryId: deliveryIds[0] ?? null,
    primaryOrderTransactionId: transactionId,
    lineItems: frozenLines(shop, cart, context),
    transactions: [
      {
        id: transactionId,
        paymentMethodId: context.paymentMethodId,
        amount: amountJson(cart),
        stateId: stateId('order_transaction.state', 'open'),
      },
    ],
  };
}

const day = (date: Date): string =>
  wireDate(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())));

/** @param ids one per delivery; the first delivery carries the goods */
function deliveries(cart: Cart, ids: readonly string[], shippingAddressId: string): JsonObject[] {
  const { delivery } = cart;
  if (delivery === undefined) return [];
  return deliveryPrices(delivery).map((costs, index) => ({
    id: ids[index] ?? '',
    shippingOrderAddressId: shippingAddressId,
    shippingMethodId: delivery.method.id,
    trackingCodes: [],
    shippingDateEarliest: day(delivery.dates.earliest),
    shippingDateLatest: day(delivery.dates.latest),
    shippingCosts: calculatedPriceJson(costs),
    stateId: stateId('order_delivery.state', 'open'),
  }));
}

function amounts(cart: Cart): JsonObject {
  const shipping = sumOfPrices(cart.delivery === undefined ? [] : deliveryPrices(cart.delivery));
  return {
    price: cartPriceJson(cart.price),
    amountTotal: fromCents(cart.price.totalPrice),
    amountNet: fromCents(cart.price.netPrice),
    positionPrice: fromCents(cart.price.positionPrice),
    taxStatus: cart.price.taxStatus,
    shippingCosts: calculatedPriceJson(shipping),
    shippingTotal: fromCents(shipping.totalPrice),
  };
}

function frozenLines(shop: Shop, cart: Cart, context: SalesChannelContext): JsonObject[] {
  const downloads = loadDownloads(
    shop,
    cart.lines.map(({ product }) => product.id),
  );
  const items = lineItemsJson(cart, context);
  const ids = adjacentIds(shop.random, items.length);
  return items.map((item, index) => frozenLine(item, { id: ids[index] ?? '', position: index + 1 }, downloads));
}
