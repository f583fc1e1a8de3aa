import { isJsonList, isJsonObject, type JsonObject, type JsonValue, textOf } from '../base/json.ts';
import type { EntityDefinition } from '../entities/definition.ts';

const languageKey = /^([a-z]{2}-[A-Z]{2}|[0-9a-f]{32})$/;

/**
 * Translated values of a payload by language id: from `translations`, from fields with one value per language
 * (`name: {'de-DE': …}`), and plain values, which are the system language's.
 *
 * @throws {TypeError} for a locale the shop does not know.
 */
export function translationValues(
  definition: EntityDefinition,
  payload: JsonObject,
  languages: LanguageIds,
): Map<string, JsonObject> {
  const byLanguage = new Map<string, JsonObject>();
  const put = (language: string, field: string, value: JsonValue): void => {
    const languageId = languageIdOf(languages, language);
    byLanguage.set(languageId, { ...byLanguage.get(languageId), [field]: value });
  };
  for (const [language, fields] of translationEntries(payload['translations'] ?? null)) {
    for (const [field, value] of Object.entries(fields)) put(language, field, value);
  }
  for (const [field, { translated }] of Object.entries(definition.fields)) {
    const value = payload[field];
    if (translated !== true || value === undefined) continue;
    if (isPerLanguage(value)) for (const [language, text] of Object.entries(value)) put(language, field, text);
    else put(languages.system, field, value);
  }
  return byLanguage;
}

/** Language ids by locale code; ids stand for themselves. */
export interface LanguageIds {
  readonly byLocale: ReadonlyMap<string, string>;
  readonly system: string;
}

function isPerLanguage(value: JsonValue): value is JsonObject {
  if (!isJsonObject(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => languageKey.test(key));
}

function languageIdOf(languages: LanguageIds, key: string): string {
  if (/^[0-9a-f]{32}$/.test(key)) return key;
  const id = languages.byLocale.get(key);
  if (id === undefined) throw new TypeError(`There is no language ${key}`);
  return id;
}

/** `translations` as a map of languages, or the Admin API's list of `{languageId, …}`. */
function translationEntries(value: JsonValue): [string, JsonObject][] {
  if (isJsonList(value)) {
    return value.filter(isJsonObject).map(({ languageId, ...fields }) => [textOf(languageId), fields]);
  }
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap<[string, JsonObject]>(([key, fields]) =>
    isJsonObject(fields) ? [[key, fields]] : [],
  );
}
