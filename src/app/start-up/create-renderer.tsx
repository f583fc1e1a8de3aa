import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { modulesOf, standingModulesOf } from '#pages/content-views.ts';
import { nextPartsOf } from '#pages/next-modules.ts';
import { parseConfiguration } from '#platform/configuration/configuration.ts';
import { basePathOf, localeOfPath, locales, type Locale } from '#platform/configuration/locales.ts';
import { createTexts, loadTexts } from '#platform/i18n/texts.ts';
import { headTags, type HeadTags, type PageHeadContent } from '#platform/navigation/head-tags.ts';
import { HeadSinkContext, type HeadSink } from '#platform/navigation/page-head.tsx';
import { shellContext } from '#platform/session/shell.ts';
import { fontPreloads } from '#ui/theme/font-preloads.ts';
import { App } from '../app.tsx';
import type { Payload } from '../page-data.ts';
import { loadFromShop } from '../load-from-shop.ts';
import { beginningOf, createRoutes, textsOf } from '../routes.tsx';
import { connectStoreApi } from './connect-store-api.ts';
import { createShell } from './create-shell.ts';
import { bareShell, createDocument, type DocumentSlots } from './document.ts';
import { escapeHtml } from './escape-html.ts';
import { getContext } from '#store-api/context.ts';
import { loadTermsOffer } from '../session/terms-offer.ts';
import { loadLanguageIds } from './load-language-ids.ts';
import { termsOf } from './sales-channel-terms.ts';
import { placeInOfferedLanguage } from './offered-language.ts';
import { PageWaiting } from './page-waiting.tsx';
import { createPageAssets, nameOfBuild, type BuildManifest, type JoinedStyles } from './page-assets.ts';
import { describeErrors } from '../route-errors.ts';

export interface RenderRequest {
  request: Request;
  slots: DocumentSlots;
}

/** A whole document and its payload as JSON, head included; or where the page is instead. */
export type RenderedPage =
  | { status: number; locale: Locale; html: string; payload: string }
  | { status: number; location: string };

interface Renderer {
  page: (request: RenderRequest) => Promise<RenderedPage>;
  /** What starts the app where there is no page. */
  shell: (slots: DocumentSlots) => Promise<{ locale: Locale; html: string }>;
}

interface RendererOptions {
  /** As served in /config.json. */
  configuration: unknown;
  /** How the server reaches the shop: absolute Store API address and the fetch to use. */
  shop: { endpoint: string; fetch: typeof globalThis.fetch };
  /** Scheme and host under which visitors reach the shop, for canonical addresses. */
  origin: string;
  /** Of the build for browsers: its index.html, Vite's list of its files, and which style sheets lie together. */
  build: { document: string; manifest: BuildManifest; joinedStyles: JoinedStyles };
}

/** How long it is believed what languages and terms the shop has. */
const factsMaxAgeMs = 5 * 60_000;

/**
 * Renders any page of the storefront with its data, as a whole document and as a payload.
 * Pages are rendered for nobody in particular: no session token is sent or kept, so the answers may be shared. What differs
 * between visitors stands in slots.
 * @throws ConfigurationIncomplete
 */
export function createRenderer({ configuration: input, shop, origin, build }: RendererOptions): Renderer {
  const configuration = parseConfiguration(input);
  const brand = configuration.brand.name;
  const anonymous = connectStoreApi(configuration, undefined, shop);
  const languages = remember(() => loadLanguageIds(anonymous));
  const contextOfNobody = remember(() => getContext(anonymous));
  const offerOfShop = remember(() => loadTermsOffer(anonymous));
  const fill = createDocument(build.document);
  const assetsOf = createPageAssets(build.manifest, build.joinedStyles);
  const buildName = nameOfBuild(build.manifest);
  const page: Renderer['page'] = async ({ request, slots: { nonce, theme } }) => {
    const address = new URL(request.url);
    const locale = localeOfPath(address.pathname);
    const [languageIds = {}, nobody, offer] = await Promise.all([languages(), contextOfNobody(), offerOfShop()]);
    const offered = placeInOfferedLanguage(address, languageIds);
    if (offered !== undefined) return { status: 302, location: offered };
    const terms = nobody && termsOf(nobody, offer, locale);
    const api = connectStoreApi(configuration, languageIds[locale], shop);
    const shell = await createShell({ configuration, locale, languageIds, terms, api });
    const handler = createStaticHandler(createRoutes({ texts: shell.texts, load: loadFromShop }), {
      basename: basePathOf(locale),
    });
    const requestContext = new RouterContextProvider(new Map([[shellContext, shell]]));
    const context = await handler.query(request, { requestContext });
    if (context instanceof Response) return redirection(context);
    let head: PageHeadContent = { title: brand };
    const sink: HeadSink = (content) => {
      head = content;
    };
    const router = createStaticRouter(handler.dataRoutes, context);
    const { pictures, body } = takePictures(
      renderToString(
        <App shell={shell} nonce={nonce}>
          <HeadSinkContext value={sink}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </HeadSinkContext>
        </App>,
      ),
    );
    const modules = context.matches.flatMap(({ route }) => [
      route.id,
      ...(beginningOf(route) ? modulesOf(context.loaderData[route.id]) : []),
    ]);
    const standing = context.matches.flatMap(({ route: { id } }) => standingModulesOf(id, context.loaderData[id]));
    const areas = context.matches.flatMap(({ route }) => textsOf(route));
    const next = context.matches.flatMap(({ route: { id } }) => nextPartsOf(id) ?? [])[0];
    const assets = assetsOf({ modules, standing, next, areas, locale });
    const tags = await headTags(head, { brand, locale, languageIds, origin });
    const payload = payloadOf(context, buildName);
    const html = fill({
      locale,
      theme,
      head: printTags(tags) + assets.styles + preloadedFonts + pictures + assets.scripts,
      body,
      data: { configuration, languageIds, terms, nonce, build: buildName },
      payload,
    });
    return { status: context.statusCode, locale, html, payload: JSON.stringify({ ...payload, head: tags }) };
  };
  const shell: Renderer['shell'] = async (slots) => ({
    locale: 'de-DE',
    html: bareShell(fill, { brand, waiting: await renderWaiting(brand), configuration, build: buildName, slots }),
  });
  return { page, shell };
}

/** In every language: the service worker leaves the one of the page. The build puts it into its own document, for static hosts. */
export async function renderWaiting(brand: string): Promise<string> {
  const languages = locales.map(createTexts);
  await Promise.all(languages.map((texts) => loadTexts(texts, ['connection'])));
  return renderToString(<PageWaiting brand={brand} languages={languages} />);
}

function redirection({ status, headers }: Response): RenderedPage {
  return { status, location: headers.get('location') ?? '/' };
}

/** @returns what is known, the latest last; undefined while the shop has not been reached */
function remember<Fact>(load: () => Promise<Fact>): () => Promise<Fact | undefined> {
  let known: Fact | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | undefined;
  const renew = async (): Promise<void> => {
    try {
      known = await load();
      loadedAt = Date.now();
    } catch {
      // The shop is away: pages show their own error, the next request asks again.
    } finally {
      loading = undefined;
    }
  };
  return async () => {
    if (Date.now() - loadedAt >= factsMaxAgeMs) await (loading ??= renew());
    return known;
  };
}

function payloadOf({ statusCode, location, loaderData, errors }: StaticHandlerContext, build: string): Payload {
  return { status: statusCode, build, path: location.pathname, loaderData, errors: describeErrors(errors) };
}

/** React puts what is to be fetched early before the page. In the head it comes before scripts. */
function takePictures(rendered: string): { pictures: string; body: string } {
  const [pictures = ''] = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(rendered) ?? [];
  return { pictures, body: rendered.slice(pictures.length) };
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
