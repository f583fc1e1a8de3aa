import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { parseConfiguration } from '#platform/configuration/configuration.ts';
import { basePathOf, localeOfPath, type Locale } from '#platform/i18n/locales.ts';
import { embedJson, headTags, type HeadTags, type PageHeadContent } from '#platform/navigation/head-tags.ts';
import { HeadSinkContext, type HeadSink } from '#platform/navigation/page-head.tsx';
import { shellContext } from '#platform/session/shell.ts';
import { fontPreloads } from '#ui/theme/font-preloads.ts';
import { App } from '../app.tsx';
import { pageDataElementId, type PageData } from '../page-data.ts';
import { createRoutes } from '../routes.tsx';
import { connectStoreApi, createShell } from './create-shell.ts';
import { loadLanguageIds, type LanguageIds } from './load-language-ids.ts';
import { describeErrors } from './route-errors.ts';

export interface RenderRequest {
  request: Request;
  nonce: string;
  /** Scheme and host under which visitors reach the shop, for canonical addresses. */
  origin: string;
}

export interface RenderedPage {
  status: number;
  /** Set instead of a page when a loader redirects. */
  location?: string;
  locale: Locale;
  /** Elements for the document's head. */
  head: string;
  /** Content of the root element. */
  body: string;
  /** The data block that goes with it. */
  data: string;
  /** Module paths of the page's routes, to look up their scripts and styles. */
  modules: string[];
}

interface RendererOptions {
  /** As served in /config.json. */
  configuration: unknown;
  /** How the server reaches the shop: absolute Store API address and the fetch to use. */
  shop: { endpoint: string; fetch: typeof globalThis.fetch };
}

/** How long the ids of the shop's languages are believed. */
const languageIdsMaxAgeMs = 5 * 60_000;

/**
 * A function that renders any page of the storefront with its data.
 * Pages are rendered for nobody in particular: no session token is sent or kept, so the answers may be shared.
 * @throws ConfigurationIncomplete
 */
export function createRenderer({
  configuration: input,
  shop,
}: RendererOptions): (request: RenderRequest) => Promise<RenderedPage> {
  const configuration = parseConfiguration(input);
  const languages = rememberLanguageIds(() => loadLanguageIds(connectStoreApi(configuration, undefined, shop)));
  return async ({ request, nonce, origin }) => {
    const locale = localeOfPath(new URL(request.url).pathname);
    const languageIds = await languages();
    const api = connectStoreApi(configuration, languageIds[locale], shop);
    const shell = await createShell({ configuration, locale, languageIds, api });
    const handler = createStaticHandler(createRoutes(shell.texts), { basename: basePathOf(locale) });
    const requestContext = new RouterContextProvider(new Map([[shellContext, shell]]));
    const context = await handler.query(request, { requestContext });
    if (context instanceof Response) return redirection(context, locale);
    let head: PageHeadContent = { title: configuration.brand.name };
    const sink: HeadSink = (content) => {
      head = content;
    };
    const router = createStaticRouter(handler.dataRoutes, context);
    const body = renderToString(
      <App shell={shell} nonce={nonce}>
        <HeadSinkContext value={sink}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </HeadSinkContext>
      </App>,
    );
    const tags = headTags(head, {
      brand: configuration.brand.name,
      locale,
      origin,
    });
    return {
      status: context.statusCode,
      locale,
      head: printTags(tags) + preloadedFonts,
      body,
      data: dataBlock({ configuration: input, languageIds, nonce, router: routerState(context) }),
      modules: context.matches.map(({ route }) => route.id),
    };
  };
}

function redirection(response: Response, locale: Locale): RenderedPage {
  const location = response.headers.get('location') ?? '/';
  return { status: response.status, location, locale, head: '', body: '', data: '', modules: [] };
}

function rememberLanguageIds(load: () => Promise<LanguageIds>): () => Promise<LanguageIds> {
  let known: LanguageIds = {};
  let loadedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (Date.now() - loadedAt < languageIdsMaxAgeMs) return known;
    try {
      known = await load();
      loadedAt = Date.now();
    } catch {
      // The shop is away: pages show their own error, the next request asks again.
    }
    return known;
  };
}

function routerState({ loaderData, actionData, errors }: StaticHandlerContext): object {
  return { loaderData, actionData, errors: describeErrors(errors) };
}

function dataBlock(data: PageData): string {
  return `<script type="application/json" id="${pageDataElementId}">${embedJson(data)}</script>`;
}

/** Without these the first text would wait for the styles before its font is even asked for. */
const preloadedFonts = fontPreloads
  .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
  .join('');

function printTags({ title, elements }: HeadTags): string {
  const printed = elements.map(({ tag, attributes, text }) => {
    const names = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    const opening = `<${tag}${names.join('')} data-page-head="">`;
    return tag === 'script' ? `${opening}${text ?? ''}</script>` : opening;
  });
  return `<title>${escapeHtml(title)}</title>${printed.join('')}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
