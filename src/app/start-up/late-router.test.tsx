import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { Link, useLoaderData, useLocation, useRouteError, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStoreApi } from '#store-api/store-api.ts';
import { testShell } from '#testing/test-shell.ts';
import { createLateRouter } from './late-router.ts';
import { beginRouter, type Router } from './whole-router.ts';

const routes: RouteObject[] = [
  {
    id: 'frame',
    loader: () => 'menus',
    shouldRevalidate: () => false,
    ErrorBoundary: () => <p>{String(useRouteError())}</p>,
    children: [
      { id: 'home', index: true, Component: () => <Link to="/Noten/?order=name">Noten</Link> },
      { id: 'sheets', path: 'Noten', loader: ({ request }) => new URL(request.url).search, Component: Sheets },
    ],
  },
];

function Sheets() {
  return (
    <p>
      {useLoaderData<string>()} at {useLocation().hash || 'the top'}
    </p>
  );
}

const shell = testShell(createStoreApi({ endpoint: 'http://shop.example', accessKey: 'SWSCTEST' }), createStore());

/** They listen to the history of the browser. */
const begun: Router[] = [];

interface Opened {
  router: ReturnType<typeof createLateRouter>;
  /** Lets the code that leads to other pages arrive, or fail. */
  arrive: (failure?: Error) => Promise<void>;
  /** Whether somebody had clicked, for each time it was asked for. */
  asked: boolean[];
}

/** Opens the address of the browser with data that the server has loaded. */
function open(loaderData: Record<string, unknown>): Opened {
  const asked: boolean[] = [];
  let arrived = Promise.withResolvers<void>();
  const page = { routes, basename: '/', loaderData, errors: null };
  const payload = { status: 200, build: 'test', path: '/', loaderData, errors: null };
  const router = createLateRouter(page, async (isAwaited) => {
    asked.push(isAwaited);
    await arrived.promise;
    const whole = await beginRouter({ routes, basename: '/', shell, payload });
    begun.push(whole);
    return whole;
  });
  render(<RouterProvider router={router} />);
  const arrive = (failure?: Error): Promise<void> =>
    act(async () => {
      await aTurn();
      const { resolve, reject } = arrived;
      arrived = Promise.withResolvers<void>();
      if (failure) reject(failure);
      else resolve();
      await aTurn();
    });
  return { router, arrive, asked };
}

/** The router asks, loads and draws in turns of its own. */
const aTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => {
  cleanup();
  for (const router of begun.splice(0)) router.dispose();
});

test('a click that comes before the code of the router is done as soon as it is there', async () => {
  const { arrive, asked } = open({ frame: 'menus' });
  fireEvent.click(screen.getByRole('link', { name: 'Noten' }));
  expect([location.pathname, asked]).toEqual(['/', [true]]);
  await arrive();
  expect(await screen.findByText('?order=name at the top')).toBeDefined();
  expect(location.href).toMatch(/\/Noten\/\?order=name$/);
});

test('a page stays as it is when the code of the router arrives; going back works from there', async () => {
  const { router, arrive, asked } = open({ frame: 'menus' });
  const link = screen.getByRole('link', { name: 'Noten' });
  const preparing = router.prepare();
  await arrive();
  await preparing;
  expect(screen.getByRole('link', { name: 'Noten' })).toBe(link);
  await act(() => router.navigate('/Noten/'));
  expect(await screen.findByText('at the top')).toBeDefined();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('link', { name: 'Noten' })).toBeDefined();
  expect(asked).toEqual([false]);
});

test('who has gone to a place on the page meanwhile is there when the code arrives', async () => {
  history.replaceState(null, '', '/Noten');
  const { router, arrive } = open({ frame: 'menus', sheets: 'rendered' });
  expect(screen.getByText('rendered at the top')).toBeDefined();
  history.replaceState(null, '', '/Noten#takt-12');
  void router.prepare();
  await arrive();
  expect(await screen.findByText('rendered at #takt-12')).toBeDefined();
});

test('a click without the code says what is wrong, and the next one asks for it again', async () => {
  const { router, arrive, asked } = open({ frame: 'menus' });
  fireEvent.click(screen.getByRole('link', { name: 'Noten' }));
  await arrive(new Error('No network'));
  expect(await screen.findByText('Error: No network')).toBeDefined();
  void router.navigate('/Noten/');
  await arrive();
  expect(await screen.findByText('at the top')).toBeDefined();
  expect(asked).toEqual([true, true]);
});

test('data that are asked for once more take the place of those that came with the page, which stays where it was', async () => {
  history.replaceState(null, '', '/Noten?order=price');
  const { router, arrive } = open({ frame: 'menus', sheets: 'rendered' });
  expect(screen.getByText('rendered at the top')).toBeDefined();
  const renewed = router.revalidate();
  await arrive();
  await act(() => renewed);
  expect(await screen.findByText('?order=price at the top')).toBeDefined();
  expect(router.state.restoreScrollPosition).toBe(false);
});
