import { createStore } from 'jotai';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { basePathOf, localeOfPath, type Locale } from '#platform/configuration/locales.ts';
import { isAnsweringAtom } from '#platform/connectivity/connectivity-atom.ts';
import { keptSinceAtom } from '#platform/connectivity/kept-since-atom.ts';
import { whenIdle } from '#platform/install/when-idle.ts';
import { contextToken } from '#platform/session/context-token.ts';
import { cookieNames, writeCookie } from '#platform/session/cookies.ts';
import { isSessionNeededAtom } from '#platform/session/first-view.ts';
import type { Shell } from '#platform/session/shell.ts';
import { App } from '../app.tsx';
import type { Payloads } from '../payloads/create-payloads.ts';
import { readKeptSince, readPageData, readPagePayload, type PageData, type Payload } from '../page-data.ts';
import { beginningOf, createRoutes, type BringCode, type LoadRoute } from '../routes.tsx';
import { bringPageCode } from './bring-page-code.ts';
import { connectLate } from './connect-late.ts';
import { createShell } from './create-shell.ts';
import { createLateRouter } from './late-router.ts';
import { showStartFailure } from './show-start-failure.ts';
import { startSession } from './start-session.ts';
import { putUploadsFirst, type UploadsFirst } from './uploads-first.ts';
import type { Router, RouterParts } from './whole-router.ts';

/** Boots the page: configuration, language, router; then session, cart and the background parts. */
export async function startPage(): Promise<void> {
  try {
    const served = readPageData();
    const data = served ?? (await (await import('../fetch-page-data.ts')).fetchPageData());
    const payload = readPagePayload();
    const locale = localeOfPath(location.pathname);
    const { configuration } = data;
    const store = createStore();
    store.set(keptSinceAtom, readKeptSince());
    const uploads = putUploadsFirst({ store, configuration });
    const { fetch } = uploads;
    // A page that came without its data asks the shop before it is shown. One that has them is to show them as they came.
    if (!payload) void uploads.begin();
    // The service worker gives such a document where its web server has not answered.
    if (served && !payload) store.set(isAnsweringAtom, false);
    // What prices are like is known from the session where no server has asked for it.
    if (!data.terms) store.set(isSessionNeededAtom, true);
    const shell = await shellOfPage(data, { locale, configuration, store, fetch });
    rememberLocale(locale, shell.languageIds[locale]);
    let router: Router | undefined;
    const bring: BringCode = (code) => bringPageCode(code, { target: () => addressAhead(router) });
    const payloads = served && payloadsOf(shell, { build: served.build, fetch, bring });
    const load = payloads ? late(async () => (await payloads()).load) : await bringLoaders();
    const { promise: alive, resolve: onAlive } = Promise.withResolvers<void>();
    router = await showPage(shell, { nonce: data.nonce, load, bring, payload, onAlive });
    performance.mark('interactive');
    const shown = router;
    if (payloads) whenIdle(() => void prepareClicks(shown, locale, payloads));
    void startSession({ ...shell, terms: data.terms, alive, loadAnew: () => shown.revalidate() }, uploads);
  } catch (error) {
    showStartFailure(error);
  }
}

/** The calls that each page needs: for a static host, and for sessions with prices of their own. */
const bringLoaders = async (): Promise<LoadRoute> => (await import('../load-from-shop.ts')).loadFromShop;

/** What every click needs, and no first view. */
function payloadsOf(shell: Shell, { build, fetch, bring }: PayloadParts): () => Promise<Payloads> {
  let brought: Promise<Payloads> | undefined;
  const bringNow = async (): Promise<Payloads> => {
    const { createPayloads } = await bring(() => import('../payloads/create-payloads.ts'));
    return createPayloads({ shell, build, fetch, bringLoaders });
  };
  return () =>
    (brought ??= bringNow().catch((error: unknown) => {
      brought = undefined;
      throw error;
    }));
}

interface PayloadParts extends Pick<UploadsFirst, 'fetch'> {
  build: string;
  bring: BringCode;
}

/** Where somebody is on the way to; undefined when nobody is. */
function addressAhead(router: Router | undefined): string | undefined {
  if (!router) return location.href;
  const { location: ahead } = router.state.navigation;
  return ahead && router.createHref(ahead);
}

async function prepareClicks(router: Router, locale: Locale, payloads: () => Promise<Payloads>): Promise<void> {
  try {
    const { prepareLinks } = await import('../payloads/prepare-links.ts');
    const prepare = async (address: string) => (await payloads()).prepare(address);
    prepareLinks({ routes: router.routes, locale, ahead: () => addressAhead(router), prepare });
    // A click that comes by surprise has only its payload to wait for.
    await payloads();
  } catch (error) {
    console.warn('Links are not prepared.', error);
  }
}

type ShellStart = Pick<Shell, 'locale' | 'configuration' | 'store'> & Pick<UploadsFirst, 'fetch'>;

async function shellOfPage(data: PageData, { locale, configuration, store, fetch }: ShellStart): Promise<Shell> {
  const connection = { token: contextToken, fetch, store };
  const find = async () =>
    (await import('./offered-language.ts')).findLanguages(
      data,
      locale,
      connectLate(configuration, undefined, connection),
    );
  const languageIdGiven = data.languageIds[locale];
  const { languageIds, languageId, terms } = languageIdGiven ? { ...data, languageId: languageIdGiven } : await find();
  const api = connectLate(configuration, languageId, connection);
  return createShell({ configuration, locale, languageIds, terms, api, store });
}

function rememberLocale(locale: Locale, languageId: string | undefined): void {
  writeCookie(cookieNames.locale, locale);
  if (languageId !== undefined) writeCookie(cookieNames.languageId, languageId);
}

const late =
  (bring: () => Promise<LoadRoute>): LoadRoute =>
  async (routeId, visit) =>
    (await bring())(routeId, visit);

interface FirstPage {
  nonce: string;
  load: LoadRoute;
  bring: BringCode;
  payload: Payload | undefined;
  onAlive: () => void;
}

async function showPage(shell: Shell, { nonce, load, bring, payload, onAlive }: FirstPage): Promise<Router> {
  const routes = createRoutes({ texts: shell.texts, load, bring });
  const basename = basePathOf(shell.locale);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no place for a page.');
  await loadMatchedPages(routes, basename, payload);
  const begin = () => wholeRouter({ routes, basename, shell, payload });
  const router = payload ? lateRouter(begin, { routes, basename, ...payload }) : await begin();
  const app = (
    <App shell={shell} nonce={nonce} onAlive={onAlive}>
      <RouterProvider router={router} />
    </App>
  );
  // In slices, so that a tap or a scroll is answered in between.
  if (payload) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  return router;
}

async function wholeRouter(parts: RouterParts): Promise<Router> {
  const { beginRouter } = await import('./whole-router.ts');
  return beginRouter(parts);
}

function lateRouter(begin: () => Promise<Router>, page: Parameters<typeof createLateRouter>[0]): Router {
  const router = createLateRouter(page, (isAwaited) =>
    isAwaited ? bringPageCode(begin, { target: () => location.href }) : begin(),
  );
  whenIdle(() => void router.prepare().catch((error: unknown) => console.warn('The router is not there yet.', error)));
  return router;
}

/** React must find the same page at hydration, so its lazy module has to be there before. */
async function loadMatchedPages(routes: RouteObject[], basename: string, payload?: Payload): Promise<void> {
  const matches = matchRoutes(routes, location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const begin = payload && beginningOf(route);
      const module = await (begin ? begin(payload.loaderData[route.id ?? '']) : route.lazy());
      Object.assign(route, module);
      delete route.lazy;
    }),
  );
}
