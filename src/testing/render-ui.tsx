import type { ReactNode } from 'react';
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach } from 'vitest';
import './native-dialog.ts';
import { system } from '#ui/theme/system.ts';

afterEach(cleanup);

/** Renders parts of the design system in what they need: the theme and a router. */
export function renderUi(children: ReactNode) {
  return render(children, {
    wrapper: ({ children: content }) => (
      <ChakraProvider value={system}>
        <MemoryRouter>{content}</MemoryRouter>
      </ChakraProvider>
    ),
  });
}
