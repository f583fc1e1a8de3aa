import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterContextProvider, RouterProvider, type RouteObject } from 'react-router';
import type { Configuration } from '#platform/configuration/configuration.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { shellContext, ShellProvider } from '#platform/session/shell.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { testShell } from './test-shell.ts';

/**
 * Opens one page of the site map with its loader, as the browser does, in German.
 * @param settings of the shop beyond those of every test
 * @returns the page's state
 */
export function openPage(
  page: RouteObject,
  address: string,
  api: StoreApi,
  settings: Partial<Configuration> = {},
): ReturnType<typeof createStore> {
  const store = createStore();
  const common = testShell(api, store);
  const shell = { ...common, configuration: { ...common.configuration, ...settings } };
  shell.texts.activate('de-DE');
  store.set(shellAtom, shell);
  const router = createMemoryRouter([{ ...page, HydrateFallback: () => null }], {
    initialEntries: [address],
    getContext: () => new RouterContextProvider(new Map([[shellContext, shell]])),
  });
  render(
    <ShellProvider value={shell}>
      <Provider store={store}>
        <I18nProvider i18n={shell.texts}>
          <RouterProvider router={router} />
        </I18nProvider>
      </Provider>
    </ShellProvider>,
  );
  return store;
}
