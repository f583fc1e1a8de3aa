import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, expect, test } from 'vitest';
import { ShopLink } from './shop-link.tsx';

let stopped = false;

beforeEach(() => void (stopped = false));

/** A Polish page with links: to `/Nuty?p=2` in the shop, home, to where one is, and one whose page has other plans with the click. */
function open() {
  const links = (
    <>
      <ShopLink to="/Nuty?p=2#start">Nuty</ShopLink>
      <ShopLink to="/">Początek</ShopLink>
      <ShopLink to="/konto">Tutaj</ShopLink>
      <ShopLink to="/Nuty" onClick={(event) => stopped && event.preventDefault()}>
        Inaczej
      </ShopLink>
      <ShopLink to="/Nuty" target="_blank">
        Obok
      </ShopLink>
      <ShopLink to="#start">Miejsce</ShopLink>
      <ShopLink to="?p=2" preventScrollReset>
        Dalej
      </ShopLink>
      <ShopLink to="">Wszystko</ShopLink>
      <ShopLink to="/Nuty/C-dur" replace state={{ keepFocus: true }}>
        C-dur
      </ShopLink>
      <ShopLink to="/?p=2">Druga strona</ShopLink>
      <ShopLink to="https://nuty.example/a">Daleko</ShopLink>
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: links }], {
    basename: '/pl-PL',
    initialEntries: ['/pl-PL', '/pl-PL/konto'],
  });
  render(<RouterProvider router={router} />);
  return router;
}

const link = (name: string): HTMLElement => screen.getByRole('link', { name });

/** @returns whether the browser is left to follow the link itself */
function click(name: string, how: MouseEventInit = {}): boolean {
  // jsdom follows no links; what the router leaves alone is the browser's.
  const event = createEvent.click(link(name), { button: 0, ...how });
  fireEvent(link(name), event);
  return !event.defaultPrevented;
}

test('addresses are in the language of the page', () => {
  open();
  expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
    '/pl-PL/Nuty?p=2#start',
    '/pl-PL',
    '/pl-PL/konto',
    '/pl-PL/Nuty',
    '/pl-PL/Nuty',
    '/pl-PL/konto#start',
    '/pl-PL/konto?p=2',
    '/pl-PL/konto',
    '/pl-PL/Nuty/C-dur',
    '/pl-PL?p=2',
    'https://nuty.example/a',
  ]);
});

test('a click leads on without loading the page anew', () => {
  const router = open();
  expect(click('Nuty')).toBe(false);
  const { pathname, search, hash } = router.state.location;
  expect([pathname, search, hash, router.state.historyAction]).toEqual(['/pl-PL/Nuty', '?p=2', '#start', 'PUSH']);
  click('Początek');
  expect(router.state.location.pathname).toBe('/pl-PL');
});

test('a link to where one is leaves no step to go back over', () => {
  const router = open();
  click('Tutaj');
  expect([router.state.location.pathname, router.state.historyAction]).toEqual(['/pl-PL/konto', 'REPLACE']);
});

test('a question about the present page stays where one is, a form of the same thing takes its place and leaves the focus', () => {
  const router = open();
  click('Dalej');
  const { location, historyAction, preventScrollReset } = router.state;
  expect([location.pathname + location.search, historyAction, preventScrollReset]).toEqual([
    '/pl-PL/konto?p=2',
    'PUSH',
    true,
  ]);
  click('C-dur');
  const { state } = router.state.location;
  expect([router.state.historyAction, router.state.preventScrollReset, state]).toEqual([
    'REPLACE',
    false,
    { keepFocus: true },
  ]);
});

test('what opens elsewhere is left to the browser, and what the page has other plans with to the page', () => {
  const router = open();
  const ways = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }];
  expect(ways.map((how) => click('Nuty', how))).toEqual(ways.map(() => true));
  expect([click('Obok'), click('Daleko')]).toEqual([true, true]);
  stopped = true;
  expect(click('Inaczej')).toBe(false);
  expect(router.state.location.pathname).toBe('/pl-PL/konto');
  stopped = false;
  click('Inaczej');
  expect(router.state.location.pathname).toBe('/pl-PL/Nuty');
});
