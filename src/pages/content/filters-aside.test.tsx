import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import * as contentPage from '../content.tsx';
import { loadContentPage } from '../loaders/load-content-page.ts';

let shop: DemoShop;
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());

function open(path: string) {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  return openPage({ id: 'frame', path: '*', loader: loadContentPage, ...contentPage }, path, shop.api);
}

test('a layout with a sidebar has the filters there, once, and they narrow the listing beside them', async () => {
  open('/Zubehoer/');
  const aside = await screen.findByRole('complementary');
  const form = within(aside).getByRole('form', { name: 'Artikel filtern' });
  expect(screen.getAllByRole('form', { name: 'Artikel filtern' })).toEqual([form]);
  expect(within(aside).getByRole('link', { name: 'Mappen & Ordner' })).toBeDefined();
  const before = screen.getAllByRole('article').length;
  fireEvent.click(within(form).getByRole('radio', { name: /4 Sterne/ }));
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeLessThan(before));
  expect(within(screen.getByRole('complementary')).getByRole('radio', { name: /4 Sterne/ })).toHaveProperty(
    'checked',
    true,
  );
});

test('a layout without one has the filters with its products', async () => {
  open('/Noten/Klavier/');
  const listing = await screen.findByRole('region', { name: /11 Artikel/ });
  expect(within(listing).getByRole('form', { name: 'Artikel filtern' })).toBeDefined();
  expect(screen.queryByRole('complementary')).toBeNull();
});
