import { ExpirationPlugin } from 'workbox-expiration';
import type { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

type RouteParameters = Parameters<typeof registerRoute>;

const monthInSeconds = 30 * 24 * 60 * 60;

/** Build files that are not in the precache (PDF engine, rarely used screens): kept from their first use on. */
export function answerBuildFiles(): RouteParameters {
  return [
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({
      cacheName: 'build-files',
      plugins: [new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: monthInSeconds, purgeOnQuotaError: true })],
    }),
  ];
}

/** Pictures carry a hash or an id in their address and never change. */
export function answerPictures(): RouteParameters {
  return [
    ({ request, url }) => request.destination === 'image' && !url.pathname.startsWith('/v0/'),
    new CacheFirst({
      cacheName: 'pictures',
      plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: monthInSeconds, purgeOnQuotaError: true })],
    }),
  ];
}
