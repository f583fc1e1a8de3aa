import type { JsonValue } from '../../base/json.ts';
import { shopError, type ShopError } from '../../http/shop-error.ts';

/** A part of the criteria that cannot be understood; `pointer` says which. */
export function criteriaError(
  kind: 'FILTER' | 'SORT' | 'AGGREGATION' | 'LIMIT' | 'PAGE',
  detail: string,
  pointer: string,
  parameters: Readonly<Record<string, JsonValue>> = {},
): ShopError {
  return shopError({ status: 400, code: `FRAMEWORK__INVALID_${kind}_QUERY`, detail, pointer, parameters });
}

/** @throws {ShopError} 400 for anything but 32 hex characters in lower case. */
export function requireId(input: JsonValue | undefined): string {
  if (typeof input === 'string' && /^[0-9a-f]{32}$/.test(input)) return input;
  const shown = typeof input === 'string' ? input : JSON.stringify(input ?? null);
  throw shopError({
    status: 400,
    code: 'FRAMEWORK__INVALID_UUID',
    detail: `Value is not a valid UUID: ${shown}`,
    parameters: { input: shown },
  });
}
