import { expect, test } from 'vitest';
import { cartSchema } from '#store-api/schemas/cart.ts';
import { orderLineItemSchema } from '#store-api/schemas/order-line-item.ts';
import { arrivalOf, arrivalOfOrder } from './arrival.ts';

const saturday = new Date('2026-11-21T12:00:00Z');
const days = (arrival: ReturnType<typeof arrivalOf>): string[] =>
  arrival ? [arrival.from, arrival.to].map((date) => date.toISOString().slice(0, 10)) : [];

const noPrice = { unitPrice: 0, totalPrice: 0, quantity: 1, calculatedTaxes: [] };

function cartOf(lines: object[]) {
  return cartSchema.parse({
    lineItems: lines,
    errors: [],
    deliveries: [
      {
        shippingCosts: noPrice,
        shippingMethod: null,
        deliveryDate: { earliest: '2026-11-24T00:00:00.000+00:00', latest: '2026-11-30T00:00:00.000+00:00' },
      },
    ],
  });
}

const line = (id: string, payload: object) => ({ id, type: 'product', quantity: 1, payload });
const job = (spec: object) => line('lead', { printJob: { id: 'job', role: 'lead', title: 'Chor', spec, files: [] } });

test('a print job arrives when the configurator said: working days from the next one on', () => {
  expect(days(arrivalOf(cartOf([job({ copies: 40 })]), saturday))).toEqual(['2026-11-26', '2026-11-27']);
});

test('a large run takes two working days more', () => {
  expect(days(arrivalOf(cartOf([job({ copies: 501 })]), saturday))).toEqual(['2026-11-30', '2026-12-01']);
});

test('together with other goods the later of both counts', () => {
  expect(days(arrivalOf(cartOf([job({ copies: 1 }), line('stand', {})]), saturday))).toEqual([
    '2026-11-26',
    '2026-11-30',
  ]);
});

test('goods alone arrive when the shop says, downloads not at all', () => {
  const cart = cartOf([line('stand', {})]);
  expect(days(arrivalOf(cart, saturday))).toEqual(['2026-11-24', '2026-11-30']);
  expect(arrivalOf({ ...cart, deliveries: [] }, saturday)).toBeUndefined();
});

test('an order arrives when its cart said', () => {
  const cart = cartOf([job({ copies: 40 })]);
  const deliveries = [
    {
      id: 'd',
      shippingMethod: null,
      shippingOrderAddress: null,
      shippingCosts: null,
      trackingCodes: [],
      shippingDateEarliest: '2026-11-24T00:00:00.000+00:00',
      shippingDateLatest: '2026-11-30T00:00:00.000+00:00',
      stateMachineState: null,
    },
  ];
  const payload = cart.lineItems[0]?.payload ?? {};
  const ordered = orderLineItemSchema.parse({ id: 'new', quantity: 1, unitPrice: 0, totalPrice: 0, payload });
  const order = { deliveries, lineItems: [ordered], orderDateTime: saturday.toISOString() };
  expect(days(arrivalOfOrder(order))).toEqual(days(arrivalOf(cart, saturday)));
  expect(arrivalOfOrder({ ...order, deliveries: [] })).toBeUndefined();
});
