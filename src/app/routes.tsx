import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { I18n } from '@lingui/core';
import type { AccountPath } from '#pages/account-site.ts';
import type { contactSite } from '#pages/contact-site.ts';
import { loadTexts, type TextsArea } from '#platform/i18n/texts.ts';
import { CheckoutLayout } from './layouts/checkout-layout.tsx';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { ErrorPage } from './error-page.tsx';

/** The code of a page. */
interface PageModule {
  readonly Component: ComponentType;
}

/** What a route shows. */
type Shown = Pick<RouteObject, 'element'>;

/** Gives the data of a route on a page. @throws what a loader of the router may throw: redirections and errors */
export type LoadRoute = (routeId: string, visit: LoaderFunctionArgs) => Promise<unknown>;

/** Brings code of a page. */
export type BringCode = <Code>(load: () => Promise<Code>) => Promise<Code>;

/** What the router keeps with the route of a page. */
interface PageHandle {
  readonly areas: readonly TextsArea[];
  /** Of a page in parts: brings it with those that have to be there for this data. */
  readonly begin?: (data: unknown) => Promise<Shown>;
}

/** The areas of texts that a route fetches. */
export function textsOf({ handle }: Pick<RouteObject, 'handle'>): readonly TextsArea[] {
  const page: PageHandle | undefined = handle;
  return page?.areas ?? [];
}

/** How a route begins with data that came with its page, where not all of its code is needed for that. */
export function beginningOf({ handle }: Pick<RouteObject, 'handle'>): PageHandle['begin'] {
  const page: PageHandle | undefined = handle;
  return page?.begin;
}

interface RouteParts {
  texts: I18n;
  load: LoadRoute;
  bring?: BringCode;
}

/** Around all pages: the menus, which are the same for all sessions and have no prices. */
export const menusRoute = 'frame';

/** Ids of page routes are module paths: the renderer finds their scripts and styles in the build by them. */
const pagesFolder = 'src/pages/';

/** Modules that pages of several paths come from. */
const severalPages = /^(?:content|account-site|contact-site)\./;

function createPageFactory(texts: I18n, bring: BringCode) {
  return (path: string, file: string, load: () => Promise<PageModule>, areas: TextsArea[] = []): RouteObject => ({
    ...(path === '' ? { index: true } : { path }),
    id: pagesFolder + file + (path !== '' && severalPages.test(file) ? `#${path}` : ''),
    handle: { areas } satisfies PageHandle,
    lazy: () => bring(async () => shown((await Promise.all([load(), loadTexts(texts, areas)]))[0])),
  });
}

/** Pages within their layout, an error in one of them as well. */
function within(Layout: ComponentType, children: RouteObject[]): RouteObject {
  return { element: <Layout />, children: [{ ErrorBoundary: ErrorPage, children }] };
}

/**
 * One element for as long as the page is there: drawn anew when something it uses has changed, and not with every step of a
 * visit, the first of which exchanges the router.
 */
function shown({ Component }: PageModule): Shown {
  return { element: <Component /> };
}

/** All routes of one locale; the router's basename carries the locale. Built per page or request, for its texts. */
export function createRoutes({ texts, load, bring = (bringNow) => bringNow() }: RouteParts): RouteObject[] {
  const withData = (route: RouteObject): RouteObject =>
    Object.assign(route, { loader: (visit: LoaderFunctionArgs) => load(route.id ?? '', visit) });
  const page = createPageFactory(texts, bring);
  const content = () => import('#pages/content.tsx');
  const home = () => import('#pages/home.tsx');
  const inParts = createPartsFactory({ texts, load, bring });
  const account = (path: AccountPath): RouteObject =>
    page(path, 'account-site.ts', async () => (await import('#pages/account-site.ts')).accountSite[path], ['account']);
  const contact = (path: keyof typeof contactSite): RouteObject => {
    const load = async () => (await import('#pages/contact-site.ts')).contactSite[path];
    return withData(page(path, 'contact-site.ts', load, ['information']));
  };
  const defaultPages: RouteObject[] = [
    inParts(page('', 'home.tsx', home, ['home']), bringHome),
    inParts({ ...page('home', 'home.tsx', home, ['home']), id: 'src/pages/home.tsx#home' }, bringHome),
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
    contact('contact'),
    contact('rechtsverletzung-melden'),
    page('vertrag-widerrufen', 'vertrag-widerrufen.tsx', () => import('#pages/vertrag-widerrufen.tsx'), [
      'information',
    ]),
    page('platform', 'platform.tsx', () => import('#pages/platform.tsx'), ['platform']),
    page('style', 'style.tsx', () => import('#pages/style.tsx'), ['style']),
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
        bring(async () => {
          const { AccountLayout } = await import('./layouts/account/account-layout.tsx');
          return { element: <AccountLayout /> };
        }),
      children: [
        account('account'),
        account('account/order'),
        account('account/address'),
        account('account/payment'),
        account('account/profile'),
      ],
    },
    inParts(page('*', 'content.tsx', content, ['catalogue']), bringContent),
  ];
  const checkoutPages: RouteObject[] = [
    page('checkout/cart', 'checkout/cart.tsx', () => import('#pages/checkout/cart.tsx'), ['checkout']),
    page('checkout', 'checkout.tsx', () => import('#pages/checkout.tsx'), ['checkout']),
  ];
  return [
    withData({
      id: menusRoute,
      shouldRevalidate: () => false,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      children: [within(CheckoutLayout, checkoutPages), within(DefaultLayout, defaultPages)],
    }),
  ];
}

/** Brings a page with all its parts, or with those only that have to be there for this data. */
type BringParts = (data?: unknown) => Promise<PageModule>;

const bringHome: BringParts = async (data) => {
  const { Component, bringHomeRest } = await import('#pages/home.tsx');
  if (data === undefined) await bringHomeRest();
  return { Component };
};

const bringContent: BringParts = async (data) => {
  const { Component, bringContentViews, bringViewOf } = await import('#pages/content.tsx');
  await (data === undefined ? bringContentViews() : bringViewOf(data));
  return { Component };
};

/** Pages that begin with the parts that come with their data; one that is there already may be led to with any other. */
function createPartsFactory({ texts, load, bring }: Required<RouteParts>) {
  return (route: RouteObject, bringPage: BringParts): RouteObject => {
    const { id = '' } = route;
    const areas = textsOf(route);
    const bringParts: BringParts = (data) =>
      bring(async () => (await Promise.all([bringPage(data), loadTexts(texts, areas)]))[0]);
    const loader = async (visit: LoaderFunctionArgs): Promise<unknown> =>
      (await Promise.all([load(id, visit), bringParts()]))[0];
    return Object.assign(route, {
      lazy: async () => shown(await bringParts()),
      loader,
      handle: { areas, begin: async (data) => shown(await bringParts(data)) } satisfies PageHandle,
    });
  };
}
