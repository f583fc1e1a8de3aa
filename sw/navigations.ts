import { createHandlerBoundToURL } from 'workbox-precaching';
import type { registerRoute } from 'workbox-routing';
import { answerPatienceMs } from '#offline/answer-patience.ts';
import { markKeptPage } from '#offline/kept-since.ts';
import { isPagePath } from '#offline/page-payload.ts';
import type { documentCaches } from '#offline/seen-page.ts';
import { shellFor } from './bare-shell.ts';
import { isBuildFileKept } from './build-files.ts';
import { FreshOrKept } from './fresh-or-kept.ts';
import { keepWithin } from './keep-within.ts';
import { isOurs } from './our-answers.ts';
import { isMenuPage } from './page-kinds.ts';
import { keepPayloadOf } from './page-payloads.ts';
import { unlessTakenLater } from './taken.ts';
import { mayKeepPage } from './what-may-stay.ts';
import { hasAllFiles } from './whole-pages.ts';

declare const self: ServiceWorkerGlobalScope;

type RouteParameters = Parameters<typeof registerRoute>;

const pages = pagesIn('pages');
const menuPages = pagesIn('menu-pages');

/** Pages: fresh from the server; else as last seen; else the application starts by itself and says what it cannot load. */
export function answerNavigations(): RouteParameters {
  const application = createHandlerBoundToURL('/index.html');
  return [
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPagePath(url.pathname),
    async (options) => {
      try {
        return await keeperOf(options.url.pathname).handle(options);
      } catch {
        return shellFor(options.url.pathname, await application(options), isBuildFileKept);
      }
    },
  ];
}

const keeperOf = (pathname: string): FreshOrKept => (isMenuPage(pathname) ? menuPages : pages);

function pagesIn(cacheName: (typeof documentCaches)[number]): FreshOrKept {
  return new FreshOrKept({
    cacheName,
    patienceMs: answerPatienceMs,
    // Unkept, the application opens: it has what was taken along, and says what cannot be had.
    waitsOn: false,
    plugins: [
      {
        cacheWillUpdate: async ({ request, response }) =>
          response.status === 200 && mayKeepPage(request.url) && (await isOurs(response)) ? response : null,
      },
      keepWithin(cacheName),
      unlessTakenLater,
      { cacheDidUpdate: ({ request, newResponse }) => keepPayloadOf(request.url, newResponse) },
      { cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && keptPage(cachedResponse) },
    ],
  });
}

/** The page with a mark that it is kept; the application in its place where files of it are gone. */
async function keptPage(page: Response): Promise<Response | null> {
  return (await hasAllFiles(await page.clone().text(), isBuildFileKept)) ? markKeptPage(page) : null;
}

/** Has browsers ask for a page while the worker is still being woken. */
export async function askMeanwhile(): Promise<void> {
  await self.registration.navigationPreload?.enable();
}

/**
 * Payment, documents, files: never kept, but answered here with what was asked for meanwhile. Left to the browser they would be asked
 * for a second time, and a payment can be ended once only.
 */
export function passOtherNavigations(): RouteParameters {
  return [
    ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !isPagePath(url.pathname),
    async ({ event, request }) => (await preloaded(event)) ?? fetch(request),
  ];
}

async function preloaded(event: ExtendableEvent): Promise<Response | undefined> {
  const response: unknown = event instanceof FetchEvent ? await event.preloadResponse : undefined;
  return response instanceof Response ? response : undefined;
}

/** Keeps a page as if somebody had gone there. */
export async function keepPage(address: string, event: ExtendableEvent): Promise<void> {
  await keeperOf(new URL(address).pathname).handle({ event, request: new Request(address) });
}
