import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listingSearch, readListingQuery } from '../listing-address.ts';
import { useFilterForm } from './use-filter-form.ts';

/** Presses its box as soon as that can be seen, which is before effects of the first paint have run. */
function QuickForm(): ReactElement {
  const [parameters] = useSearchParams();
  const box = useRef<HTMLInputElement>(null);
  const { version, handlers } = useFilterForm(listingSearch(readListingQuery(parameters), null), null);
  useLayoutEffect(() => {
    box.current?.focus();
    box.current?.click();
  }, []);
  return (
    <form key={version} {...handlers}>
      <input ref={box} type="checkbox" name="shipping-free" value="1" aria-label="Versandkostenfrei" />
      <output>{parameters.toString()}</output>
    </form>
  );
}

test('a box that is pressed right after it was drawn keeps the focus', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <QuickForm /> }])} />);
  await screen.findByText('shipping-free=1');
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
});
