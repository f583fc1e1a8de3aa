import { createHandlerBoundToURL } from 'workbox-precaching';
import type { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { keepAtMost } from './keep-at-most.ts';

type RouteParameters = Parameters<typeof registerRoute>;

/** A page is a path without file extension outside the shop's and the storage's own addresses. */
const notAPage = /^\/(?:store-api|v0|media|payment|outbox)(?:\/|$)|\.\w{2,12}$|^\/healthz$/;

/** Slower than this and the page as last seen (or the bare application) is shown. */
const networkTimeoutSeconds = 3;

/** Pages: fresh from the server; else as last seen; else the application starts by itself and says what it cannot load. */
export function answerNavigations(): RouteParameters {
  const pages = new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds,
    plugins: [
      { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
      keepAtMost(60, 7),
    ],
  });
  const application = createHandlerBoundToURL('/index.html');
  return [
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !notAPage.test(url.pathname),
    async (options) => {
      try {
        return await pages.handle(options);
      } catch {
        return application(options);
      }
    },
  ];
}
