import { groupLines } from '#features/cart/group-lines.ts';
import { readJobSpec } from '#features/cart/job-spec.ts';
import { asUtcDate } from '#print/calendar-date.ts';
import { deliveryRange, extraDaysFor } from '#print/delivery.ts';
import type { Cart } from '#store-api/schemas/cart.ts';

export interface Arrival {
  from: Date;
  to: Date;
}

/**
 * When a cart is expected to arrive if it is paid now; undefined for downloads only. Print jobs are made to order: their days
 * count, as the configurator told them (CFG-71), unless something else in the cart takes longer.
 */
export function arrivalOf({ deliveries, lineItems }: Cart, now: Date): Arrival | undefined {
  const shop = deliveries[0]?.deliveryDate;
  if (!shop) return undefined;
  const jobs = groupLines(lineItems).flatMap((article) => (article.kind === 'job' ? [readJobSpec(article.lead)] : []));
  const printed = jobs.map((spec) => deliveryRange('standard', now, extraDaysFor(spec)));
  const hasOthers = lineItems.some(({ type, payload }) => type === 'product' && !('printJob' in payload));
  const shopRange = { from: new Date(shop.earliest), to: new Date(shop.latest) };
  const ranges = printed.map(({ from, to }) => ({ from: asUtcDate(from), to: asUtcDate(to) }));
  if (hasOthers || ranges.length === 0) ranges.push(shopRange);
  return { from: latest(ranges.map(({ from }) => from)), to: latest(ranges.map(({ to }) => to)) };
}

const latest = (dates: readonly Date[]): Date => new Date(Math.max(...dates.map((date) => date.getTime())));
