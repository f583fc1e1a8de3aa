import { expect, test } from 'vitest';
import { cartSchema } from '#store-api/schemas/cart.ts';
import { shippingMethodSchema } from '#store-api/schemas/shipping-method.ts';
import type { Arrival } from '../arrival.ts';
import { arrivalBy } from './arrival-by.ts';

const saturday = new Date('2026-11-21T12:00:00Z');
const days = (arrival: Arrival | undefined): string[] =>
  arrival ? [arrival.from, arrival.to].map((date) => date.toISOString().slice(0, 10)) : [];

const delivery = {
  shippingCosts: { unitPrice: 0, totalPrice: 0, quantity: 1, calculatedTaxes: [] },
  shippingMethod: null,
  deliveryDate: { earliest: '2026-11-24T16:00:00.000+00:00', latest: '2026-11-30T16:00:00.000+00:00' },
};
const line = (id: string, payload: object) => ({ id, type: 'product', quantity: 1, payload });
const job = (spec: object) => line('lead', { printJob: { id: 'job', role: 'lead', title: 'Chor', spec, files: [] } });
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
  const cart = cartSchema.parse({ lineItems: lines, errors: [], deliveries: [delivery] });
  for (const sent of cart.deliveries) sent.shippingMethod = parcel;
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
