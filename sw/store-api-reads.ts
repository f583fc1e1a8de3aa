import type { WorkboxPlugin } from 'workbox-core';
import type { registerRoute } from 'workbox-routing';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { markKept } from '#offline/kept-since.ts';
import { postKey } from '#offline/post-key.ts';
import { catalogueAnswersCache, privateAnswersCache } from '#offline/session-caches.ts';
import { takingHeader } from '#offline/taken/taken-names.ts';
import { notAfterDeparture } from './forget-session.ts';
import { ourAnswers } from './our-answers.ts';
import { keepWithin } from './keep-within.ts';
import { orTaken, takenAnswer } from './taken.ts';
import { mayKeepPrivateAnswer } from './what-may-stay.ts';

type RouteParameters = Parameters<typeof registerRoute>;

/**
 * Answers that are the same for every anonymous visitor of a language. Not what is suggested while somebody types
 * (`search-suggest`, `category` without an id): every letter would push the answers of a page out of the cache.
 */
const catalogueRead =
  /\/store-api\/(?:product|product-listing|search|category(?=\/)|landing-page|navigation|seo-url|country|language|salutation|breadcrumb)(?:\/|$)/;

/** Writes below the catalogue paths. */
const catalogueWrite = /\/review$/;

/** Answers that belong to one session: shown offline only, as they were. Not the cart: the page keeps it itself, and is to know whether the shop has confirmed it. */
const privateRead =
  /\/store-api\/(?:context|order|account\/customer|account\/list-address|customer\/wishlist|payment-method|shipping-method)$/;

/** Longer than this for a private answer and the last known one is shown. */
const networkTimeoutSeconds = 4;

/** Without a network: what this session took along, or else what everybody would be answered. */
const takenInstead: WorkboxPlugin = {
  handlerWillStart: async ({ request, state }) => {
    if (state) state['keyOfAll'] = await postKey(request);
  },
  handlerDidError: async ({ state }) => {
    for (const key of [state?.['key'], state?.['keyOfAll']]) {
      const answer = key instanceof Request ? await takenAnswer(key.url) : undefined;
      if (answer) return answer;
    }
    return undefined;
  },
};

export function answerCatalogueReads(): RouteParameters[] {
  const strategy = new StaleWhileRevalidate({
    cacheName: catalogueAnswersCache,
    plugins: [ourAnswers, notAfterDeparture, storeUnderKey(sessionOf), keepWithin(catalogueAnswersCache), takenInstead],
  });
  const matches = ({ url, request }: { url: URL; request: Request }): boolean =>
    catalogueRead.test(url.pathname) && !catalogueWrite.test(url.pathname) && !isTaking(request);
  return [
    [matches, strategy, 'POST'],
    [matches, strategy, 'GET'],
  ];
}

/** Stores POST reads under a GET key; never stores a session token, which would throw a later visitor into a dead session. */
function storeUnderKey(sessionOf: (request: Request) => string): WorkboxPlugin {
  return {
    handlerWillStart: async ({ request, state }) => {
      if (state) state['key'] = await postKey(request, sessionOf(request));
    },
    cacheKeyWillBeUsed: async ({ request, state }) => {
      const key: unknown = state?.['key'];
      return key instanceof Request ? key : postKey(request, sessionOf(request));
    },
    cacheWillUpdate: async ({ response }) => {
      if (response.status !== 200) return null;
      const headers = new Headers(response.headers);
      headers.delete('sw-context-token');
      headers.delete('set-cookie');
      return new Response(response.body, { status: 200, headers });
    },
  };
}

/** A session may have prices of its own: what it is answered is for nobody else, and nobody else's is for it. */
const sessionOf = (request: Request): string => request.headers.get('sw-context-token') ?? '';

/** What is asked for to be taken along is not kept here. */
const isTaking = (request: Request): boolean => request.headers.has(takingHeader);

export function answerPrivateReads(): RouteParameters[] {
  const strategy = new NetworkFirst({
    cacheName: privateAnswersCache,
    networkTimeoutSeconds,
    plugins: [
      ourAnswers,
      notAfterDeparture,
      storeUnderKey(sessionOf),
      keepWithin(privateAnswersCache),
      orTaken,
      { cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && markKept(cachedResponse) },
    ],
  });
  const matches = ({ url, request }: { url: URL; request: Request }): boolean =>
    privateRead.test(url.pathname) && mayKeepPrivateAnswer(request) && !isTaking(request);
  return [
    [matches, strategy, 'POST'],
    [matches, strategy, 'GET'],
  ];
}
