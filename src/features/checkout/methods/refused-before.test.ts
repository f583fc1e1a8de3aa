import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { orderRefusalAtom } from '../order-refusal-atom.ts';
import { choosePaymentMethodAtom } from './method-atoms.ts';

test('why an order was refused is said no longer once another way to pay is chosen', async () => {
  const store = createStore();
  store.set(orderRefusalAtom, { id: 'refused', message: 'refused' });
  // There is no shop to tell.
  await Promise.allSettled([store.set(choosePaymentMethodAtom, 'other')]);
  expect(store.get(orderRefusalAtom)).toBeNull();
});
