import { createStore } from 'jotai';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshSessionAtom, sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { listPaymentMethods } from '#store-api/checkout/payment-methods.ts';
import { registeredShopper } from '#testing/account-visitor.ts';
import { heldLine } from '#testing/held-line.ts';
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
  const chosen: unknown[] = [];
  const { api, holdCall } = heldLine({
    ...customer,
    send: (call) => {
      if (call.method === 'PATCH') chosen.push(call.body);
      return customer.send(call);
    },
  });
  const store = createStore();
  store.set(shellAtom, testShell(api, store));
  await store.set(refreshSessionAtom);
  const current = store.get(sessionAtom)?.paymentMethod.id ?? '';
  const others = (await listPaymentMethods(customer)).map(({ id }) => id).filter((id) => id !== current);
  return { store, current, others, chosen, first: holdCall(({ method }) => method === 'PATCH') };
}

it('of ways to pay chosen one after the other the last one holds, though an earlier choice was long on its way', async () => {
  const { store, current, others, chosen, first: held } = await openTab();
  const [first = '', last = ''] = others;
  expect(last).not.toBe('');
  const choices = [store.set(choosePaymentMethodAtom, first)];
  await held.isHeld;
  choices.push(store.set(choosePaymentMethodAtom, current), store.set(choosePaymentMethodAtom, last));
  expect(store.get(chosenPaymentMethodAtom)).toBe(last);
  // What does not wait for its turn is at the shop before the first one.
  await new Promise((resolve) => setTimeout(resolve, 100));
  held.letGo();
  await Promise.all(choices);
  expect([store.get(sessionAtom)?.paymentMethod.id, store.get(chosenPaymentMethodAtom)]).toEqual([last, last]);
  expect(chosen).toEqual([{ paymentMethodId: first }, { paymentMethodId: last }]);
});
