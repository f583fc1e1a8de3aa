import type { Cart } from '#store-api/schemas/cart.ts';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import type { OrderLineItem } from '#store-api/schemas/order-line-item.ts';
import type { Order } from '#store-api/schemas/order.ts';
import type { CartPrice } from '#store-api/schemas/price.ts';

export interface Sums {
  /** Goods before discounts. */
  goods: number;
  discounts: readonly { readonly id: string; readonly name: string; readonly amount: number }[];
  /** Null while nothing is shipped. */
  shipping: number | null;
  total: number;
  taxes: CartPrice['calculatedTaxes'];
  /** `gross`: taxes are inside all prices; `net`: they are added at the end; `tax-free`. */
  taxStatus: string;
}

export function sumsOfCart(cart: Pick<Cart, 'lineItems' | 'price' | 'deliveries'>): Sums {
  const costs = cart.deliveries.map(({ shippingCosts }) => shippingCosts.totalPrice);
  return {
    ...goodsAndDiscounts(cart.lineItems),
    // Promotions on shipping are deliveries with costs below zero; sums of cents need rounding.
    shipping: costs.length === 0 ? null : Math.round(costs.reduce((sum, cost) => sum + cost, 0) * 100) / 100,
    ...totals(cart.price),
  };
}

export function sumsOfOrder(order: Pick<Order, 'lineItems' | 'price' | 'deliveries' | 'shippingTotal'>): Sums {
  return {
    ...goodsAndDiscounts(order.lineItems),
    shipping: order.deliveries.length > 0 ? order.shippingTotal : null,
    ...totals(order.price),
  };
}

/** What lines of a cart or an order cost together; added up in cents, so that no fraction creeps in. */
export function totalOf(lines: readonly (Pick<LineItem, 'price'> | Pick<OrderLineItem, 'totalPrice'>)[]): number {
  return lines.reduce((cents, line) => cents + Math.round(priceOf(line) * 100), 0) / 100;
}

function priceOf(line: Pick<LineItem, 'price'> | Pick<OrderLineItem, 'totalPrice'>): number {
  return 'totalPrice' in line ? line.totalPrice : (line.price?.totalPrice ?? 0);
}

function goodsAndDiscounts(lines: Cart['lineItems'] | Order['lineItems']): Pick<Sums, 'goods' | 'discounts'> {
  const all = [...lines];
  return {
    goods: totalOf(all.filter(({ type }) => type !== 'promotion')),
    discounts: all
      .filter(({ type }) => type === 'promotion')
      .map((line) => ({ id: line.id, name: line.label, amount: totalOf([line]) })),
  };
}

const totals = (price: CartPrice): Pick<Sums, 'total' | 'taxes' | 'taxStatus'> => ({
  total: price.totalPrice,
  taxes: price.calculatedTaxes,
  taxStatus: price.taxStatus,
});
