import { gunzipSync } from 'node:zlib';
import { refuseHugeJson } from './json-body.ts';
import { plainHttpError } from './shop-error.ts';
import { isJsonObject, type JsonObject, type JsonValue, parseJson } from '../base/json.ts';

/** Criteria are small; a few bytes must not unpack to gigabytes. */
const maxBytes = 2 * 1024 * 1024;

/**
 * Query parameters with the criteria of `_criteria` (base64url of gzipped JSON) unpacked; parameters beside it win.
 *
 * @throws {ShopError} 400 when it cannot be unpacked.
 */
export function withCompressedCriteria(query: JsonObject): JsonObject {
  const { _criteria: packed, ...rest } = query;
  if (typeof packed !== 'string') return query;
  const criteria = unpack(packed);
  if (!isJsonObject(criteria)) throw plainHttpError(400, 'The parameter "_criteria" must hold an object.');
  return { ...criteria, ...rest };
}

function unpack(text: string): JsonValue {
  try {
    const json = gunzipSync(Buffer.from(text, 'base64url'), { maxOutputLength: maxBytes }).toString('utf8');
    refuseHugeJson(json);
    return parseJson(json);
  } catch {
    throw plainHttpError(400, 'The parameter "_criteria" is not base64url of gzipped JSON.');
  }
}
