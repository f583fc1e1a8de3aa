import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';

/** Renders parts of the design system in what they need: a router. */
export function renderUi(children: ReactNode) {
  return render(children, {
    wrapper: ({ children: content }) => <MemoryRouter>{content}</MemoryRouter>,
  });
}
