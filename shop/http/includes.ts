import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import { shopError } from './shop-error.ts';

export type Includes = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reads `includes: {"product": ["id", "cover"], …}`; undefined when the request sends none.
 *
 * @throws {ShopError} 400 when it is not a map of lists.
 */
export function parseIncludes(value: JsonValue | undefined): Includes | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isJsonObject(value) && !(Array.isArray(value) && value.length === 0)) throw expectedArray('/includes');
  const fieldsOf = new Map<string, ReadonlySet<string>>();
  for (const [alias, fields] of Object.entries(value)) {
    if (!Array.isArray(fields)) throw expectedArray(`/includes/${alias}`);
    fieldsOf.set(alias, new Set(fields.map(String)));
  }
  return fieldsOf;
}

function expectedArray(path: string) {
  return shopError({
    status: 400,
    code: 'FRAMEWORK__EXPECTED_ARRAY_WITH_TYPE',
    detail: `Expected data at ${path} to be an array.`,
    parameters: { path },
  });
}

/** `translated` shows the listed fields only, like the entity around it. */
function keepTranslated(translated: JsonValue, wanted: ReadonlySet<string>): JsonValue {
  if (!isJsonObject(translated)) return translated;
  return Object.fromEntries(Object.entries(translated).filter(([key]) => wanted.has(key)));
}

function keep(value: JsonObject, includes: Includes): JsonObject {
  const alias = value['apiAlias'];
  const wanted = typeof alias === 'string' ? includes.get(alias) : undefined;
  const kept: JsonObject = {};
  for (const [key, item] of Object.entries(value)) {
    if (wanted !== undefined && key !== 'apiAlias' && !wanted.has(key)) continue;
    const isTranslated = wanted !== undefined && key === 'translated';
    kept[key] = isTranslated ? keepTranslated(item, wanted) : applyIncludes(item, includes);
  }
  return kept;
}

/** Leaves only the listed fields in objects of a listed `apiAlias`, at any depth; `apiAlias` itself always stays. */
export function applyIncludes(value: JsonValue, includes: Includes): JsonValue {
  if (Array.isArray(value)) return value.map((item: JsonValue) => applyIncludes(item, includes));
  return isJsonObject(value) ? keep(value, includes) : value;
}
