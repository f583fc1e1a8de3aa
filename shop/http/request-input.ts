import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import { parsePhpQuery } from './php-query.ts';
import { plainHttpError } from './shop-error.ts';

export type RequestInput = { readonly body: JsonObject; readonly query: JsonObject; readonly input: JsonObject };

/** Bodies of the Store API are small; files go to the file storage. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

async function readText(request: Request): Promise<string> {
  const tooLarge = () => plainHttpError(413, 'The request body is too large.');
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const text = await request.text();
  if (text.length > MAX_BODY_BYTES) throw tooLarge();
  return text;
}

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
 * @throws {ShopError} 400 when the JSON is malformed, 413 when it is larger than 2 MiB.
 */
export async function readInput(request: Request): Promise<RequestInput> {
  const query = parsePhpQuery(new URL(request.url).search.slice(1));
  const type = request.headers.get('content-type') ?? '';
  let body: JsonObject = {};
  if (type.startsWith('application/json')) {
    const text = await readText(request);
    const value = text === '' ? {} : parseBody(text);
    body = isJsonObject(value) ? value : {};
  } else if (type.startsWith('application/x-www-form-urlencoded')) {
    body = parsePhpQuery(await readText(request));
  }
  return { body, query, input: { ...body, ...query } };
}
