import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { stableId } from '#shop/base/stable-id.ts';
import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import { upsert } from '#shop/seeding/upsert.ts';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { addProductsAtom, cartAtom } from './cart-atoms.ts';
import { CartNotices } from './cart-notices.tsx';
import { PromotionCodeForm } from './promotion-code-form.tsx';

let shop: StartedShop;
let store: ReturnType<typeof createStore>;
beforeAll(async () => {
  shop = await startShop();
  seedAssortment(shop.running.shop);
  offer('CHOR', { priority: 9 });
  offer('ALLEIN', { priority: 1, preventCombination: true });
});
afterAll(() => shop.stop());

function offer(code: string, more: { priority: number; preventCombination?: boolean }): void {
  const salesChannels = [{ id: stableId(`channel of ${code}`), salesChannelId: baseIds.salesChannel }];
  const discounts = [{ id: stableId(`discount of ${code}`), scope: 'cart', type: 'absolute', value: 1 }];
  const names = { code, name: { 'de-DE': `Aktion ${code}` } };
  upsert(shop.running.shop, 'promotion', [
    { id: stableId(`promotion ${code}`), active: true, useCodes: true, ...names, salesChannels, discounts, ...more },
  ]);
}

beforeEach(async () => {
  store = createStore();
  const shell = testShell(shop.newShopper(), store);
  store.set(shellAtom, shell);
  await store.set(addProductsAtom, [{ productId: productId('spiral'), quantity: 2 }]);
  const parts = (
    <ShellProvider value={shell}>
      <CartNotices />
      <PromotionCodeForm />
    </ShellProvider>
  );
  renderUi(inGerman(parts, store));
  fireEvent.click(screen.getByRole('button', { name: 'Gutscheincode einlösen' }));
});

const field = () => screen.getByLabelText('Gutscheincode');

function redeem(code: string): void {
  fireEvent.change(field(), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Einlösen' }));
}

const kinds = () => store.get(cartAtom)?.lineItems.map(({ type }) => type);

it('a code nobody knows stays in its field with the reason, which stands nowhere else', async () => {
  redeem('GIBTSNICHT');
  expect(await screen.findAllByText(/kennen wir nicht/)).toHaveLength(1);
  expect(field()).toHaveProperty('value', 'GIBTSNICHT');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field());
  expect(kinds()).toEqual(['product']);
});

it('a reason goes as soon as the code is corrected, and the field with the code that was redeemed', async () => {
  redeem('CHORR');
  await screen.findByText(/kennen wir nicht/);
  fireEvent.change(field(), { target: { value: 'CHOR' } });
  expect(screen.queryByText(/kennen wir nicht/)).toBeNull();
  redeem('chor');
  await waitFor(() => expect(screen.queryByLabelText('Gutscheincode')).toBeNull());
  expect(await screen.findByText('„Aktion CHOR“ ist eingelöst.')).toBeDefined();
  expect(kinds()).toEqual(['product', 'promotion']);
});

it('after a code was redeemed, also by the Enter key, the focus is on the button that opens the field again', async () => {
  field().focus();
  fireEvent.change(field(), { target: { value: 'CHOR' } });
  fireEvent.submit(field());
  await waitFor(() => expect(screen.queryByLabelText('Gutscheincode')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Gutscheincode einlösen' }));
});

it('whoever has gone on meanwhile is not called back when the code has been redeemed', async () => {
  field().focus();
  redeem('CHOR');
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  await waitFor(() => expect(screen.queryByLabelText('Gutscheincode')).toBeNull());
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

it('a code that cannot be combined with the one before stays in its field too', async () => {
  redeem('CHOR');
  fireEvent.click(await screen.findByRole('button', { name: 'Gutscheincode einlösen' }));
  redeem('ALLEIN');
  expect(await screen.findAllByText(/nicht mit dem anderen Gutschein kombinieren/)).toHaveLength(1);
  expect(field()).toHaveProperty('value', 'ALLEIN');
  expect(kinds()).toEqual(['product', 'promotion']);
});
