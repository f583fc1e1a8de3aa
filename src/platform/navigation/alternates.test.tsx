import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { useAlternates } from './alternates.ts';

function addressesAt(address: string, alternates?: Record<string, string>) {
  const seen: ReturnType<typeof useAlternates>[] = [];
  function Page() {
    seen.push(useAlternates());
    return null;
  }
  const router = createMemoryRouter(
    [
      {
        path: '*',
        Component: Page,
        HydrateFallback: () => null,
        loader: () => ({ ...(alternates && { alternates }) }),
      },
    ],
    { initialEntries: [address], hydrationData: { loaderData: { '0': { ...(alternates && { alternates }) } } } },
  );
  render(<RouterProvider router={router} />);
  return seen.at(-1);
}

test('another language keeps page and filters of a listing', () => {
  const paths = { 'de-DE': '/Noten/', 'en-GB': '/Sheet-music/', 'pl-PL': '/Nuty/' };
  expect(addressesAt('/Noten/?properties=a|b&p=2', paths)).toEqual({
    'de-DE': '/Noten/?properties=a|b&p=2',
    'en-GB': '/en-GB/Sheet-music/?properties=a|b&p=2',
    'pl-PL': '/pl-PL/Nuty/?properties=a|b&p=2',
  });
});

test('a language without the page gets its home page, which has no filters', () => {
  expect(addressesAt('/Noten/?p=2', { 'de-DE': '/Noten/' })?.['pl-PL']).toBe('/pl-PL');
});
