import { fireEvent, screen, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import { searchProducts } from '#store-api/catalogue/product-search.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { RecentlyViewed } from './recently-viewed.tsx';

let shop: DemoShop;
let products: readonly ProductCard[];
beforeAll(async () => {
  shop = await startDemoShop();
  products = (await searchProducts(shop.api, 'klavier')).elements;
});
afterAll(() => shop.stop());

it('shows the products of this visit but the present one, the newest first, and forgets them', () => {
  const store = createStore();
  const shell = testShell(shop.api, store);
  store.set(shellAtom, shell);
  const look = (current?: ProductCard) => {
    const strip = <RecentlyViewed {...(current ? { current } : {})} />;
    return renderUi(inGerman(<ShellProvider value={shell}>{strip}</ShellProvider>, store));
  };
  const names = () =>
    within(screen.getByRole('region', { name: 'Zuletzt angesehen' }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  const [first, second, third] = products;
  look(first).unmount();
  look(second).unmount();
  look(third);
  expect(names()).toEqual([second?.name, first?.name]);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Liste leeren' }));
  expect(screen.queryByRole('region', { name: 'Zuletzt angesehen' })).toBeNull();
});
