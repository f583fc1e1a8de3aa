import { createNonce } from '../answers/content-security-policy.ts';
import { createKeptPages, type Stopwatch } from '../kept/kept-pages.ts';
import { isOnlyASlash, pageAddress, pageOfPayload, withUnread, type PageAddress } from './page-address.ts';
import { tellMoved } from './page-payload.ts';
import { chosenTheme } from './chosen-theme.ts';
import type { Page, Rendering, RenderingOptions } from './rendering.ts';

interface DocumentOptions extends Pick<RenderingOptions, 'shop' | 'policy' | 'origin'> {
  rendering: Rendering;
  /** Bytes for rendered pages. */
  cacheBytes: number;
  now: Stopwatch;
  /** Changes with every change of what pages show; undefined where nobody can tell. */
  contentVersion?: (() => number) | undefined;
}

/** Answers requests for pages with complete HTML documents, or with their data alone, rendered once for many visitors. */
export function createDocuments(options: DocumentOptions): (request: Request) => Promise<Response> {
  const { shop, cacheBytes, now, contentVersion, policy, origin, rendering } = options;
  const { parameters, render, shell } = rendering;
  const keptPage = createKeptPages<Page>({ maxBytes: cacheBytes, now, version: contentVersion });

  const pageOf = ({ key }: PageAddress): Promise<Page> => keptPage(key, () => render(key), shop.isAway);

  /** Homes of languages that the shop does not have lead back here. */
  const hasMoved = async (home: string): Promise<boolean> =>
    'location' in (await pageOf(pageAddress(new URL(`${origin}${home}`), parameters)));

  const payloadOf = async (request: Request, url: URL, pathname: string): Promise<Response> => {
    const at = (path: string): PageAddress => {
      const address = new URL(url);
      address.pathname = path;
      return pageAddress(address, parameters);
    };
    const address = at(pathname);
    let page = await pageOf(address);
    if ('location' in page && isOnlyASlash(pathname, page.location)) page = await pageOf(at(`${pathname}/`));
    if (!('location' in page)) return page.payload.answer(request);
    return tellMoved({ status: page.status, location: withUnread(page.location, address.unread) });
  };

  return async (request) => {
    const url = new URL(request.url);
    const pathOfPage = pageOfPayload(url.pathname);
    if (pathOfPage !== undefined) return payloadOf(request, url, pathOfPage);
    const remembered = rememberedLocale(request, url);
    if (remembered && !(await hasMoved(`/${remembered}`))) return redirect(302, `/${remembered}${url.search}`);
    const address = pageAddress(url, parameters);
    const page = url.pathname === '/index.html' ? { document: shell } : await pageOf(address);
    if ('location' in page) return redirect(page.status, withUnread(page.location, address.unread));
    const nonce = createNonce();
    const answer = await page.document.answer(request, {
      nonce,
      theme: chosenTheme(request.headers),
    });
    // A browser's own copy keeps the policy that belongs to its nonce.
    if (answer.status !== 304) answer.headers.set('content-security-policy', policy(nonce));
    return answer;
  };
}

function redirect(status: number, location: string): Response {
  return new Response(null, { status, headers: { location, 'cache-control': 'no-cache', vary: 'cookie' } });
}

/** A visitor who chose another language before is sent there from the bare root only (specification §4, §9). */
function rememberedLocale(request: Request, url: URL): string | undefined {
  if (url.pathname !== '/') return undefined;
  const chosen = /(?:^|;\s*)i18n_redirected=(en-GB|pl-PL)(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1];
  const fromOwnPage = request.headers.get('sec-fetch-site') === 'same-origin';
  return fromOwnPage ? undefined : chosen;
}
