import { isSparing } from '#offline/is-sparing.ts';
import { matchRoutes, type RouteObject } from 'react-router';
import { isPagePath } from '#offline/page-payload.ts';
import { basePathOf, localeOfPath, type Locale } from '#platform/configuration/locales.ts';
import type { Payloads } from './create-payloads.ts';

/** So long a pointer rests on a link before that counts; milliseconds. */
const restMs = 80;

/** Pages at once; specification section 9. */
const mostAtOnce = 4;

interface PrepareOptions extends Pick<Payloads, 'prepare'> {
  /** Of the router: what is not loaded yet is `lazy`. */
  routes: RouteObject[];
  locale: Locale;
  /** Where a visit is on the way to, which asks for its page itself; undefined when nobody is. */
  ahead: () => string | undefined;
}

/**
 * Brings what a click will need as soon as somebody is about to click: data, code and texts of the page, when a link is
 * pressed, focused or pointed at for a moment. Not for who saves data, nor over a slow connection (specification section 2).
 * @returns ends it
 */
export function prepareLinks({ routes, locale, ahead, prepare }: PrepareOptions): () => void {
  const underWay = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  /** Of the pointer, in the window. */
  let lastPlace: string | undefined;

  const bring = async (page: URL): Promise<void> => {
    const leaf = matchRoutes(routes, page, basePathOf(locale))?.at(-1)?.route;
    if (!leaf || underWay.size >= mostAtOnce || underWay.has(page.href)) return;
    underWay.add(page.href);
    const code = typeof leaf.lazy === 'function' ? leaf.lazy() : undefined;
    // What fails is no news yet: the click asks again, and says what is wrong.
    await Promise.allSettled([code, leaf.loader && prepare(page.href)]);
    underWay.delete(page.href);
  };

  const intend = ({ target }: Event): void => {
    const page = pageBehind(target, locale);
    if (page && !isSamePage(page, ahead()) && !isSparing()) void bring(page);
  };
  const press = (event: Event): void => {
    clearTimeout(resting);
    intend(event);
  };
  const point = (event: PointerEvent): void => {
    clearTimeout(resting);
    const place = `${event.clientX} ${event.clientY}`;
    // A page that is drawn below a pointer at rest tells of it too; nobody points at what comes to lie there.
    const isMoved = place !== lastPlace;
    lastPlace = place;
    if (isMoved && event.pointerType === 'mouse') resting = setTimeout(() => intend(event), restMs);
  };
  const over = new AbortController();
  const listening = { passive: true, signal: over.signal };
  document.addEventListener('pointerdown', press, listening);
  document.addEventListener('focusin', intend, listening);
  document.addEventListener('pointerover', point, listening);
  return () => {
    clearTimeout(resting);
    over.abort();
  };
}

/** The page of ours that a link in this language opens in this window; undefined for every other link, and for the page on show. */
function pageBehind(target: EventTarget | null, locale: Locale): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const page = new URL(link.href);
  if (page.origin !== location.origin || !isPagePath(page.pathname)) return undefined;
  if (localeOfPath(page.pathname) !== locale) return undefined;
  return isSamePage(page, location.href) ? undefined : page;
}

function isSamePage({ pathname, search }: URL, address: string | undefined): boolean {
  const other = address === undefined ? undefined : new URL(address, location.href);
  return pathname === other?.pathname && search === other.search;
}
