import { setImmediate } from 'node:timers/promises';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { JsonValue } from '../base/json.ts';
import { parseTrimming, trim } from '../http/includes.ts';
import type { StoreApiCall } from './store-api.ts';

/**
 * Answers a call with JSON: canonical `seoUrls` are added when the request has the header `sw-include-seo-urls`
 * (any value), then `includes` and `excludes` trim.
 *
 * @throws {ShopError} 400 when one of these is malformed.
 */
export function respond(call: StoreApiCall, value: JsonValue, status: ContentfulStatusCode = 200): Response {
  const trimming = parseTrimming(call.var.input);
  if (call.req.header('sw-include-seo-urls') !== undefined) call.var.addSeoUrls(value);
  const json = JSON.stringify(trimming === undefined ? value : trim(value, trimming));
  // As bytes: a response that is given text looks at every character once more before it encodes it.
  return call.body(encoder.encode(json), status, { 'content-type': 'application/json' });
}

const encoder = new TextEncoder();

/**
 * Answers with something that grows with what a customer puts into a cart: others get their turn before it is written
 * down. What it shows has to be worked out already; nothing is read any more.
 */
export async function respondInTurn(call: StoreApiCall, value: JsonValue): Promise<Response> {
  await setImmediate();
  return respond(call, value);
}
