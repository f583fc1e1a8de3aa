import { fireEvent, screen, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { scrollTo, watchSight } from '#testing/browser/seen-elements.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { StoreApiError } from '#store-api/store-api-error.ts';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { addProductsAtom, cartAtom } from './cart-atoms.ts';

watchSight();

let shop: StartedShop;
let store: ReturnType<typeof createStore>;
beforeAll(async () => {
  shop = await startShop();
  seedAssortment(shop.running.shop);
});
afterAll(() => shop.stop());
beforeEach(() => {
  store = createStore();
  store.set(shellAtom, testShell(shop.newShopper(), store));
});

const show = (name: string, limits: { min?: number; max?: number; steps?: number } = {}) =>
  renderUi(inGerman(<AddToCartButton productId={productId(name)} productName="Heft" {...limits} />, store));
const press = () => fireEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
const quantities = () => store.get(cartAtom)?.lineItems.map(({ quantity }) => quantity);

describe('AddToCartButton', () => {
  it('puts the chosen quantity into the cart and says so', async () => {
    show('spiral');
    fireEvent.click(screen.getByRole('button', { name: 'Mehr' }));
    press();
    await screen.findByText('Liegt im Warenkorb.');
    expect(quantities()).toEqual([2]);
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' }).getAttribute('href')).toBe('/checkout/cart');
  });

  it('starts with the least the shop sells and keeps to its steps', async () => {
    show('stapel', { min: 5, max: 50, steps: 5 });
    fireEvent.click(screen.getByRole('button', { name: 'Mehr' }));
    press();
    await screen.findByText('Liegt im Warenkorb.');
    expect(quantities()).toEqual([10]);
  });

  it('does not claim success when the shop has corrected the quantity', async () => {
    show('einzel', { max: 9 });
    for (let clicks = 0; clicks < 4; clicks += 1) fireEvent.click(screen.getByRole('button', { name: 'Mehr' }));
    press();
    await screen.findByText(/nicht ganz wie gewünscht/);
    expect(quantities()).toEqual([2]);
  });

  it('says that a full cart takes no more, and leads there', async () => {
    const lines = Array.from({ length: 500 }, (_, index) => ({ productId: productId('spiral'), id: `line-${index}` }));
    await store.set(addProductsAtom, lines);
    show('stapel', { min: 5 });
    press();
    await screen.findByText(/Der Warenkorb ist voll/);
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toBeDefined();
  });

  it('says without a connection that it waits', async () => {
    const send = () => Promise.reject(new StoreApiError(0, []));
    store.set(shellAtom, testShell({ ...shop.newShopper(), send }, store));
    show('spiral');
    press();
    expect(await screen.findByText(/^Vorgemerkt: /)).toBeDefined();
  });

  it('stays at hand in a bar while it is out of sight above, and buys the quantity chosen there', async () => {
    const { container } = renderUi(
      inGerman(<AddToCartButton productId={productId('spiral')} productName="Heft" bar={<b>8,90 €</b>} />, store),
    );
    const form = container.querySelector('form');
    if (form === null) throw new Error('There is no form');
    scrollTo(form, 'below');
    expect(screen.queryByText('8,90 €')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Mehr' }));
    scrollTo(form, 'above');
    const bar = screen.getByText('8,90 €').parentElement?.parentElement;
    if (!bar) throw new Error('There is no bar');
    fireEvent.click(within(bar).getByRole('button', { name: 'In den Warenkorb' }));
    expect(await within(bar).findByText('Liegt im Warenkorb.')).toBeDefined();
    expect(quantities()).toEqual([2]);
    scrollTo(form, 'inSight');
    expect(screen.getAllByRole('button', { name: 'In den Warenkorb' })).toHaveLength(1);
  });
});
