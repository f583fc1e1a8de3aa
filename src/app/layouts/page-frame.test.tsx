import { render, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { useFormats } from '#platform/i18n/formats.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { inGerman } from '#testing/in-german.tsx';
import { testShell } from '#testing/test-shell.ts';
import { PageFrame } from './page-frame.tsx';

function Amount() {
  return <p>{useFormats().price(12.5)}</p>;
}

function Framed() {
  return (
    <PageFrame header={null} footer={<Amount />}>
      <Amount />
    </PageFrame>
  );
}

/** A page of a browser whose session is in złoty. */
function open(loaderData: unknown): string | null {
  const store = createStore();
  const shell = {
    ...testShell(createStoreApi({ endpoint: 'http://shop.example', accessKey: 'SWSCTEST' }), store),
    terms: { currency: 'PLN', taxState: 'gross', priceBasis: '' },
  };
  store.set(shellAtom, shell);
  const router = createMemoryRouter([{ id: 'page', path: '/', loader: () => loaderData, Component: Framed }], {
    hydrationData: { loaderData: { page: loaderData } },
  });
  render(
    inGerman(
      <ShellProvider value={shell}>
        <RouterProvider router={router} />
      </ShellProvider>,
      store,
    ),
  );
  return screen.getByRole('main').textContent;
}

test('prices that a page was loaded with are in the currency its data name, whatever the session has become', () => {
  expect(open({ currency: 'EUR' })).toBe('12,50\u00a0€');
  expect(screen.getByText('12,50 PLN')).toBeDefined();
});

test('a page without such data shows prices of the session', () => {
  expect(open(null)).toBe('12,50\u00a0PLN');
});
