import type { LineItem } from '#store-api/schemas/line-item.ts';
import type { OrderLineItem } from '#store-api/schemas/order-line-item.ts';

/** What lines of a cart or an order cost together; added up in cents, so that no fraction creeps in. */
export function totalOf(lines: readonly (Pick<LineItem, 'price'> | Pick<OrderLineItem, 'totalPrice'>)[]): number {
  return lines.reduce((cents, line) => cents + Math.round(priceOf(line) * 100), 0) / 100;
}

function priceOf(line: Pick<LineItem, 'price'> | Pick<OrderLineItem, 'totalPrice'>): number {
  return 'totalPrice' in line ? line.totalPrice : (line.price?.totalPrice ?? 0);
}
