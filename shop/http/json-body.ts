import type { JsonValue } from '../base/json.ts';
import { plainHttpError } from './shop-error.ts';

/** PHP's JSON reader gives up on deeper nesting. */
const maxDepth = 512;

const [quote, backslash] = ['"'.charCodeAt(0), '\\'.charCodeAt(0)];
const levels: ReadonlyMap<number, 1 | -1> = new Map(
  (['[', '{', ']', '}'] as const).map((sign) => [sign.charCodeAt(0), sign === '[' || sign === '{' ? 1 : -1]),
);

/** More values than any client sends; to read a million small ones would take a second. */
const maxValues = 50_000;

const separators: ReadonlySet<number> = new Set([',', ':'].map((sign) => sign.charCodeAt(0)));

interface Extent {
  readonly depth: number;
  readonly values: number;
}

/**
 * Looks at JSON before it is parsed: parsing takes as long as there are values.
 *
 * @throws {ShopError} 400 when it is too deep or holds too much.
 */
export function refuseHugeJson(text: string): void {
  const { depth, values } = extentOf(text);
  if (depth > maxDepth) throw malformed();
  if (values > maxValues) throw plainHttpError(400, `The JSON payload holds more than ${maxValues} values.`);
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
  const text = decoded(bytes);
  refuseHugeJson(text);
  try {
    const value: JsonValue = JSON.parse(text);
    return value;
  } catch {
    throw malformed();
  }
}

/** How deep lists and maps are nested and how many values and names there are; signs inside texts do not count. */
function extentOf(json: string): Extent {
  let [depth, deepest, values, isInText] = [0, 0, 0, false];
  for (let index = 0; index < json.length && deepest <= maxDepth && values <= maxValues; index += 1) {
    const code = json.charCodeAt(index);
    if (isInText && code === backslash) index += 1;
    else if (code === quote) isInText = !isInText;
    else if (!isInText) {
      depth += levels.get(code) ?? 0;
      values += separators.has(code) ? 1 : 0;
    }
    deepest = Math.max(deepest, depth);
  }
  return { depth: deepest, values };
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw malformed();
  }
}
