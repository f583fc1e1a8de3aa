import { renderToString } from 'react-dom/server';
import type { StaticHandlerContext } from 'react-router';
import { modulesOf, standingModulesOf } from '#pages/content-views.ts';
import { nextPartsOf } from '#pages/next-modules.ts';
import { parseConfiguration } from '#platform/configuration/configuration.ts';
import { locales, type Locale } from '#platform/configuration/locales.ts';
import { createTexts, loadTexts } from '#platform/i18n/texts.ts';
import { fontPreloads } from '#ui/theme/font-preloads.ts';
import type { Payload } from '../page-data.ts';
import { loadFromShop } from '../load-from-shop.ts';
import { beginningOf, createRoutes, textsOf } from '../routes.tsx';
import { describeErrors } from '../route-errors.ts';
import { aheadScript } from './ahead-script.ts';
import { createCartDesk, type CartDesk } from './cart-desk.tsx';
import { headWithoutScripts, noteWithoutScripts } from './note-without-scripts.tsx';
import { bareShell, createDocument, type DocumentSlots } from '../start-up/document.ts';
import { createShells, type ShopConnection } from './open-shell.ts';
import { PageWaiting } from '../start-up/page-waiting.tsx';
import { createPageAssets, nameOfBuild, type BuildManifest, type JoinedStyles } from '../start-up/page-assets.ts';
import { printTags, renderRoutes } from './render-routes.tsx';

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
  /** The cart for who browses without scripts. */
  cart: CartDesk;
}

interface RendererOptions {
  /** As served in /config.json. */
  configuration: unknown;
  shop: ShopConnection;
  /** Scheme and host under which visitors reach the shop, for canonical addresses. */
  origin: string;
  /** Of the build for browsers: its index.html, Vite's list of its files, and which style sheets lie together. */
  build: { document: string; manifest: BuildManifest; joinedStyles: JoinedStyles };
}

/**
 * Renders any page of the storefront with its data, as a whole document and as a payload.
 * Pages are rendered for nobody in particular: no session token is sent or kept, so the answers may be shared. What differs
 * between visitors stands in slots.
 * @throws ConfigurationIncomplete
 */
export function createRenderer({ configuration: input, shop, origin, build }: RendererOptions): Renderer {
  const configuration = parseConfiguration(input);
  const brand = configuration.brand.name;
  const openShell = createShells(configuration, shop);
  const fill = createDocument(build.document);
  const assetsOf = createPageAssets(build.manifest, build.joinedStyles);
  const buildName = nameOfBuild(build.manifest);
  const page: Renderer['page'] = async ({ request, slots: { nonce, theme } }) => {
    const shell = await openShell(new URL(request.url));
    if ('location' in shell) return { status: 302, ...shell };
    const { locale, languageIds, terms } = shell;
    const routes = createRoutes({ texts: shell.texts, load: loadFromShop });
    const rendered = await renderRoutes({ request, routes, shell, nonce, origin });
    if (rendered instanceof Response) return redirection(rendered);
    const { context, tags, pictures, body } = rendered;
    const modules = context.matches.flatMap(({ route }) => [
      route.id,
      ...(beginningOf(route) ? modulesOf(context.loaderData[route.id]) : []),
    ]);
    const standing = context.matches.flatMap(({ route: { id } }) => standingModulesOf(id, context.loaderData[id]));
    const areas = context.matches.flatMap(({ route }) => textsOf(route));
    const next = context.matches.flatMap(({ route: { id } }) => nextPartsOf(id) ?? [])[0];
    const assets = assetsOf({ modules, standing, next, areas, locale });
    const payload = payloadOf(context, buildName);
    const html = fill({
      locale,
      theme,
      head:
        printTags(tags) +
        assets.styles +
        preloadedFonts +
        pictures +
        aheadScript(build.manifest, next?.calls, { configuration, languageId: languageIds[locale] }) +
        assets.scripts +
        headWithoutScripts(build.manifest, { locale, modules }),
      note: await noteWithoutScripts(shell.texts, locale),
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
  return { page, shell, cart: createCartDesk({ openShell, endpoint: shop.endpoint, origin, build, assetsOf }) };
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

function payloadOf({ statusCode, location, loaderData, errors }: StaticHandlerContext, build: string): Payload {
  return { status: statusCode, build, path: location.pathname, loaderData, errors: describeErrors(errors) };
}

/** Without these the first text would wait for the styles before its font is even asked for. */
const preloadedFonts = fontPreloads
  .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
  .join('');
