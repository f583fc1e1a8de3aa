import { Hono } from 'hono';
import { findSalesChannel } from '../context/find-sales-channel.ts';
import { resolveContext } from '../context/resolve-context.ts';
import { effectiveToken } from '../context/effective-token.ts';
import type { Shop } from '../entities/shop.ts';
import { fillSeoUrls } from './fill-seo-urls.ts';
import { clientNetwork } from '../http/client-network.ts';
import { readBody } from '../http/read-body.ts';
import type { ReadElsewhere } from './read-elsewhere.ts';
import { readInput } from '../http/request-input.ts';
import { contentPolicy, corsHeaders, noCache, protectiveHeaders } from '../http/response-headers.ts';
import { routeTable } from '../http/route-table.ts';
import { plainHttpError, shopError, ShopError } from '../http/shop-error.ts';
import type { StoreApi, StoreApiCall, StoreApiEnvironment } from '../context/store-api.ts';
import { createTurns } from '../http/turns.ts';

/** Answers what a handler threw: errors of the shop as they are, all others as 500 with a line in the log. */
export function answerError(error: Error, call: StoreApiCall): Response {
  if (error instanceof ShopError) return Response.json({ errors: error.entries }, { status: error.status });
  console.error(`${call.req.method} ${call.req.path} failed`, error);
  const internal = shopError({ status: 500, code: '0', detail: 'Internal server error.' });
  return Response.json({ errors: internal.entries }, { status: 500 });
}

/**
 * The Store API's Hono app with everything that happens before and after a handler; areas register their routes.
 *
 * @param readElsewhere answers calls that only read; without it all are answered in this thread
 */
export function createStoreApi(shop: Shop, readElsewhere?: ReadElsewhere): StoreApi {
  const api = new Hono<StoreApiEnvironment>().basePath('/store-api');
  const turn = createTurns();
  let allowedMethods: ((path: string) => readonly string[]) | undefined;
  api.use('*', async (call, next) => {
    if (call.req.method === 'OPTIONS') return preflight();
    await next();
    setHeaders(call);
    return undefined;
  });
  api.use('*', async (call, next) => {
    // Routes register after this middleware, so the table is built on the first call.
    allowedMethods ??= routeTable(api);
    refuseUnroutable(call, allowedMethods(call.req.path));
    const here = readElsewhere === undefined ? call.req.raw : await fromElsewhere(call, readElsewhere);
    if (here instanceof Response) return here;
    await prepare(call, shop, { request: here, turn });
    await next();
    return undefined;
  });
  api.onError(answerError);
  return api;
}

function preflight(): Response {
  return new Response(null, {
    headers: {
      ...corsHeaders,
      ...protectiveHeaders,
      'cache-control': noCache,
      'content-type': 'text/html; charset=UTF-8',
    },
  });
}

const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD';

interface Preparation {
  readonly request: Request;
  readonly turn: () => Promise<void>;
}

function setHeaders(call: StoreApiCall): void {
  const succeeded = call.res.status < 400;
  const echoed = call.req.header('sw-language-id');
  const headers = {
    ...corsHeaders,
    'cache-control': noCache,
    ...(succeeded ? { ...protectiveHeaders, 'content-security-policy': contentPolicy } : {}),
  };
  for (const [name, value] of Object.entries(headers)) call.res.headers.set(name, value);
  if (call.var.token) call.res.headers.set('sw-context-token', call.var.token);
  if (call.var.token && echoed !== undefined) call.res.headers.set('sw-language-id', echoed);
}

function refuseUnroutable(call: StoreApiCall, allowed: readonly string[]): void {
  const { method } = call.req;
  const target = `No route found for "${method} ${call.req.url.split('?', 1)[0] ?? ''}"`;
  if (allowed.length === 0) throw plainHttpError(404, target);
  const isAllowed = allowed.includes(method) || (method === 'HEAD' && allowed.includes('GET'));
  if (!isAllowed) {
    throw plainHttpError(405, `${target}: Method Not Allowed (Allow: ${allowed.join(', ')})`);
  }
}

async function prepare(call: StoreApiCall, shop: Shop, { request, turn }: Preparation): Promise<void> {
  const channel = findSalesChannel(shop, call.req.header('sw-access-key'));
  const { body, query, input } = await readInput(request, shop.version);
  call.set('body', body);
  call.set('query', query);
  call.set('input', input);
  // What may write waits for its turn first: the session may be another one after those before it.
  if (!isSafe(call.req.method)) await turn();
  const token = effectiveToken(shop, call.req.header('sw-context-token'));
  call.set('token', token);
  // Without bindings (a bare call in a test) there is no connection.
  call.set('clientAddress', clientNetwork(call.env?.clientAddress));
  const languageId = call.req.header('sw-language-id');
  const currencyId = shop.version === '6.7' ? call.req.header('sw-currency-id') : undefined;
  call.set('context', resolveContext(shop, { salesChannelId: channel, token, languageId, currencyId }));
  call.set('addSeoUrls', (value) => fillSeoUrls(shop, value, call.var.context));
}

/** The answer from elsewhere, or the request that has to be answered here. */
async function fromElsewhere(call: StoreApiCall, readElsewhere: ReadElsewhere): Promise<Response | Request> {
  const { raw } = call.req;
  let sent: Uint8Array<ArrayBuffer> | undefined;
  const body = async () => {
    sent = raw.body === null ? undefined : await readBody(raw);
    return sent;
  };
  const answer = await readElsewhere(raw, body, call.env?.clientAddress);
  if (answer !== undefined || sent === undefined) return answer ?? raw;
  return new Request(raw.url, { method: raw.method, headers: raw.headers, body: sent });
}
