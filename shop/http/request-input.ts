import { isJsonObject, type JsonObject } from '../base/json.ts';
import { parseJsonBody } from './json-body.ts';
import { parsePhpQuery } from './php-query.ts';
import { readBody } from './read-body.ts';
import { withCompressedCriteria } from './compressed-criteria.ts';
import type { StoreApiVersion } from '../base/store-api-version.ts';

export interface RequestInput {
  readonly body: JsonObject;
  readonly query: JsonObject;
  readonly input: JsonObject;
}

/**
 * Body (JSON for any method when the content type says so, else form fields) and query of a request; 6.7 takes the
 * criteria of a GET in one packed parameter too.
 *
 * @throws {ShopError} 400 when the JSON is malformed, 413 when the body is larger than 2 MiB.
 */
export async function readInput(request: Request, version: StoreApiVersion): Promise<RequestInput> {
  const sent = parsePhpQuery(new URL(request.url).search.slice(1));
  const query = version === '6.7' && request.method === 'GET' ? withCompressedCriteria(sent) : sent;
  const body = await readFields(request);
  return { body, query, input: { ...body, ...query } };
}

/** A list or a plain value is as good as no body, like in the real shop. */
async function readFields(request: Request): Promise<JsonObject> {
  const type = (request.headers.get('content-type') ?? '').toLowerCase();
  const bytes = await readBody(request);
  if (type.startsWith('application/json')) {
    const value = parseJsonBody(bytes);
    return isJsonObject(value) ? value : {};
  }
  return type.startsWith('application/x-www-form-urlencoded') ? parsePhpQuery(new TextDecoder().decode(bytes)) : {};
}
