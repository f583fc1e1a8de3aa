import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { I18n } from '@lingui/core';
import type { AccountPath } from '#pages/account-site.ts';
import { loadTexts, type TextsArea } from '#platform/i18n/texts.ts';
import { CheckoutLayout } from './layouts/checkout-layout.tsx';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { ErrorPage } from './error-page.tsx';

type PageModule = Pick<RouteObject, 'Component'>;

/** Gives the data of a route on a page. @throws what a loader of the router may throw: redirections and errors */
export type LoadRoute = (routeId: string, visit: LoaderFunctionArgs) => Promise<unknown>;

/** Brings code of a page. */
export type BringCode = <Code>(load: () => Promise<Code>) => Promise<Code>;

/** What the router keeps with the route of a page. */
interface PageHandle {
  readonly areas: readonly TextsArea[];
}

/** The areas of texts that a route fetches. */
export function textsOf({ handle }: Pick<RouteObject, 'handle'>): readonly TextsArea[] {
  const page: PageHandle | undefined = handle;
  return page?.areas ?? [];
}

interface RouteParts {
  texts: I18n;
  load: LoadRoute;
  bring?: BringCode;
}

/** Ids of page routes are module paths: the renderer finds their scripts and styles in the build by them. */
const pagesFolder = 'src/pages/';

/** Modules that pages of several paths come from. */
const severalPages = /^(?:content|account-site)\./;

function createPageFactory(texts: I18n, bring: BringCode) {
  return (path: string, file: string, load: () => Promise<PageModule>, areas: TextsArea[] = []): RouteObject => ({
    ...(path === '' ? { index: true } : { path }),
    id: pagesFolder + file + (path !== '' && severalPages.test(file) ? `#${path}` : ''),
    handle: { areas } satisfies PageHandle,
    lazy: () => bring(async () => (await Promise.all([load(), loadTexts(texts, areas)]))[0]),
  });
}

/** All routes of one locale; the router's basename carries the locale. Built per page or request, for its texts. */
export function createRoutes({ texts, load, bring = (bringNow) => bringNow() }: RouteParts): RouteObject[] {
  const withData = (route: RouteObject): RouteObject => {
    const { id = '' } = route;
    return Object.assign(route, { loader: (visit: LoaderFunctionArgs) => load(id, visit) });
  };
  const page = createPageFactory(texts, bring);
  const content = () => import('#pages/content.tsx');
  const account = (path: AccountPath): RouteObject =>
    page(path, 'account-site.ts', async () => (await import('#pages/account-site.ts')).accountSite[path], ['account']);
  const defaultPages: RouteObject[] = [
    withData(page('', 'home.tsx', () => import('#pages/home.tsx'), ['home'])),
    withData({
      ...page('home', 'home.tsx', () => import('#pages/home.tsx'), ['home']),
      id: 'src/pages/home.tsx#home',
    }),
    withData(page('search', 'search.tsx', () => import('#pages/search.tsx'), ['catalogue'])),
    page('wishlist', 'wishlist.tsx', () => import('#pages/wishlist.tsx'), ['catalogue', 'wishlist']),
    page('sheet-configuration-v3', 'sheet-configuration-v3.tsx', () => import('#pages/sheet-configuration-v3.tsx'), [
      'configurator',
    ]),
    page('download/:folderId?', 'download.tsx', () => import('#pages/download.tsx'), ['configurator']),
    page('checkout/success/:orderId', 'checkout/success.tsx', () => import('#pages/checkout/success.tsx'), [
      'checkout',
      'orders',
    ]),
    page('checkout/success/:orderId/paid', 'checkout/paid.tsx', () => import('#pages/checkout/paid.tsx'), [
      'checkout',
      'orders',
    ]),
    page('checkout/success/:orderId/unpaid', 'checkout/unpaid.tsx', () => import('#pages/checkout/unpaid.tsx'), [
      'checkout',
      'orders',
    ]),
    withData(page('contact', 'contact.tsx', () => import('#pages/contact.tsx'), ['information'])),
    page('vertrag-widerrufen', 'vertrag-widerrufen.tsx', () => import('#pages/vertrag-widerrufen.tsx'), [
      'information',
    ]),
    account('login'),
    account('register'),
    account('registration/confirm'),
    account('account/recover'),
    account('account/recover/password'),
    account('reset-password'),
    account('newsletter-subscribe'),
    account('account/order/:deepLinkCode'),
    {
      id: 'src/app/layouts/account/account-layout.tsx',
      lazy: () =>
        bring(async () => ({ Component: (await import('./layouts/account/account-layout.tsx')).AccountLayout })),
      children: [
        account('account'),
        account('account/order'),
        account('account/address'),
        account('account/payment'),
        account('account/profile'),
      ],
    },
    withData(page('*', 'content.tsx', content, ['catalogue'])),
  ];
  const checkoutPages: RouteObject[] = [
    page('checkout/cart', 'checkout/cart.tsx', () => import('#pages/checkout/cart.tsx'), ['checkout']),
    page('checkout', 'checkout.tsx', () => import('#pages/checkout.tsx'), ['checkout']),
  ];
  return [
    withData({
      id: 'frame',
      shouldRevalidate: () => false,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      children: [
        { Component: CheckoutLayout, children: [{ ErrorBoundary: ErrorPage, children: checkoutPages }] },
        { Component: DefaultLayout, children: [{ ErrorBoundary: ErrorPage, children: defaultPages }] },
      ],
    }),
  ];
}
