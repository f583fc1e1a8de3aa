import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core';
import type { registerRoute } from 'workbox-routing';
import { answerPatienceMs } from '#offline/answer-patience.ts';
import { markKept } from '#offline/kept-since.ts';
import { postKey } from '#offline/post-key.ts';
import {
  catalogueAnswersCache,
  type forgottenCaches,
  privateAnswersCache,
  privateFilesCache,
} from '#offline/session-caches.ts';
import { takingHeader } from '#offline/taken/taken-names.ts';
import { notAfterDeparture } from './forget-session.ts';
import { FreshOrKept } from './fresh-or-kept.ts';
import { keepWithin } from './keep-within.ts';
import { ourAnswers } from './our-answers.ts';
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

/** Papers of an order, and files that were bought. */
const privateFile = /\/store-api\/(?:document|order)\/download\/[^/]+\/[^/]+$/;

/** Larger files are not kept for having been opened; bytes. Their sender says how large they are. */
const largestFile = 8 * 1024 * 1024;

export function answerCatalogueReads(): RouteParameters[] {
  const matches = ({ url, request }: Asked): boolean =>
    catalogueRead.test(url.pathname) && !catalogueWrite.test(url.pathname) && !isTaking(request);
  return routesTo(matches, readsKeptIn(catalogueAnswersCache));
}

export function answerPrivateReads(): RouteParameters[] {
  const ofSession = (paths: RegExp) => (asked: Asked) => paths.test(asked.url.pathname) && !isTaking(asked.request);
  return [
    ...routesTo(ofSession(privateRead), readsKeptIn(privateAnswersCache, [ifItMay])),
    ...routesTo(ofSession(privateFile), readsKeptIn(privateFilesCache, [ifItMay, unlessLarge])),
  ];
}

/** What may not stay is given nevertheless where somebody has taken it along. */
const ifItMay: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => (mayKeepPrivateAnswer(request) ? response : null),
};

const unlessLarge: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    Number(response.headers.get('content-length') ?? 0) > largestFile ? null : response,
};

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

/** Where this session has seen nothing and taken nothing along: what everybody would be answered, if that was taken along. */
const orTakenByAll: WorkboxPlugin = {
  handlerWillStart: async ({ request, state }) => {
    if (state) state['keyOfAll'] = await postKey(request);
  },
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
    const key: unknown = state?.['keyOfAll'];
    return cachedResponse ?? (key instanceof Request ? takenAnswer(key.url) : undefined);
  },
};

const marked: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && markKept(cachedResponse),
};

/** What is asked for to be taken along is not kept here. */
const isTaking = (request: Request): boolean => request.headers.has(takingHeader);

/** Fresh from the shop; else as it was answered last, or taken along, which the answer says. */
const readsKeptIn = (cacheName: (typeof forgottenCaches)[number], more: readonly WorkboxPlugin[] = []): FreshOrKept =>
  new FreshOrKept({
    cacheName,
    patienceMs: answerPatienceMs,
    waitsOn: true,
    plugins: [
      ourAnswers,
      notAfterDeparture,
      ...more,
      storeUnderKey(sessionOf),
      keepWithin(cacheName),
      orTaken,
      ...(cacheName === catalogueAnswersCache ? [orTakenByAll] : []),
      marked,
    ],
  });

type Asked = Parameters<RouteMatchCallback>[0];

/** By either method. */
const routesTo = (matches: (asked: Asked) => boolean, strategy: FreshOrKept): RouteParameters[] => [
  [matches, strategy, 'POST'],
  [matches, strategy, 'GET'],
];
