import { act, render, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { testShell } from '#testing/test-shell.ts';
import { App } from './app.tsx';
import { createRoutes, menusRoute } from './routes.tsx';
import { createLateRouter } from './start-up/late-router.ts';
import { beginRouter } from './start-up/whole-router.ts';

const path = '/vertrag-widerrufen';
const loaderData = { [menusRoute]: { main: [], footer: [], service: [] } };

/** Opens a page without data as the server sends it. */
async function open() {
  const store = createStore();
  const shell = testShell(createStoreApi({ endpoint: 'http://shop.example', accessKey: 'SWSCTEST' }), store);
  store.set(shellAtom, shell);
  const written = vi.spyOn(shell.texts, 't');
  const routes = createRoutes({ texts: shell.texts, load: () => new Promise(() => undefined) });
  const shown = matchRoutes(routes, path)?.at(-1)?.route;
  if (typeof shown?.lazy !== 'function') throw new Error('The page has no code of its own.');
  Object.assign(shown, await shown.lazy());
  delete shown.lazy;
  history.replaceState(null, '', path);
  const payload = { status: 200, build: 'test', path, loaderData, errors: null };
  const router = createLateRouter({ routes, basename: '/', loaderData, errors: null }, () =>
    beginRouter({ routes, basename: '/', shell, payload }),
  );
  render(
    <App shell={shell} nonce="">
      <RouterProvider router={router} />
    </App>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vertrag widerrufen');
  const words = () => written.mock.calls.map(([text]): unknown => Object(text).message ?? text);
  written.mockClear();
  return { router, words };
}

test('a click has nothing of the page it leaves drawn anew: neither menus nor what it shows', async () => {
  const { router, words } = await open();
  await act(async () => void router.navigate('/search?search=Bach'));
  expect(router.state.navigation.state).toBe('loading');
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  // Of the frame around both, which shows that something is under way.
  expect(words()).toEqual(['Zum Inhalt springen', 'Meldungen']);
});

test('the menus stay as they are from page to page; what is open of them closes', async () => {
  const { router, words } = await open();
  const popovers = [...document.querySelectorAll<HTMLElement>('#site-menu, #site-settings')];
  for (const popover of popovers) popover.showPopover();
  await act(async () => router.navigate(`${path}?order=NF-1`));
  expect([router.state.navigation.state, router.state.location.search]).toEqual(['idle', '?order=NF-1']);
  expect(popovers.map(({ isConnected, style }) => [isConnected, style.display])).toEqual([
    [true, 'none'],
    [true, 'none'],
  ]);
  expect(words()).not.toContain('Hauptmenü');
  expect(words()).not.toContain('Technik dieser Seite');
});
