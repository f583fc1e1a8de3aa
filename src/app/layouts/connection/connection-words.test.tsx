import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { isPageMissingAtom, keptSinceAtom } from '#platform/connectivity/kept-since-atom.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { inGerman } from '#testing/in-german.tsx';
import { testShell } from '#testing/test-shell.ts';
import { ConnectionNote } from '../connection-note.tsx';
import { ConnectionWords } from './connection-words.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What is said beside a shop that answers when it is told to, and how often the page was opened anew. */
function besideSilentShop() {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { ...location, reload });
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  const fetch = (): Promise<Response> => {
    asked.resolve();
    return answer.promise;
  };
  const store = createStore();
  const api = createStoreApi({ endpoint: 'https://shop.example', accessKey: 'SWSCTEST', fetch });
  store.set(shellAtom, testShell(api, store));
  render(inGerman(<ConnectionWords connectivity="unanswered" />, store));
  return { store, reload, asked: asked.promise, goOn: () => answer.resolve(Response.json({ elements: [] })) };
}

const again = () => screen.findByRole('button', { name: 'Erneut versuchen' });

test('a page that is kept says so at once, however long the shop lets the rest wait', async () => {
  const store = createStore();
  const api = createStoreApi({ endpoint: 'https://shop.example', accessKey: 'SWSCTEST' });
  const shell = testShell(api, store);
  render(
    inGerman(
      <ShellProvider value={shell}>
        <ConnectionNote />
      </ShellProvider>,
      store,
    ),
  );
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => store.set(keptSinceAtom, new Date().toUTCString()));
  expect(await screen.findByText(/Stand dieser Seite: heute/)).toBeDefined();
});

test('a page that turns out to be missing while somebody tries again is opened anew as well', async () => {
  const { store, reload, asked, goOn } = besideSilentShop();
  fireEvent.click(await again());
  await asked;
  act(() => store.set(isPageMissingAtom, true));
  goOn();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a page that is there stays as it is when the shop answers again', async () => {
  const { reload, asked, goOn } = besideSilentShop();
  const button = await again();
  fireEvent.click(button);
  await asked;
  expect(button.getAttribute('aria-disabled')).toBe('true');
  goOn();
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  expect(reload).not.toHaveBeenCalled();
});
