import { act } from 'react';
import { render } from '@testing-library/react';
import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShellProvider } from '#platform/session/shell.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { testShell } from '#testing/test-shell.ts';
import { LatePart } from './late-part.tsx';

test('a part that comes late is not in the document, and comes after hydration without an error', async () => {
  const shell = testShell(createStoreApi({ endpoint: 'http://shop.example', accessKey: 'SWSCTEST' }), createStore());
  const page = (
    <ShellProvider value={shell}>
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
