import { groupLines, isJob, type GroupableLine } from '#features/cart/group-lines.ts';
import { readJobSpec } from '#print/payload/job-spec.ts';
import { asUtcDate } from '#print/delivery/calendar-date.ts';
import { deliveryRange, extraDaysFor } from '#print/delivery/delivery.ts';
import type { Cart } from '#store-api/schemas/cart.ts';
import type { Order } from '#store-api/schemas/order.ts';

export interface Arrival {
  from: Date;
  to: Date;
}

/**
 * When a cart is expected to arrive if it is paid now; undefined for downloads only. Print jobs are made to order: their days
 * count, as the configurator told them (CFG-71), unless something else in the cart takes longer.
 */
export function arrivalOf(
  { deliveries, lineItems }: Pick<Cart, 'deliveries' | 'lineItems'>,
  now: Date,
): Arrival | undefined {
  const shop = deliveries[0]?.deliveryDate;
  return shop
    ? arrivalOfLines(lineItems, now, { from: new Date(shop.earliest), to: new Date(shop.latest) })
    : undefined;
}

/** The same for an order, counted from the day it was placed. */
export function arrivalOfOrder(order: Pick<Order, 'deliveries' | 'lineItems' | 'orderDateTime'>): Arrival | undefined {
  const [delivery] = order.deliveries;
  if (!delivery?.shippingDateEarliest || !delivery.shippingDateLatest) return undefined;
  const shop = { from: new Date(delivery.shippingDateEarliest), to: new Date(delivery.shippingDateLatest) };
  return arrivalOfLines(order.lineItems, new Date(order.orderDateTime), shop);
}

/** @param shop when the goods beside print jobs arrive; undefined when nobody can say */
export function arrivalOfLines(
  lines: readonly GroupableLine[],
  paidAt: Date,
  shop: Arrival | undefined,
): Arrival | undefined {
  const articles = groupLines(lines);
  const printed = articles
    .filter(isJob)
    .map(({ lead }) => deliveryRange('standard', paidAt, extraDaysFor(readJobSpec(lead))))
    .map(({ from, to }): Arrival => ({ from: asUtcDate(from), to: asUtcDate(to) }));
  const hasOthers = articles.some(({ kind }) => kind === 'product');
  const isShopAsked = hasOthers || printed.length === 0;
  if (isShopAsked && !shop) return undefined;
  const ranges = isShopAsked && shop ? [...printed, shop] : printed;
  return { from: latest(ranges.map(({ from }) => from)), to: latest(ranges.map(({ to }) => to)) };
}

const latest = (dates: readonly Date[]): Date => new Date(Math.max(...dates.map((date) => date.getTime())));
