import type { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { keepAtMost } from './keep-at-most.ts';

type RouteParameters = Parameters<typeof registerRoute>;

/** Build files that are not in the precache (PDF engine, rarely used screens): kept from their first use on. */
export function answerBuildFiles(): RouteParameters {
  return [
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({
      cacheName: 'build-files',
      plugins: [keepAtMost(120, 30)],
    }),
  ];
}

/** Pictures carry a hash or an id in their address and never change. */
export function answerPictures(): RouteParameters {
  return [
    ({ request, url }) => request.destination === 'image' && !url.pathname.startsWith('/v0/'),
    new CacheFirst({
      cacheName: 'pictures',
      plugins: [keepAtMost(200, 30)],
    }),
  ];
}
