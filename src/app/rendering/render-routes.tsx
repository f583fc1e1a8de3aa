import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router';
import { basePathOf } from '#platform/configuration/locales.ts';
import { headTags, type HeadTags, type PageHeadContent } from '#platform/navigation/head-tags.ts';
import { HeadSinkContext, type HeadSink } from '#platform/navigation/page-head.tsx';
import { shellContext, type Shell } from '#platform/session/shell.ts';
import { App } from '../app.tsx';
import { escapeHtml } from '../start-up/escape-html.ts';

interface RoutesToRender {
  request: Request;
  routes: RouteObject[];
  shell: Shell;
  nonce: string;
  /** Scheme and host under which visitors reach the shop. */
  origin: string;
}

interface RenderedRoutes {
  context: StaticHandlerContext;
  tags: HeadTags;
  /** Elements that fetch pictures early; in the head they come before scripts. */
  pictures: string;
  body: string;
}

/** Loads the data of the routes that an address leads to, and draws them. Where the loaders lead elsewhere, their answer. */
export async function renderRoutes(wanted: RoutesToRender): Promise<RenderedRoutes | Response> {
  const { request, routes, shell, nonce, origin } = wanted;
  const { locale, languageIds, configuration } = shell;
  const brand = configuration.brand.name;
  const handler = createStaticHandler(routes, { basename: basePathOf(locale) });
  const requestContext = new RouterContextProvider(new Map([[shellContext, shell]]));
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) return context;
  let head: PageHeadContent = { title: brand };
  const sink: HeadSink = (content) => {
    head = content;
  };
  const router = createStaticRouter(handler.dataRoutes, context);
  const rendered = renderToString(
    <App shell={shell} nonce={nonce}>
      <HeadSinkContext value={sink}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </HeadSinkContext>
    </App>,
  );
  return { context, tags: await headTags(head, { brand, locale, languageIds, origin }), ...takePictures(rendered) };
}

/** React puts what is to be fetched early before the page. */
function takePictures(rendered: string): Pick<RenderedRoutes, 'pictures' | 'body'> {
  const [pictures = ''] = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(rendered) ?? [];
  return { pictures, body: rendered.slice(pictures.length) };
}

/** The head elements of a page as they stand in its document. */
export function printTags({ title, elements }: HeadTags): string {
  const printed = elements.map(({ tag, attributes, text }) => {
    const names = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    const opening = `<${tag}${names.join('')} data-page-head="">`;
    return tag === 'script' ? `${opening}${text ?? ''}</script>` : opening;
  });
  return `<title>${escapeHtml(title)}</title>${printed.join('')}`;
}
