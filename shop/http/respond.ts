import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { fillSeoUrls } from '../catalogue/fill-seo-urls.ts';
import type { JsonValue } from '../json.ts';
import type { Shop } from '../shop.ts';
import { parseTrimming, trim } from './includes.ts';
import type { StoreApiCall } from './store-api.ts';

/**
 * Answers a call with JSON: canonical `seoUrls` are added when the request has the header `sw-include-seo-urls`
 * (any value), then `includes` and `excludes` trim.
 *
 * @throws {ShopError} 400 when one of these is malformed.
 */
export function respond(call: StoreApiCall, shop: Shop, value: JsonValue, status: ContentfulStatusCode = 200) {
  const trimming = parseTrimming(call.var.input);
  if (call.req.header('sw-include-seo-urls') !== undefined) fillSeoUrls(shop, value, call.var.context);
  return call.json(trimming === undefined ? value : trim(value, trimming), status);
}
