import { render } from '@testing-library/react';
import { createStore } from 'jotai';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { inGerman } from '#testing/in-german.tsx';
import { testShell } from '#testing/test-shell.ts';
import { SiteHeader } from './site-header.tsx';
import { AccountMenu } from './account-menu.tsx';

const header = (
  <>
    <SiteHeader frame={{ main: [], footer: [], service: [] }} />
    <AccountMenu />
  </>
);

/** The links that say they lead to where one is. */
function presentIn(address: string): (string | null)[] {
  const store = createStore();
  const shell = testShell(createStoreApi({ endpoint: 'http://shop.example', accessKey: 'SWSCTEST' }), store);
  store.set(shellAtom, shell);
  const { container } = render(
    inGerman(
      <ShellProvider value={shell}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: header }], { initialEntries: [address] })} />
      </ShellProvider>,
      store,
    ),
  );
  const links = container.querySelectorAll('a.text-brand-primary[aria-current=page]');
  return [...links].map((link) => link.getAttribute('aria-label') ?? link.textContent);
}

test.each([
  ['/', ['Notenfalz, Startseite']],
  ['/sheet-configuration-v3', ['Noten drucken']],
  ['/account', ['Ihr Konto', 'Ihr Konto', 'Übersicht']],
  ['/download', ['Meine Dateien']],
])('on %s the header says which of its links lead there', (address, links) => {
  expect(presentIn(address)).toEqual(links);
});
