import { fireEvent, screen } from '@testing-library/react';
import { createStore, useAtomValue } from 'jotai';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshSessionAtom, sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import { getContext } from '#store-api/context.ts';
import { registeredShopper } from '#testing/account-visitor.ts';
import { heldLine } from '#testing/held-line.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { PaymentChoice } from './payment-choice.tsx';

let shop: DemoShop;
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());

function Choice() {
  const customer = useAtomValue(sessionAtom)?.customer;
  return customer ? <PaymentChoice customer={customer} onDone={() => undefined} /> : null;
}

it('the way to pay that was chosen last stays chosen, though the one before was long on its way', async () => {
  const customer = await registeredShopper(shop);
  let answered = 0;
  const isChange = ({ path }: { path: string }): boolean => path.startsWith('account/change-payment-method');
  const { api, holdCall } = heldLine({
    ...customer,
    send: async (call) => {
      const answer = await customer.send(call);
      if (isChange(call)) answered += 1;
      return answer;
    },
  });
  const store = createStore();
  const shell = testShell(api, store);
  store.set(shellAtom, shell);
  await store.set(refreshSessionAtom);
  renderUi(inGerman(<ShellProvider value={shell}>{<Choice />}</ShellProvider>, store));
  const radios = await screen.findAllByRole<HTMLInputElement>('radio');
  const [first, last] = radios.filter(({ checked }) => !checked);
  if (!first || !last) throw new Error('The shop has too few ways to pay.');
  const held = holdCall(isChange);
  fireEvent.click(first);
  await held.isHeld;
  fireEvent.click(last);
  // What does not wait for its turn is at the shop before the first one.
  await new Promise((resolve) => setTimeout(resolve, 100));
  held.letGo();
  await expect.poll(() => answered).toBe(2);
  expect((await getContext(customer)).customer?.defaultPaymentMethodId).toBe(last.value);
  expect(last.checked).toBe(true);
  await expect.poll(() => store.get(sessionAtom)?.customer?.defaultPaymentMethodId).toBe(last.value);
  expect(last.checked).toBe(true);
});
