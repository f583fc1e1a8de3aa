import type { DeliveryTime } from '../lines/cart-products.ts';

export interface DeliveryDates {
  readonly earliest: Date;
  readonly latest: Date;
}

const oneDay = 24 * 60 * 60 * 1000;

/** Orders are dispatched at this hour (UTC), as the reference reckons. */
const dispatchHour = 16;

/** When goods arrive that take `time`, after `restockDays` when they must come in first. */
export function deliveryDates(
  time: Pick<DeliveryTime, 'min' | 'max' | 'unit'>,
  restockDays: number,
  now: Date,
): DeliveryDates {
  const start = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + restockDays, dispatchHour),
  );
  return { earliest: later(start, time.min, time.unit), latest: later(start, time.max, time.unit) };
}

/** One parcel arrives when its slowest goods do; the range never shrinks below one day. */
export function latestOf(dates: readonly DeliveryDates[]): DeliveryDates | undefined {
  const [first, ...rest] = dates;
  if (first === undefined) return undefined;
  const earliest = new Date(Math.max(first.earliest.getTime(), ...rest.map((date) => date.earliest.getTime())));
  const latest = new Date(Math.max(first.latest.getTime(), ...rest.map((date) => date.latest.getTime())));
  return { earliest, latest: latest <= earliest ? new Date(earliest.getTime() + oneDay) : latest };
}

function later(day: Date, count: number, unit: string): Date {
  const moved = new Date(day);
  if (unit === 'hour') moved.setUTCHours(moved.getUTCHours() + count);
  else if (unit === 'week') moved.setUTCDate(moved.getUTCDate() + count * 7);
  else if (unit === 'month') moved.setUTCMonth(moved.getUTCMonth() + count);
  else if (unit === 'year') moved.setUTCFullYear(moved.getUTCFullYear() + count);
  else moved.setUTCDate(moved.getUTCDate() + count);
  return moved;
}
