import { cleanup, render, screen, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { inGerman } from '#testing/in-german.tsx';
import { testShell } from '#testing/test-shell.ts';
import { SiteFooter } from './site-footer.tsx';

function show(taxState?: 'net' | 'tax-free') {
  const store = createStore();
  const terms = taxState && { currency: 'EUR', taxState, priceBasis: '' };
  const api = createStoreApi({ endpoint: 'http://shop.example', accessKey: 'SWSCTEST' });
  const shell = { ...testShell(api, store), ...(terms ? { terms } : {}) };
  store.set(shellAtom, shell);
  const frame = { main: [], footer: [], service: [] };
  const router = createMemoryRouter([{ path: '/', element: <SiteFooter frame={frame} /> }]);
  render(
    inGerman(
      <ShellProvider value={shell}>
        <RouterProvider router={router} />
      </ShellProvider>,
      store,
    ),
  );
  return within(screen.getByRole('contentinfo'));
}

test('beside the menus of the shop every page leads to the files of a customer and to how the site works', () => {
  const footer = show();
  const leadsTo = (name: string): string | null => footer.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('Meine Dateien')).toBe('/download');
  expect(leadsTo('Technik dieser Seite')).toBe('/platform');
});

test('every page says whether prices hold the tax', () => {
  expect(show().getByText(/Alle Preise inklusive Mehrwertsteuer/)).toBeTruthy();
  cleanup();
  expect(show('net').getByText(/Alle Preise zuzüglich Mehrwertsteuer und Versand/)).toBeTruthy();
  cleanup();
  expect(show('tax-free').getByText(/Alle Preise ohne Mehrwertsteuer, zuzüglich Versand/)).toBeTruthy();
});
