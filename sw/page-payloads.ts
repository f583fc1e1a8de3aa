import type { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { markKept } from '#offline/kept-since.ts';
import { pagesOfPayload, payloadInDocument } from '#offline/page-payload.ts';
import { keepAtMost } from './keep-at-most.ts';
import { pageCaches } from './navigations.ts';

type RouteParameters = Parameters<typeof registerRoute>;

export const payloadsCache = 'page-payloads';

/** Slower than this and a page is shown as last seen. */
const networkTimeoutSeconds = 3;

/** Data of pages for a click: fresh from the server; else as last seen, or as the page's document carries them. */
export function answerPayloads(): RouteParameters {
  const payloads = new NetworkFirst({
    cacheName: payloadsCache,
    networkTimeoutSeconds,
    plugins: [
      { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
      // A tenth of what a document takes, and asked for by a finger that only rests on a link as well.
      keepAtMost(2000, 30),
      { cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && markKept(cachedResponse) },
    ],
  });
  return [
    ({ url, sameOrigin }) => sameOrigin && pagesOfPayload(url).length > 0,
    async (options) => {
      try {
        return await payloads.handle(options);
      } catch (error) {
        const kept = await payloadOfStoredPage(options.url);
        if (kept) return kept;
        throw error;
      }
    },
  ];
}

async function payloadOfStoredPage(address: URL): Promise<Response | undefined> {
  for (const cacheName of pageCaches) {
    for (const page of pagesOfPayload(address)) {
      const document = await caches.match(page, { cacheName, ignoreVary: true });
      const payload = document && payloadInDocument(await document.text());
      if (payload === undefined) continue;
      const headers = { 'content-type': 'application/json', date: document?.headers.get('date') ?? '' };
      return markKept(new Response(payload, { headers }));
    }
  }
  return undefined;
}
