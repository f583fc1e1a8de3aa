import { render } from '@testing-library/react';
import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#platform/configuration/locales.ts';
import { createTexts, loadTexts } from '#platform/i18n/texts.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { StoreApiError } from '#store-api/store-api-error.ts';
import { testShell } from '#testing/test-shell.ts';
import { App } from './app.tsx';
import { ErrorPage } from './error-page.tsx';
import { describeErrors } from './route-errors.ts';

const frame = { main: [{ id: 'a', name: 'Sheet music', type: 'page', seoPath: 'Noten/', children: [] }] };

interface ShownError {
  /** What the server's document says. */
  document: string;
  /** What the page says once it goes on from there. */
  page: string;
  heading: string | undefined;
  links: (string | null)[];
  /** Where its search leads. */
  search: string | null;
}

/** Opens `/verzogen`, whose loader throws, as a visitor does: rendered by the server, then in the browser. */
async function open(thrown: () => unknown, locale: Locale = 'en-GB'): Promise<ShownError> {
  const fail = () => {
    throw thrown();
  };
  const page = { path: '*', loader: fail, ErrorBoundary: ErrorPage };
  const routes: RouteObject[] = [{ id: 'frame', loader: () => frame, HydrateFallback: () => null, children: [page] }];
  const store = createStore();
  const texts = createTexts(locale);
  await loadTexts(texts, ['shell']);
  const api = createStoreApi({ endpoint: 'http://shop.example', accessKey: 'SWSCTEST' });
  const shell = { ...testShell(api, store), locale, texts };
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request('http://shop.example/verzogen'));
  if (context instanceof Response) throw new Error('The page redirects');
  const html = renderToString(
    <App shell={shell} nonce="">
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  const server = document.createElement('div');
  server.innerHTML = html;
  const errors: ReturnType<typeof describeErrors> = JSON.parse(JSON.stringify(describeErrors(context.errors)));
  const router = createMemoryRouter(routes, {
    initialEntries: ['/verzogen'],
    hydrationData: { errors, loaderData: { frame } },
  });
  const { container, unmount } = render(
    <App shell={shell} nonce="">
      <RouterProvider router={router} />
    </App>,
  );
  const shown = {
    document: server.textContent,
    page: container.textContent,
    heading: container.querySelector('h1')?.textContent,
    links: [...container.querySelectorAll('a')].map(({ textContent }) => textContent),
    search: container.querySelector('form')?.getAttribute('action') ?? null,
  };
  unmount();
  return shown;
}

const answer = (status: number, statusText?: string) => () =>
  new Response(null, { status, ...(statusText && { statusText }) });
const refusal = (status: number) => () =>
  new StoreApiError(status, [
    { code: null, title: '', detail: 'SQLSTATE[HY000]: General error', pointer: null, parameters: {} },
  ]);

const english: [status: number, message: string][] = [
  [404, "We can't find what you are looking for. Are you lost?"],
  [408, 'The API is taking to long to respond'],
  [500, 'Oops, something went terribly wrong'],
  [502, "Server couldn't complete your request. Please try again in few seconds."],
  [503, 'Server is really busy right now'],
  [418, 'Something goes wrong please try again later'],
];

describe('the error page', () => {
  test.each(english)('says of status %i: %s', async (status, message) => {
    for (const thrown of [answer(status), refusal(status)]) {
      const { document, page } = await open(thrown);
      expect(page).toContain(message);
      expect(page).toContain(String(status));
      expect(page).toContain('Go back home');
      expect(document).toBe(page);
    }
  });

  test.each(english)('lets the own message of an error with status %i take precedence', async (status, message) => {
    const { document, page } = await open(answer(status, 'We are closed on Mondays'));
    expect(page).toContain('We are closed on Mondays');
    expect(page).not.toContain(message);
    expect(document).toBe(page);
  });

  test.each([
    [404, 'Not Found'],
    [500, 'Internal Server Error'],
    [503, 'Service Unavailable'],
  ])('takes the name of status %i, "%s", for no message', async (status, phrase) => {
    const { page } = await open(answer(status, phrase));
    expect(page).not.toContain(phrase);
    expect(page).toContain(english.find(([known]) => known === status)?.[1]);
  });

  test('never shows what only developers understand', async () => {
    for (const thrown of [refusal(500), () => new TypeError('x is not a function')]) {
      expect((await open(thrown)).page).toMatch(/Oops, something went terribly wrong(?!.*(SQLSTATE|function))/);
    }
  });

  test('names a page that is not there, and what may have become of it', async () => {
    const { heading, page, document } = await open(answer(404));
    expect(heading).toBe('Page not found');
    expect(page).toContain('The page may no longer exist or may have moved: /verzogen');
    expect(document).toBe(page);
  });

  test('leads whoever is lost home, to a search that needs no script, and to the categories', async () => {
    const { links, search } = await open(answer(404));
    expect(links).toEqual(['Go back home', 'Sheet music']);
    expect(search).toBe('/search');
    expect((await open(answer(500))).search).toBeNull();
  });

  test.each<[locale: Locale, message: string]>([
    ['de-DE', 'Der Server ist gerade sehr beschäftigt.'],
    ['pl-PL', 'Serwer jest teraz bardzo obciążony.'],
  ])('speaks %s', async (locale, message) => {
    const { document, page } = await open(answer(503), locale);
    expect(page).toContain(message);
    expect(document).toBe(page);
  });
});
