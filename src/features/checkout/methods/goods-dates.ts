import type { DeliveryTime } from '#store-api/schemas/delivery-time.ts';
import type { LineItem } from '#store-api/schemas/line-item.ts';

/** First and last day goods are expected. */
interface GoodsDates {
  readonly from: Date;
  readonly to: Date;
}

/** Orders are dispatched at this hour (UTC), as the shop reckons. */
const dispatchHour = 16;
const dayMs = 86_400_000;

/**
 * When goods arrive by a method that takes `time`, as the shop reckons it: an article's own delivery time comes before the
 * method's, what is out of stock has to come in first, the slowest decides, and the range is a day at least. Undefined when
 * nobody says how long it takes.
 */
export function goodsDates(lines: readonly LineItem[], time: DeliveryTime | null, now: Date): GoodsDates | undefined {
  const dates = lines
    .filter(({ deliveryInformation }) => deliveryInformation !== null)
    .map((line) => datesOfLine(line, time, now));
  if (dates.length === 0) return undefined;
  const from = Math.max(...dates.map((range) => range?.from ?? Number.NaN));
  const to = Math.max(...dates.map((range) => range?.to ?? Number.NaN));
  if (Number.isNaN(from)) return undefined;
  return { from: new Date(from), to: new Date(to > from ? to : from + dayMs) };
}

function datesOfLine({ deliveryInformation, quantity }: LineItem, time: DeliveryTime | null, now: Date) {
  const takes = deliveryInformation?.deliveryTime ?? time;
  if (!takes) return undefined;
  const isInStock = (deliveryInformation?.stock ?? 0) >= quantity;
  const restockDays = isInStock ? 0 : (deliveryInformation?.restockTime ?? 0);
  const day = now.getUTCDate() + restockDays;
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), day, dispatchHour));
  return { from: later(start, takes.min, takes.unit), to: later(start, takes.max, takes.unit) };
}

function later(day: Date, count: number, unit: string): number {
  const moved = new Date(day);
  if (unit === 'hour') return moved.setUTCHours(moved.getUTCHours() + count);
  if (unit === 'month') return moved.setUTCMonth(moved.getUTCMonth() + count);
  if (unit === 'year') return moved.setUTCFullYear(moved.getUTCFullYear() + count);
  return moved.setUTCDate(moved.getUTCDate() + count * (unit === 'week' ? 7 : 1));
}
