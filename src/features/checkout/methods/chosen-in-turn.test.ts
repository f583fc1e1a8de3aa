import { createStore } from 'jotai';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshSessionAtom, sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { listPaymentMethods } from '#store-api/checkout/payment-methods.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { registeredShopper } from '#testing/account-visitor.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { chosenPaymentMethodAtom, choosePaymentMethodAtom } from './method-atoms.ts';

let shop: DemoShop;
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());

/** A tab whose first choice takes long to reach the shop. */
async function openTab() {
  const customer = await registeredShopper(shop);
  const [sent, way] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const chosen: unknown[] = [];
  const send: StoreApi['send'] = async (call) => {
    if (call.method !== 'PATCH') return customer.send(call);
    sent.resolve();
    if (chosen.push(call.body) === 1) await way.promise;
    return customer.send(call);
  };
  const store = createStore();
  store.set(shellAtom, testShell({ ...customer, send }, store));
  await store.set(refreshSessionAtom);
  const current = store.get(sessionAtom)?.paymentMethod.id ?? '';
  const others = (await listPaymentMethods(customer)).map(({ id }) => id).filter((id) => id !== current);
  return { store, current, others, chosen, isSent: sent.promise, goOn: way.resolve };
}

it('of ways to pay chosen one after the other the last one holds, though an earlier choice was long on its way', async () => {
  const { store, current, others, chosen, isSent, goOn } = await openTab();
  const [first = '', last = ''] = others;
  expect(last).not.toBe('');
  const choices = [store.set(choosePaymentMethodAtom, first)];
  await isSent;
  choices.push(store.set(choosePaymentMethodAtom, current), store.set(choosePaymentMethodAtom, last));
  expect(store.get(chosenPaymentMethodAtom)).toBe(last);
  // What does not wait for its turn is at the shop before the first one.
  await new Promise((resolve) => setTimeout(resolve, 100));
  goOn();
  await Promise.all(choices);
  expect([store.get(sessionAtom)?.paymentMethod.id, store.get(chosenPaymentMethodAtom)]).toEqual([last, last]);
  expect(chosen).toEqual([{ paymentMethodId: first }, { paymentMethodId: last }]);
});
