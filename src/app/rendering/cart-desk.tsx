import type { ReactElement } from 'react';
import type { LoaderFunction } from 'react-router';
import { cartWithoutScriptsPath } from '#features/cart/add-to-cart-button.tsx';
import { loadCheapestCart } from '#features/checkout/cheapest-cart.ts';
import type { Locale } from '#platform/configuration/locales.ts';
import { loadTexts } from '#platform/i18n/texts.ts';
import type { Shell } from '#platform/session/shell.ts';
import type { TokenStore } from '#store-api/session-token.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { isUnreachable } from '#store-api/is-unreachable.ts';
import { ErrorPage } from '../error-page.tsx';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { loadFromShop } from '../load-from-shop.ts';
import { connectStoreApi } from '../start-up/connect-store-api.ts';
import { createDocument, withoutItsScripts, type DocumentSlots } from '../start-up/document.ts';
import type { BuildManifest, createPageAssets } from '../start-up/page-assets.ts';
import { printTags, renderRoutes } from './render-routes.tsx';
import { CartPage, type ShownCart } from '../without-scripts/cart-page.tsx';
import { changeCart, cartOutcomes, type CartChange, type CartOutcome } from '../without-scripts/cart-changes.ts';
import { stylesWithoutScripts } from './note-without-scripts.tsx';

/** Who asks: an address of the cart, a session, and the way to the shop that tells it who asks. */
export interface CartVisit {
  request: Request;
  session: TokenStore;
  fetch: typeof globalThis.fetch;
}

/** The cart of one session for who browses without scripts: shown as a document, changed by forms. */
export interface CartDesk {
  show: (
    visit: CartVisit & { slots: DocumentSlots },
  ) => Promise<{ status: number; locale: Locale; html: string } | { status: number; location: string }>;
  change: (visit: CartVisit, change: CartChange) => Promise<CartOutcome>;
}

interface DeskOptions {
  openShell: (address: URL) => Promise<Shell | { location: string }>;
  /** Absolute address of the Store API. */
  endpoint: string;
  /** Scheme and host under which visitors reach the shop. */
  origin: string;
  build: { document: string; manifest: BuildManifest };
  assetsOf: ReturnType<typeof createPageAssets>;
}

/** Opens the desk. Unlike pages, what it answers is for one visitor. */
export function createCartDesk({ openShell, endpoint, origin, build, assetsOf }: DeskOptions): CartDesk {
  const fill = createDocument(withoutItsScripts(build.document));
  const connect = ({ configuration, languageIds, locale }: Shell, { session, fetch }: CartVisit): StoreApi =>
    connectStoreApi(configuration, languageIds[locale], { endpoint, fetch, token: session });
  return {
    async show({ slots, ...visit }) {
      const { request, session } = visit;
      const shell = await openShell(new URL(request.url));
      if ('location' in shell) return { status: 302, ...shell };
      const { locale, texts } = shell;
      await loadTexts(texts, ['checkout', 'without-scripts']);
      const cart = session.read() === undefined ? 'empty' : await loadCart(connect(shell, visit));
      const outcome = readOutcome(request.url);
      const page = <CartPage cart={cart} outcome={outcome} />;
      const routes = routesAround(page);
      const rendered = await renderRoutes({ request, routes, shell, nonce: slots.nonce, origin });
      if (rendered instanceof Response) throw new Error('The cart without scripts leads nowhere else.');
      const { context, tags, pictures, body } = rendered;
      const { styles } = assetsOf({ modules: ['src/pages/checkout/cart.tsx'], standing: [], areas: [], locale });
      const head = printTags(tags) + styles + stylesWithoutScripts(build.manifest) + pictures;
      const html = fill({ locale, theme: slots.theme, head, note: '', body });
      return { status: cart === 'away' ? shopIsAway : context.statusCode, locale, html };
    },
    async change(visit, change) {
      const shell = await openShell(new URL(visit.request.url));
      return 'location' in shell ? 'failed' : changeCart(connect(shell, visit), change);
    },
  };
}

const shopIsAway = 503;

async function loadCart(api: StoreApi): Promise<ShownCart> {
  try {
    return await loadCheapestCart(api);
  } catch (error) {
    if (!isUnreachable(error)) console.error('The cart could not be shown without scripts.', error);
    return 'away';
  }
}

/** Header and footer as around every page, so that searching goes on from here. */
const routesAround = (page: ReactElement) => [
  {
    id: 'frame',
    loader: loadFrameOfAll,
    ErrorBoundary: ErrorPage,
    children: [
      {
        Component: DefaultLayout,
        children: [{ ErrorBoundary: ErrorPage, children: [{ path: cartWithoutScriptsPath, element: page }] }],
      },
    ],
  },
];

const loadFrameOfAll: LoaderFunction = (visit) => loadFromShop('frame', visit);

function readOutcome(address: string): CartOutcome | undefined {
  const told = new URL(address).searchParams.get('outcome');
  return cartOutcomes.find((outcome) => outcome === told);
}
