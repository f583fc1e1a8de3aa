import { wireDate } from '../../entities/sql/stored-value.ts';
import type { JsonObject, JsonValue } from '../../base/json.ts';
import { type CalculatedPrice, calculatedPriceJson } from '../calculation/calculated-price.ts';
import type { Delivery } from './calculate-delivery.ts';
import type { DeliveryDates } from './delivery-dates.ts';

/**
 * The `cart_delivery` with a position per shipped line and discount, and one without positions and with costs below
 * zero per promotion on shipping.
 *
 * @param lineItems all lines of the cart as JSON
 * @param location where to: `{country, state, address}`
 */
export function deliveriesJson(
  delivery: Delivery,
  lineItems: readonly JsonObject[],
  location: Readonly<Record<string, JsonValue>>,
): JsonObject[] {
  const { method, lines, dates, costs, reductions } = delivery;
  const own = new Map(lines.map((line) => [line.item.line.id, datesJson(line.dates)]));
  const whole = datesJson(dates);
  const positions = lineItems.flatMap((item) => {
    const lineDates = item['type'] === 'promotion' ? whole : own.get(String(item['id']));
    return lineDates === undefined ? [] : [position(item, lineDates)];
  });
  const one = (price: CalculatedPrice, contained: JsonObject[]): JsonObject => ({
    positions: contained,
    location: { ...location, apiAlias: 'cart_delivery_shipping_location' },
    deliveryDate: whole,
    shippingMethod: method.json,
    shippingCosts: calculatedPriceJson(price),
    apiAlias: 'cart_delivery',
  });
  return [one(costs, positions), ...reductions.map(({ price }) => one(price, []))];
}

const datesJson = ({ earliest, latest }: DeliveryDates): JsonObject => ({
  earliest: wireDate(earliest),
  latest: wireDate(latest),
  apiAlias: 'cart_delivery_date',
});

function position(lineItem: JsonObject, dates: JsonObject): JsonObject {
  return {
    lineItem,
    quantity: lineItem['quantity'] ?? 1,
    price: lineItem['price'] ?? null,
    identifier: lineItem['id'] ?? '',
    deliveryDate: dates,
    apiAlias: 'cart_delivery_position',
  };
}
