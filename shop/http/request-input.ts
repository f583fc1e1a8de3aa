import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import { parsePhpQuery } from './php-query.ts';
import { plainHttpError } from './shop-error.ts';

export type RequestInput = { readonly body: JsonObject; readonly query: JsonObject; readonly input: JsonObject };

function parseBody(text: string): JsonValue {
  try {
    const value: JsonValue = JSON.parse(text);
    return value;
  } catch {
    throw plainHttpError(400, 'The JSON payload is malformed.');
  }
}

/**
 * Body (JSON for any method when the content type says so, else form fields) and query of a request.
 *
 * @throws {ShopError} 400 when the JSON is malformed.
 */
export async function readInput(request: Request): Promise<RequestInput> {
  const query = parsePhpQuery(new URL(request.url).search.slice(1));
  const type = request.headers.get('content-type') ?? '';
  let body: JsonObject = {};
  if (type.startsWith('application/json')) {
    const text = await request.text();
    const value = text === '' ? {} : parseBody(text);
    body = isJsonObject(value) ? value : {};
  } else if (type.startsWith('application/x-www-form-urlencoded')) {
    body = parsePhpQuery(await request.text());
  }
  return { body, query, input: { ...body, ...query } };
}
