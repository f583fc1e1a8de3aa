import type { Cart } from '#store-api/schemas/cart.ts';
import type { ShippingMethod } from '#store-api/schemas/shipping-method.ts';
import { type Arrival, arrivalOf, arrivalOfLines } from '../arrival.ts';
import { goodsDates } from './goods-dates.ts';

/**
 * When a cart is expected to arrive by a method if it is paid now. By those the cart is not calculated with, goods arrive when the shop's reckoning says, provided that
 * it finds the shop's own days for the cart's method; undefined when it does not. The days of print jobs are the same by all.
 */
export function arrivalBy(method: ShippingMethod, cart: Cart, now: Date): Arrival | undefined {
  const [delivery] = cart.deliveries;
  const own = delivery?.shippingMethod;
  if (!delivery?.deliveryDate || own?.id === method.id) return arrivalOf(cart, now);
  const reckoned = goodsDates(cart.lineItems, own?.deliveryTime ?? null, now);
  const { earliest, latest: last } = delivery.deliveryDate;
  const isShops = reckoned && isSameDay(reckoned.from, earliest) && isSameDay(reckoned.to, last);
  return arrivalOfLines(
    cart.lineItems,
    now,
    isShops ? goodsDates(cart.lineItems, method.deliveryTime, now) : undefined,
  );
}

const isSameDay = (date: Date, day: string): boolean =>
  date.toISOString().slice(0, 10) === new Date(day).toISOString().slice(0, 10);
