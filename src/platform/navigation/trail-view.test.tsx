import { cleanup, render, screen, within } from '@testing-library/react';
import { I18nProvider } from '@lingui/react';
import { createStore } from 'jotai';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createStoreApi } from '#store-api/store-api.ts';
import { testShell } from '#testing/test-shell.ts';
import { ShellProvider } from '../session/shell.ts';
import { TrailView } from './trail-view.tsx';

const trail = [
  { name: 'Noten', path: '/Noten/' },
  { name: 'Klavier', path: '/Noten/Klavier/' },
];

function crumbsFrom(breadcrumbStart?: number): string[] {
  const shell = testShell(createStoreApi({ endpoint: 'http://shop.example', accessKey: 'SWSCTEST' }), createStore());
  const configuration = { ...shell.configuration, ...(breadcrumbStart !== undefined && { breadcrumbStart }) };
  render(
    <ShellProvider value={{ ...shell, configuration }}>
      <I18nProvider i18n={shell.texts}>
        <MemoryRouter>
          <TrailView trail={trail} name="Inventionen" />
        </MemoryRouter>
      </I18nProvider>
    </ShellProvider>,
  );
  const items = within(screen.getByRole('navigation', { name: 'Sie sind hier' })).getAllByRole('listitem');
  return items.map((item) => item.textContent ?? '');
}

test('the way to a page begins at the home page', () => {
  expect(crumbsFrom()).toEqual(['Start', 'Noten', 'Klavier', 'Inventionen']);
});

test('it begins as far down as the shop is configured, and always names the page itself', () => {
  expect(crumbsFrom(2)).toEqual(['Klavier', 'Inventionen']);
  cleanup();
  expect(crumbsFrom(9)).toEqual(['Inventionen']);
});
