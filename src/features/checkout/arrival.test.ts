import { describe, expect, test } from 'vitest';
import { cartSchema } from '#store-api/schemas/cart.ts';
import { orderLineItemSchema } from '#store-api/schemas/order-line-item.ts';
import { shippingMethodSchema } from '#store-api/schemas/shipping-method.ts';
import { arrivalBy, arrivalOf, arrivalOfOrder } from './arrival.ts';

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

describe('by each way to ship', () => {
  const takes = (min: number, max: number) => ({ name: '', min, max, unit: 'day' });
  const method = (id: string, min: number, max: number) =>
    shippingMethodSchema.parse({ id, name: id, deliveryTime: takes(min, max) });
  const parcel = method('parcel', 3, 9);
  const express = method('express', 1, 1);
  const shipped = (id: string, information: object = {}, payload: object = {}) => ({
    ...line(id, payload),
    deliveryInformation: { stock: 5, ...information },
  });
  /** The shop's own days are those of three to nine days from Saturday. */
  const byParcel = (lines: object[]) => {
    const cart = cartOf(lines);
    for (const delivery of cart.deliveries) delivery.shippingMethod = parcel;
    return cart;
  };

  test('goods arrive when the method takes them, an own delivery time beats it', () => {
    expect(days(arrivalBy(express, byParcel([shipped('stand')]), saturday))).toEqual(['2026-11-22', '2026-11-23']);
    const slow = shipped('stand', { deliveryTime: takes(3, 9) });
    expect(days(arrivalBy(express, byParcel([slow]), saturday))).toEqual(['2026-11-24', '2026-11-30']);
  });

  test('what has to come in first takes its time by every method', () => {
    const missing = shipped('stand', { stock: 0, restockTime: 2, deliveryTime: takes(1, 7) });
    expect(days(arrivalBy(express, byParcel([missing]), saturday))).toEqual(['2026-11-24', '2026-11-30']);
  });

  test('a print job arrives on the same days by all: it is made to order', () => {
    const cart = byParcel([{ ...job({ copies: 40 }), deliveryInformation: { stock: 5 } }]);
    expect(days(arrivalBy(express, cart, saturday))).toEqual(['2026-11-26', '2026-11-27']);
    expect(days(arrivalBy(parcel, cart, saturday))).toEqual(['2026-11-26', '2026-11-27']);
  });

  test('nothing is said of the methods not chosen when the shop reckons otherwise', () => {
    const cart = byParcel([shipped('stand', { deliveryTime: takes(2, 4) })]);
    expect(arrivalBy(express, cart, saturday)).toBeUndefined();
    expect(days(arrivalBy(parcel, cart, saturday))).toEqual(['2026-11-24', '2026-11-30']);
  });
});
