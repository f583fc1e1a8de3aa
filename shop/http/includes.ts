import { isJsonObject, type JsonObject, type JsonValue } from '../base/json.ts';
import { shopError } from './shop-error.ts';

/** Names of fields by `apiAlias`. */
export type FieldsByAlias = ReadonlyMap<string, ReadonlySet<string>>;

/** What of an answer is output. */
export interface Trimming {
  readonly includes: FieldsByAlias;
  readonly excludes: FieldsByAlias;
}

/**
 * Reads `includes: {"product": ["id", "cover"], …}` and `excludes` of the same form; undefined when there is nothing to
 * trim.
 *
 * @throws {ShopError} 400 when one of them is not a map of lists.
 */
export function parseTrimming(input: JsonObject): Trimming | undefined {
  const includes = fieldsByAlias(input['includes'], 'includes');
  const excludes = fieldsByAlias(input['excludes'], 'excludes');
  return includes.size + excludes.size === 0 ? undefined : { includes, excludes };
}

/** Leaves only the listed fields in objects of a listed `apiAlias`, at any depth; `apiAlias` itself always stays. */
export function trim(value: JsonValue, trimming: Trimming): JsonValue {
  if (Array.isArray(value)) return value.map((item: JsonValue) => trim(item, trimming));
  return isJsonObject(value) ? trimObject(value, trimming) : value;
}

function fieldsByAlias(value: JsonValue | undefined, key: string): FieldsByAlias {
  const fieldsOf = new Map<string, ReadonlySet<string>>();
  if (value === undefined || value === null) return fieldsOf;
  if (!isJsonObject(value) && !(Array.isArray(value) && value.length === 0)) throw expectedArray(`/${key}`);
  for (const [alias, fields] of Object.entries(value)) {
    if (!Array.isArray(fields)) throw expectedArray(`/${key}/${alias}`);
    fieldsOf.set(alias, new Set(fields.map(String)));
  }
  return fieldsOf;
}

const everything: ReadonlySet<string> = new Set();

function expectedArray(path: string) {
  return shopError({
    status: 400,
    code: 'FRAMEWORK__EXPECTED_ARRAY_WITH_TYPE',
    detail: `Expected data at ${path} to be an array.`,
    parameters: { path },
  });
}

/** `translated` shows the listed fields only, like the entity around it. */
function trimTranslated(translated: JsonValue, isShown: (field: string) => boolean): JsonValue {
  if (!isJsonObject(translated)) return translated;
  return Object.fromEntries(Object.entries(translated).filter(([key]) => isShown(key)));
}

function trimObject(value: JsonObject, trimming: Trimming): JsonObject {
  const alias = value['apiAlias'];
  const included = typeof alias === 'string' ? trimming.includes.get(alias) : undefined;
  const excluded = (typeof alias === 'string' ? trimming.excludes.get(alias) : undefined) ?? everything;
  const isShown = (field: string) => (included?.has(field) ?? true) && !excluded.has(field);
  const kept = Object.entries(value).filter(([key]) => key === 'apiAlias' || isShown(key));
  const isEntity = included !== undefined || excluded.size > 0;
  return Object.fromEntries(
    kept.map(([key, item]) => [
      key,
      key === 'translated' && isEntity ? trimTranslated(item, isShown) : trim(item, trimming),
    ]),
  );
}
