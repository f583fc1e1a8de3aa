import type { LoaderFunctionArgs } from 'react-router';
import { shellContext } from '#platform/session/shell.ts';
import { getNavigation, type NavigationItem, type NavigationRoot } from '#store-api/catalogue/navigation.ts';
import type { StoreApi } from '#store-api/store-api.ts';

/** Menus around every page. */
export interface Frame {
  main: readonly NavigationItem[];
  footer: readonly NavigationItem[];
  service: readonly NavigationItem[];
}

/** Loads the menus. A shop that cannot answer leaves them empty: the page itself says what is wrong. */
export async function loadFrame({ context }: LoaderFunctionArgs): Promise<Frame> {
  const { api } = context.get(shellContext);
  const [main, footer, service] = await Promise.all([
    menu(api, 'main-navigation'),
    menu(api, 'footer-navigation'),
    menu(api, 'service-navigation'),
  ]);
  return { main, footer, service };
}

async function menu(api: StoreApi, root: NavigationRoot): Promise<readonly NavigationItem[]> {
  try {
    return await getNavigation(api, root, { depth: 2 });
  } catch (error) {
    console.error(`The menu ${root} could not be loaded.`, error);
    return [];
  }
}
