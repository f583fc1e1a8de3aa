import {
  RouterContextProvider,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type RouteObject,
} from 'react-router';
import { shellContext, type Shell } from '#platform/session/shell.ts';
import type { Payload } from '../page-data.ts';
import { forgetPageAge } from '../payloads/forget-page-age.ts';

export type Router = ReturnType<typeof createRouter>;

export interface RouterParts {
  routes: RouteObject[];
  basename: string;
  shell: Shell;
  /** Of the page that is shown already. */
  payload: Payload | undefined;
}

/**
 * The router that leads to other pages: the library's for browsers, put together here, so that nothing else of the module that
 * has it comes along. The build gives it a file of its own, see tools/page-build/late-modules.ts.
 */
export function beginRouter({ routes, basename, shell, payload }: RouterParts): Promise<Router> {
  const router = createRouter({
    routes,
    basename,
    history: createBrowserHistory(),
    mapRouteProperties,
    hydrationRouteProperties,
    ...(payload ? { hydrationData: { loaderData: payload.loaderData, errors: payload.errors } } : {}),
    getContext: () => new RouterContextProvider(new Map([[shellContext, shell]])),
  });
  forgetPageAge(router, shell.store);
  return whenReady(router.initialize());
}

/** Until there is something to show, the document keeps what stands there in place of a page. */
function whenReady(router: Router): Promise<Router> {
  return new Promise((resolve) => {
    const look = ({ initialized }: Router['state']): void => {
      if (!initialized) return;
      stop();
      resolve(router);
    };
    const stop = router.subscribe(look);
    look(router.state);
  });
}
