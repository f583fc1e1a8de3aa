import { createPath, createStaticRouter, matchRoutes, type RouteObject } from 'react-router';
import type { Router } from './whole-router.ts';

type Tell = Parameters<Router['subscribe']>[0];
type Scrolling = Parameters<Router['enableScrollRestoration']>;
type Goal = Parameters<Router['navigate']>[0] | number;

interface FirstPage {
  /** With the code of the page in them. */
  routes: RouteObject[];
  basename: string;
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
}

/** Brings the router that leads to other pages, begun with the same page; `isAwaited` when somebody has clicked already. */
type BringRouter = (isAwaited: boolean) => Promise<Router>;

interface LateRouter extends Router {
  /** Brings what the first click would wait for. */
  prepare: () => Promise<void>;
}

/**
 * The router of a page that came with its data. The page is shown and comes alive by what is known of it; the code that leads
 * to other pages, more than half of the router, is brought afterwards or with the first click.
 */
export function createLateRouter(page: FirstPage, bring: BringRouter): LateRouter {
  const first = standingRouter(page);
  const listening = new Set<Tell>();
  let scrolling: Scrolling | undefined;
  let current = first;
  let bringing: Promise<Router> | undefined;

  const tell = (state: Router['state'], how: Parameters<Tell>[1] = nothingElse): void => {
    for (const listener of listening) listener(state, how);
  };
  const takeOver = async (isAwaited: boolean): Promise<Router> => {
    const router = await bring(isAwaited);
    router.subscribe(tell);
    if (scrolling) router.enableScrollRestoration(...scrolling);
    current = router;
    // Somebody may have gone to another place on the page.
    if (createPath(router.state.location) !== createPath(first.state.location)) tell(router.state);
    return router;
  };
  const whole = (isAwaited: boolean): Promise<Router> =>
    (bringing = bringing?.catch(() => takeOver(isAwaited)) ?? takeOver(isAwaited));

  return {
    ...first,
    get state() {
      return current.state;
    },
    get routes() {
      return current.routes;
    },
    get manifest() {
      return current.manifest;
    },
    get window() {
      return current.window;
    },
    match: (place) => current.match(place),
    subscribe: (listener) => {
      listening.add(listener);
      return () => listening.delete(listener);
    },
    enableScrollRestoration: (...ways) => {
      scrolling = ways;
      return current === first ? () => (scrolling = undefined) : current.enableScrollRestoration(...ways);
    },
    navigate: async (to: Goal, options?: Parameters<Router['navigate']>[1]) => {
      const router = await whole(true).catch((error: unknown) => tell(failed(first.state, error)));
      await (typeof to === 'number' ? router?.navigate(to) : router?.navigate(to, options));
    },
    revalidate: async () => (await whole(false)).revalidate(),
    prepare: async () => void (await whole(false)),
  };
}

const nothingElse: Parameters<Tell>[1] = { deletedFetchers: [], newErrors: null, flushSync: false };

/** A router that stays where it is, as the library has it for servers, at the place of the browser. */
function standingRouter({ routes, basename, loaderData, errors }: FirstPage): Router {
  const place = placeOfBrowser();
  const context = { basename, location: place, matches: [], loaderData, errors, actionData: null };
  const router = createStaticRouter(routes, {
    ...context,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _match: () => null,
  });
  const matches = matchRoutes(router.routes, place, basename) ?? [];
  // The browser itself has put a page that it loads anew where it was.
  const state: Router['state'] = { ...router.state, matches, restoreScrollPosition: false };
  return { ...router, state };
}

/** As the router will read it from the history that it writes. */
function placeOfBrowser(): Router['state']['location'] {
  const { pathname, search, hash } = location;
  const { usr = null, key = 'default' } = Object(history.state);
  return { pathname, search, hash, state: usr, key };
}

/** Shown like a shop that cannot be reached. */
function failed(state: Router['state'], error: unknown): Router['state'] {
  const outermost = state.matches[0]?.route.id ?? '';
  return { ...state, errors: { [outermost]: error } };
}
