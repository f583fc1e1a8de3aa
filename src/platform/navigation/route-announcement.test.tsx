import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { RouteAnnouncement } from './route-announcement.tsx';

const frame = () => (
  <main>
    <Outlet />
    <RouteAnnouncement />
  </main>
);

test('whoever goes from one layout to another starts at the heading there, on the first page nobody is led', async () => {
  const router = createMemoryRouter([
    { Component: frame, children: [{ path: '/', Component: () => <h1>Noten</h1> }] },
    {
      // As a layout of its own: nothing of the other one stays.
      element: <div>{frame()}</div>,
      children: [
        { path: '/cart', Component: () => <h1>Warenkorb</h1> },
        { path: '/checkout', Component: () => <h1>Kasse</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(document.activeElement).toBe(document.body);
  for (const [path, name] of [
    ['/cart', 'Warenkorb'],
    ['/checkout', 'Kasse'],
    ['/', 'Noten'],
  ] as const) {
    await act(() => router.navigate(path));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name }));
  }
});
