import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { loadSearchPage } from './loaders/load-search-page.ts';
import * as searchPage from './search.tsx';

let shop: DemoShop;
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());

const open = (address: string) =>
  openPage({ path: '/search', ...searchPage, loader: loadSearchPage }, address, shop.api);

test('shows what was found', async () => {
  open('/search?search=Nocturnes');
  await screen.findByRole('heading', { level: 1, name: 'Treffer für „Nocturnes“' });
  expect(screen.getByRole('link', { name: /Drei Nocturnes/ })).toBeDefined();
});

test('gives advice when nothing was found', async () => {
  open('/search?search=xylophonquartett');
  expect(await screen.findByText('Zu „xylophonquartett“ haben wir nichts gefunden')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Eigene Noten drucken lassen' })).toBeDefined();
});

test('asks for a text when there is none, and searches for it', async () => {
  open('/search');
  const field = await screen.findByRole('searchbox', { name: 'Wonach suchen Sie?' });
  fireEvent.change(field, { target: { value: 'Nocturnes' } });
  const { form } = Object(field);
  fireEvent.submit(form);
  expect(await screen.findByRole('heading', { level: 1, name: 'Treffer für „Nocturnes“' })).toBeDefined();
});
