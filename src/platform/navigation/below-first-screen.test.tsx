import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BelowFirstScreen } from './below-first-screen.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A list that leads to a work, whose page tells of it below its first screen. */
function open(at = '/noten') {
  const work = (
    <main>
      Sonate
      <BelowFirstScreen>, drei Sätze</BelowFirstScreen>
    </main>
  );
  const routes = [
    { path: '/noten', element: <main>Noten</main> },
    { path: '/sonate', element: work },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/noten', at] });
  const { container } = render(<RouterProvider router={router} />);
  return {
    go: (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
    paint: () => act(() => vi.advanceTimersByTime(50)),
    words: () => container.textContent,
    room: () => container.querySelector('div')?.style.blockSize,
  };
}

test('a page that a click leads to is painted without what lies below its first screen, which follows', async () => {
  const { go, paint, words, room } = open();
  await go('/sonate');
  expect([words(), room()]).toEqual(['Sonate', '100svh']);
  await paint();
  expect([words(), room()]).toEqual(['Sonate, drei Sätze', undefined]);
});

test('what is opened, gone back to or asked for a place on it is there as a whole', async () => {
  const { go, paint, words } = open('/sonate');
  expect(words()).toBe('Sonate, drei Sätze');
  await go('/noten');
  await go(-1);
  expect(words()).toBe('Sonate, drei Sätze');
  await go(1);
  await go('/sonate#saetze');
  expect(words()).toBe('Sonate, drei Sätze');
  await paint();
  await go('/sonate?seite=2');
  expect(words()).toBe('Sonate, drei Sätze');
});

test('a page that is left before anything was painted waits for nothing', async () => {
  const { go, paint, words } = open();
  await go('/sonate');
  await go('/noten');
  expect(vi.getTimerCount()).toBe(0);
  await paint();
  expect(words()).toBe('Noten');
});
