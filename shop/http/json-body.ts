import type { JsonValue } from '../json.ts';
import { plainHttpError } from './shop-error.ts';

/** PHP's JSON reader gives up on deeper nesting. */
const MAX_DEPTH = 512;

const [QUOTE, BACKSLASH] = ['"'.charCodeAt(0), '\\'.charCodeAt(0)];
const openers: ReadonlySet<number> = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const closers: ReadonlySet<number> = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));

/** Whether lists and maps of well-formed JSON are nested deeper than the limit; brackets inside texts do not count. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < json.length && depth <= MAX_DEPTH; index += 1) {
    const code = json.charCodeAt(index);
    if (isInText && code === BACKSLASH) index += 1;
    else if (code === QUOTE) isInText = !isInText;
    else if (!isInText && openers.has(code)) depth += 1;
    else if (!isInText && closers.has(code)) depth -= 1;
  }
  return depth > MAX_DEPTH;
}

const malformed = () => plainHttpError(400, 'The JSON payload is malformed.');

/**
 * Reads a JSON body the way PHP does: UTF-8 without a byte order mark, at most 512 levels deep. An empty body is no
 * error, it holds nothing.
 *
 * @throws {ShopError} 400 when it is anything else.
 */
export function parseJsonBody(bytes: Uint8Array): JsonValue {
  if (bytes.length === 0) return {};
  let text: string;
  let value: JsonValue;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw malformed();
  }
  if (isTooDeep(text)) throw malformed();
  return value;
}
