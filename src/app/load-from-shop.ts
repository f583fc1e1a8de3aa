import type { LoaderFunction } from 'react-router';
import { loadContactPage } from '#pages/loaders/load-contact-page.ts';
import { loadContentPage } from '#pages/loaders/load-content-page.ts';
import { loadHomePage } from '#pages/loaders/load-home-page.ts';
import { loadSearchPage } from '#pages/loaders/load-search-page.ts';
import { knownCurrencyAtom } from '#platform/session/session-atoms.ts';
import { shellContext } from '#platform/session/shell.ts';
import { loadFrame } from './layouts/load-frame.ts';
import { keptInstead } from './payloads/kept-instead.ts';
import type { LoadRoute } from './routes.tsx';

/** By ids of routes, without what follows the module. */
const loaders: Readonly<Record<string, LoaderFunction>> = {
  frame: loadFrame,
  'src/pages/contact-site.ts': loadContactPage,
  'src/pages/content.tsx': loadContentPage,
  'src/pages/home.tsx': loadHomePage,
  'src/pages/search.tsx': loadSearchPage,
};

/**
 * Asks the shop itself, with the calls that each page needs: in the renderer, and in browsers where no payload is right (a
 * static host, a session with prices of its own). The data of a page say what currency their prices are in.
 */
export const loadFromShop: LoadRoute = async (routeId, visit) => {
  const [module = ''] = routeId.split('#');
  const load = loaders[module];
  if (!load) throw new Error(`No loader is known for ${routeId}.`);
  const currency = visit.context.get(shellContext).store.get(knownCurrencyAtom);
  const asked = Promise.resolve(load(visit));
  const data: unknown = await (import.meta.env.SSR
    ? asked
    : asked.catch((error: unknown) => keptInstead(routeId, visit, error)));
  return module === 'frame' ? data : Object.assign(Object(data), { currency });
};
