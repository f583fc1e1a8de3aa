import { redirect, redirectDocument, RouterContextProvider } from 'react-router';
import { ended, patienceBehindWorker, patienceFor, shortPatienceMs, within } from '#offline/answer-patience.ts';
import { localeOfPath, pathWithoutLocale, type Locale } from '#platform/configuration/locales.ts';
import { notingKept } from '#platform/connectivity/noting-kept.ts';
import { shellContext, type Shell } from '#platform/session/shell.ts';
import type { StoreApiCall } from '#store-api/store-api-call.ts';
import type { Payload } from '../page-data.ts';
import { type LoadRoute, menusRoute } from '../routes.tsx';
import type { KeptData } from './narrow-instead.ts';
import type { Asking, ByPayloadOptions, Given, OwnQuestions } from './asking.ts';
import { menusInTime } from './menus-in-time.ts';
import { sharesPayload } from './shares-payload.ts';
import { NoPayloadsHere, PayloadMissing, type PayloadAnswer } from './payload-source.ts';

/**
 * Data of routes in a browser whose web server gives payloads: one request for all routes of a page. Sessions with prices of
 * their own ask the shop themselves; where it does not answer and nothing is kept for them, they are shown what everybody is shown.
 */
export function loadByPayload(options: ByPayloadOptions): LoadRoute {
  const tellPage = tellingOldest(options.tellKept);
  const load: LoadRoute = async (routeId, visit) => {
    const { request } = visit;
    // Menus are of no page: one that shows nothing else of the shop's is as new as the browser makes it.
    const tell = routeId === menusRoute ? () => undefined : tellPage;
    const isOwn = !(await isLikeEverybody(options, request));
    const given = await (isOwn ? ownData : everybodysData)({ ...options, routeId, visit, tell });
    if ('own' in given) return given.own;
    if ('data' in given) {
      tell(request, given.keptSince, isOwn);
      return given.data;
    }
    const { answer } = given;
    const { pathname, search } = new URL(request.url);
    if ('location' in answer) throw moveTo(answer.location, options.locale);
    if (answer.build !== options.build && options.mayReload()) throw redirectDocument(pathname + search);
    if (sharesPayload(pathname, answer.path)) throw moveTo(answer.path + search, options.locale);
    tell(request, answer.keptSince ?? null, isOwn);
    return dataOf(answer, routeId);
  };
  return (routeId, visit) => {
    const asked = load(routeId, visit);
    const { locale, isAnswering } = options;
    return routeId === menusRoute ? menusInTime(asked, locale, patienceBehindWorker(isAnswering())) : asked;
  };
}

/** What everybody is given is asked for while it takes long to say whose session this is: beside a silent shop one wait is enough. */
async function isLikeEverybody({ isLikeEverybody: ask, source }: ByPayloadOptions, { url }: Request): Promise<boolean> {
  const said = ask();
  const isSaid = said.then(() => true);
  if (!(await within(shortPatienceMs, isSaid))) void source.prepare(url);
  return said;
}

async function everybodysData(asking: Asking): Promise<Given> {
  const { source, visit } = asking;
  try {
    const loading = source.load(visit.request);
    return (await narrowedMeanwhile(loading, asking)) ?? { answer: await loading };
  } catch (error) {
    // Each page's own loader knows what it can do without: menus that stay away end no page, nor does the home page end.
    if (error instanceof NoPayloadsHere) return { own: await askItself(asking) };
    if (error instanceof PayloadMissing)
      return {
        own: await askItself(asking, {
          patienceMs: hasWaited(asking, error) ? patienceBehindWorker(false) : undefined,
        }),
      };
    throw error;
  }
}

/** Whether the shop is asked by the very server that has just let a question run out. */
const hasWaited = ({ visit }: Asking, { statusCode }: PayloadMissing): boolean =>
  statusCode === 408 && visit.context.get(shellContext).configuration.shopwareEndpoint === '/';

/** Its code comes with the first question of such a session; where it cannot be had, the shop is waited for. */
async function ownData(asking: Asking): Promise<Given> {
  const own = await import('./own-data.ts').catch(() => undefined);
  return own ? own.ownData(asking, askItself) : { own: await askItself(asking) };
}

async function askItself({ loadItself, routeId, visit, tell }: Asking, questions: OwnQuestions = {}): Promise<unknown> {
  const { request } = visit;
  const { signal = request.signal, onEnd = null, patienceMs } = questions;
  tell(request, null);
  const shell = visit.context.get(shellContext);
  const heard = notingKept(shell.api, (since) => tell(request, since));
  const ask = (call: StoreApiCall) => (patienceMs === undefined ? heard.send(call) : askFor(patienceMs, heard, call));
  const send: Shell['api']['send'] = (call) => ask(call).finally(onEnd);
  const api = { ...heard, send };
  const context = new RouterContextProvider(new Map([[shellContext, { ...shell, api }]]));
  return (await loadItself())(routeId, { ...visit, context, request: new Request(request, { signal }) });
}

/** The same question; it fails as every one does that takes too long, but sooner. */
async function askFor(patienceMs: number, api: Shell['api'], call: StoreApiCall): Promise<unknown> {
  const limit = new AbortController();
  const late = new DOMException(`timeout of ${patienceMs}ms exceeded`, 'TimeoutError');
  const timer = setTimeout(() => limit.abort(late), patienceMs);
  const signal = call.signal ? AbortSignal.any([call.signal, limit.signal]) : limit.signal;
  try {
    return await api.send({ ...call, signal });
  } finally {
    clearTimeout(timer);
  }
}

/** A list that is to be narrowed, from what is kept, when its answer takes too long; undefined as soon as the answer is there. */
async function narrowedMeanwhile(
  loading: Promise<PayloadAnswer>,
  { isAnswering, narrow, routeId, visit }: Asking,
): Promise<KeptData | undefined> {
  if (new URL(visit.request.url).search === '') return undefined;
  const isOver = ended(loading);
  if (await within(patienceFor(isAnswering()), isOver)) return undefined;
  const answered = isOver.then(() => undefined);
  return Promise.race([answered, narrow(routeId, visit, new PayloadMissing(408)).catch(() => answered)]);
}

/** A visit's page is as old as the oldest of what its routes are given, and everybody's where one of them is. */
function tellingOldest(tellKept: ByPayloadOptions['tellKept']): Asking['tell'] {
  const told = new WeakMap<Request, Parameters<typeof tellKept>>();
  return (visit, since, isInstead = false) => {
    const [before, wasInstead] = told.get(visit) ?? [null, false];
    const isOlder = before !== null && (since === null || Date.parse(before) <= Date.parse(since));
    const now: Parameters<typeof tellKept> = [isOlder ? before : since, wasInstead || isInstead];
    told.set(visit, now);
    tellKept(...now);
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
