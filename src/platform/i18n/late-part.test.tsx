import { act, type ReactNode } from 'react';
import { cleanup, render } from '@testing-library/react';
import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ShellProvider } from '#platform/session/shell.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { testShell } from '#testing/test-shell.ts';
import { LatePart } from './late-part.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const openShop = () =>
  testShell(createStoreApi({ endpoint: 'http://shop.example', accessKey: 'SWSCTEST' }), createStore());

test('a part that comes late is not in the document, and comes after hydration without an error', async () => {
  const page = (
    <ShellProvider value={openShop()}>
      <p>Seite</p>
      <LatePart load={async () => () => <p>Teil</p>} props={{}} />
    </ShellProvider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  expect(root.textContent).toBe('Seite');
  const errors: unknown[] = [];
  await act(
    async () =>
      void render(page, { container: root, hydrate: true, onRecoverableError: (error) => errors.push(error) }),
  );
  await expect.poll(() => root.textContent).toBe('SeiteTeil');
  expect(errors).toEqual([]);
});

test('what stands in place of a part goes when it comes, and when it cannot be had', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const { promise: coming, resolve: bring } = Promise.withResolvers<() => ReactNode>();
  const { promise: missing, reject: fail } = Promise.withResolvers<() => ReactNode>();
  const { container } = render(
    <ShellProvider value={openShop()}>
      <LatePart load={() => coming} props={{}} fallback="Moment. " />
      <LatePart load={() => missing} props={{}} fallback="Gleich." />
    </ShellProvider>,
  );
  expect(container.textContent).toBe('Moment. Gleich.');
  await act(async () => bring(() => 'Teil. '));
  await expect.poll(() => container.textContent).toBe('Teil. Gleich.');
  await act(async () => fail(new TypeError('Failed to fetch')));
  await expect.poll(() => container.textContent).toBe('Teil. ');
  expect(told).toHaveBeenCalledWith('A part of the page could not be loaded.', expect.any(TypeError));
});
