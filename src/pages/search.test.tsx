import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import type { StoreApi } from '#store-api/store-api.ts';
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
  expect(screen.getByRole('heading', { level: 3, name: /Drei Nocturnes/ })).toBeDefined();
});

test('gives advice when nothing was found', async () => {
  open('/search?search=xylophonquartett');
  expect(await screen.findByText('Zu „xylophonquartett“ haben wir nichts gefunden')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Eigene Noten drucken lassen' })).toBeDefined();
});

/** A Shopware as it is delivered finds what holds every word. */
const wantingAllWords: StoreApi['send'] = (call) => {
  const isMany = call.path === 'search' && call.query?.['search']?.includes(' ');
  return shop.api.send(isMany ? { ...call, query: { search: 'xylophonquartett' } } : call);
};

test('offers instead only what the shop then finds, and what others buy', async () => {
  openPage({ path: '/search', ...searchPage, loader: loadSearchPage }, '/search?search=Nocturnes xylophonquartett', {
    ...shop.api,
    send: wantingAllWords,
  });
  const instead = within(await screen.findByRole('region', { name: 'Meinten Sie …' }));
  const links = instead.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Nocturnes']);
  expect(links[0]?.getAttribute('href')).toBe('/search?search=Nocturnes');
  const browse = within(screen.getByRole('region', { name: 'Stöbern Sie hier' }));
  expect(browse.getByRole('link', { name: 'Noten' }).getAttribute('href')).toBe('/Noten/');
  expect(within(screen.getByRole('region', { name: 'Gern gekauft' })).getAllByRole('article')).not.toHaveLength(0);
});

test('offers a name that sounds like what was typed and that nothing is spelt like', async () => {
  open('/search?search=Szopen');
  const instead = within(await screen.findByRole('region', { name: 'Meinten Sie …' }));
  expect(instead.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Chopin']);
});

test('asks for a text when there is none, and searches for it', async () => {
  open('/search');
  const field = await screen.findByRole('searchbox', { name: 'Wonach suchen Sie?' });
  fireEvent.change(field, { target: { value: 'Nocturnes' } });
  const { form } = Object(field);
  fireEvent.submit(form);
  expect(await screen.findByRole('heading', { level: 1, name: 'Treffer für „Nocturnes“' })).toBeDefined();
});
