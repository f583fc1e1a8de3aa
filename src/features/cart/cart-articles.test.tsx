import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import { getCart } from '#store-api/checkout/cart.ts';
import { listProductsByNumber } from '#store-api/catalogue/product-list.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { addProductsAtom, addPromotionAtom } from './cart-atoms.ts';
import { CartArticles } from './cart-articles.tsx';
import { CartNotices } from './cart-notices.tsx';

let shop: StartedShop;
let api: StoreApi;
let store: ReturnType<typeof createStore>;
beforeAll(async () => {
  shop = await startShop();
  seedAssortment(shop.running.shop);
});
afterAll(() => shop.stop());

const lead = {
  id: 'job1',
  role: 'lead',
  title: 'Chorheft Advent',
  spec: { copies: 40, pages: 24, format: 'A4', paper: '90i', sides: 'duplex', colour: 'black', binding: 'stapled' },
  files: [{ path: 'uploads/f/u/advent.pdf', name: 'advent.pdf', size: 12_000_000, pages: 24 }],
  lineIds: ['print', 'paper'],
};

async function fillCart(): Promise<void> {
  const [print] = await listProductsByNumber(api, ['PRINT-SW-A4']);
  const [paper] = await listProductsByNumber(api, ['PAPER-A4-90i']);
  await store.set(addProductsAtom, [
    { productId: print?.id ?? '', id: 'print', quantity: 960, payload: { printJob: lead } },
    { productId: paper?.id ?? '', id: 'paper', quantity: 480, payload: { printJob: { id: 'job1', role: 'paper' } } },
    { productId: productId('spiral'), quantity: 2 },
  ]);
}

const copies: [string, number][] = [];
const changeJobCopies = (jobId: string, wanted: number): Promise<void> => {
  copies.push([jobId, wanted]);
  return Promise.resolve();
};

beforeEach(async () => {
  copies.length = 0;
  store = createStore();
  api = shop.newShopper();
  const shell = testShell(api, store);
  store.set(shellAtom, shell);
  await fillCart();
  const screenParts = (
    <ShellProvider value={shell}>
      <CartNotices />
      <CartArticles changeJobCopies={changeJobCopies} />
    </ShellProvider>
  );
  renderUi(inGerman(screenParts, store));
});

const job = () => within(screen.getByRole('heading', { name: 'Chorheft Advent' }).closest('li') ?? document.body);

describe('a print job in the cart', () => {
  it('is one article with its choices in words, its files and the price of all its lines', () => {
    expect(screen.getAllByRole('listitem').filter(({ id }) => id.startsWith('article-'))).toHaveLength(2);
    expect(job().getByText('40 Exemplare, 24 Seiten')).toBeDefined();
    expect(job().getByText('90 g/m² chamois')).toBeDefined();
    expect(job().getByText('Klammerheftung')).toBeDefined();
    expect(job().getByText('advent.pdf')).toBeDefined();
    expect(job().getByText(/^57,60\s€$/)).toBeDefined();
    expect(job().getByText(/^1,44\s€ je Exemplar$/)).toBeDefined();
  });

  it('is changed through the job', () => {
    fireEvent.click(job().getByRole('button', { name: 'Mehr von Chorheft Advent' }));
    expect(copies).toEqual([['job1', 41]]);
    const edit = job().getByRole('link', { name: 'Chorheft Advent bearbeiten' });
    expect(edit.getAttribute('href')).toBe('/sheet-configuration-v3?job=job1');
  });

  it('leaves with all its lines, and the focus goes to the next article', async () => {
    fireEvent.click(job().getByRole('button', { name: 'Chorheft Advent entfernen' }));
    expect(document.activeElement?.id).toBe(`article-${productId('spiral')}`);
    await waitFor(async () => expect((await getCart(api)).lineItems).toHaveLength(1));
    expect(screen.queryByText('advent.pdf')).toBeNull();
  });
});

describe('what the shop says about the cart', () => {
  it('is shown in our words', async () => {
    await store.set(addPromotionAtom, 'GIBTSNICHT');
    expect(await screen.findByText(/Den Gutscheincode „GIBTSNICHT“ kennen wir nicht/)).toBeDefined();
  });

  it('goes when the cart has been calculated anew', async () => {
    await store.set(addPromotionAtom, 'GIBTSNICHT');
    await screen.findByText(/kennen wir nicht/);
    fireEvent.click(screen.getAllByRole('button', { name: /^Weniger von/ }).at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryByText(/kennen wir nicht/)).toBeNull());
  });
});
