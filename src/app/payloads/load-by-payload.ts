import { redirect, redirectDocument } from 'react-router';
import { localeOfPath, pathWithoutLocale, type Locale } from '#platform/configuration/locales.ts';
import type { Payload } from '../page-data.ts';
import type { LoadRoute } from '../routes.tsx';
import { describeError } from '../route-errors.ts';
import { sharesPayload } from './shares-payload.ts';
import { NoPayloadsHere, PayloadMissing, type PayloadAnswer, type PayloadSource } from './payload-source.ts';

interface ByPayloadOptions {
  source: PayloadSource;
  /** Whether this session is shown what everybody is shown. */
  isLikeEverybody: () => Promise<boolean>;
  /** Brings the calls that each page needs, where a payload would not do. */
  loadItself: () => Promise<LoadRoute>;
  locale: Locale;
  /** Of this page's own files. */
  build: string;
  /** Whether the page may be opened anew now, for files of another build. */
  mayReload: () => boolean;
  /** Told of every visit since when its page is kept; null for a fresh one. */
  tellKept: (since: string | null) => void;
}

/**
 * Data of routes in a browser whose web server gives payloads: one request for all routes of a page. Sessions with prices of
 * their own ask the shop themselves; where it cannot be reached, they are shown what everybody is shown.
 */
export function loadByPayload(options: ByPayloadOptions): LoadRoute {
  const { source, isLikeEverybody, loadItself, locale, build, mayReload, tellKept } = options;
  return async (routeId, visit) => {
    const { request } = visit;
    const askItself = async (): Promise<unknown> => {
      tellKept(null);
      return (await loadItself())(routeId, visit);
    };
    let answer: PayloadAnswer;
    try {
      if (!(await isLikeEverybody())) return await askItself();
      answer = await source.load(request);
    } catch (error) {
      // Each page's own loader knows what it can do without: menus that stay away end no page, nor does the home page end.
      if (error instanceof NoPayloadsHere || error instanceof PayloadMissing) return askItself();
      if (describeError(error).status !== 0) throw error;
      // Without a network a page is shown as it was seen, as its document would be.
      answer = await source.load(request);
    }
    const { pathname, search } = new URL(request.url);
    if ('location' in answer) throw moveTo(answer.location, locale);
    if (answer.build !== build && mayReload()) throw redirectDocument(pathname + search);
    if (sharesPayload(pathname, answer.path)) throw moveTo(answer.path + search, locale);
    tellKept(answer.keptSince ?? null);
    return dataOf(answer, routeId);
  };
}

/** Pages of other languages are other documents. */
function moveTo(location: string, locale: Locale): Response {
  const isElsewhere = !location.startsWith('/') || location.startsWith('//') || localeOfPath(location) !== locale;
  return isElsewhere ? redirectDocument(location) : redirect(pathWithoutLocale(location));
}

/** @throws what went wrong, or 404 where there is nothing */
function dataOf({ loaderData, errors, status }: Payload, routeId: string): unknown {
  if (routeId in loaderData) return loaderData[routeId];
  throw Object.values(errors ?? {})[0] ?? new Response(null, { status: status < 400 ? 404 : status });
}
