import { redirect, redirectDocument, RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { answerPatienceMs, shortPatienceMs, within } from '#offline/answer-patience.ts';
import { localeOfPath, pathWithoutLocale, type Locale } from '#platform/configuration/locales.ts';
import { notingKept } from '#platform/connectivity/noting-kept.ts';
import { shellContext } from '#platform/session/shell.ts';
import type { Payload } from '../page-data.ts';
import type { LoadRoute } from '../routes.tsx';
import { describeError } from '../route-errors.ts';
import type { KeptData } from './narrow-instead.ts';
import { sharesPayload } from './shares-payload.ts';
import { NoPayloadsHere, PayloadMissing, type PayloadAnswer, type PayloadSource } from './payload-source.ts';

type VisitContext = LoaderFunctionArgs['context'];

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
  /** Whether the shop answered the last time it was asked. */
  isAnswering: () => boolean;
  /** See `narrowedInstead`. */
  narrow: (routeId: string, visit: LoaderFunctionArgs, error: unknown) => Promise<KeptData>;
  /** Told of every visit since when its page is kept; null for a fresh one. */
  tellKept: (since: string | null) => void;
}

/**
 * Data of routes in a browser whose web server gives payloads: one request for all routes of a page. Sessions with prices of
 * their own ask the shop themselves; where it cannot be reached, they are shown what everybody is shown.
 */
export function loadByPayload(options: ByPayloadOptions): LoadRoute {
  const { source, isLikeEverybody, loadItself, locale, build, mayReload } = options;
  const tell = tellingOldest(options.tellKept);
  return async (routeId, visit) => {
    const { request } = visit;
    const askItself = async (): Promise<unknown> => {
      tell(request, null);
      const context = hearingKept(visit.context, (since) => tell(request, since));
      return (await loadItself())(routeId, { ...visit, context });
    };
    let answer: PayloadAnswer;
    try {
      if (!(await isLikeEverybody())) return await askItself();
      const asking = source.load(request);
      const narrowed = await narrowedMeanwhile(asking, options, routeId, visit);
      if (narrowed) {
        tell(request, narrowed.keptSince);
        return narrowed.data;
      }
      answer = await asking;
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
    tell(request, answer.keptSince ?? null);
    return dataOf(answer, routeId);
  };
}

/** A list that is to be narrowed, from what is kept, when its answer takes too long; undefined as soon as the answer is there. */
async function narrowedMeanwhile(
  asking: Promise<PayloadAnswer>,
  { isAnswering, narrow }: ByPayloadOptions,
  ...[routeId, visit]: Parameters<LoadRoute>
): Promise<KeptData | undefined> {
  if (new URL(visit.request.url).search === '') return undefined;
  const ended = asking.then(
    () => true,
    () => true,
  );
  if (await within(isAnswering() ? answerPatienceMs : shortPatienceMs, ended)) return undefined;
  const answered = ended.then(() => undefined);
  return Promise.race([answered, narrow(routeId, visit, new PayloadMissing(408)).catch(() => answered)]);
}

/** A visit's page is as old as the oldest of what its routes are given. */
function tellingOldest(tellKept: ByPayloadOptions['tellKept']): (visit: Request, since: string | null) => void {
  const told = new WeakMap<Request, string | null>();
  return (visit, since) => {
    const before = told.get(visit) ?? null;
    const oldest = before !== null && (since === null || Date.parse(before) <= Date.parse(since)) ? before : since;
    told.set(visit, oldest);
    tellKept(oldest);
  };
}

/** The shop's answers may be kept ones too. */
function hearingKept(context: VisitContext, note: (since: string) => void): VisitContext {
  const shell = context.get(shellContext);
  return new RouterContextProvider(new Map([[shellContext, { ...shell, api: notingKept(shell.api, note) }]]));
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
