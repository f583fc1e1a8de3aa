import { createHandlerBoundToURL } from 'workbox-precaching';
import type { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { markKeptPage } from '#offline/kept-since.ts';
import { isPagePath } from '#offline/page-payload.ts';
import { keepAtMost } from './keep-at-most.ts';
import { mayKeepPage } from './what-may-stay.ts';

type RouteParameters = Parameters<typeof registerRoute>;

export const pagesCache = 'pages';

/** Slower than this and the page as last seen (or the bare application) is shown. */
const networkTimeoutSeconds = 3;

/** Pages: fresh from the server; else as last seen; else the application starts by itself and says what it cannot load. */
export function answerNavigations(): RouteParameters {
  const pages = new NetworkFirst({
    cacheName: pagesCache,
    networkTimeoutSeconds,
    plugins: [
      {
        cacheWillUpdate: async ({ request, response }) =>
          response.status === 200 && mayKeepPage(request.url) ? response : null,
      },
      keepAtMost(60, 7),
      { cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && markKeptPage(cachedResponse) },
    ],
  });
  const application = createHandlerBoundToURL('/index.html');
  return [
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPagePath(url.pathname),
    async (options) => {
      try {
        return await pages.handle(options);
      } catch {
        return application(options);
      }
    },
  ];
}
