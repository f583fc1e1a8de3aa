import type { ReactNode } from 'react';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach } from 'vitest';
import './browser/native-dialog.ts';
import './browser/native-popover.ts';

afterEach(cleanup);

/** Renders parts of the design system in what they need: a router. */
export function renderUi(children: ReactNode) {
  return render(children, {
    wrapper: ({ children: content }) => <MemoryRouter>{content}</MemoryRouter>,
  });
}
