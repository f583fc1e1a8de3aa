/** What travels as JSON; also what the data abstraction hydrates. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}

/** True for JSON objects: neither null nor a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads JSON the shop wrote itself (a database column). */
export function parseJson(text: string): JsonValue {
  const value: JsonValue = JSON.parse(text);
  return value;
}

/** True for JSON lists. */
export function isJsonList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** A plain value as text; empty for null, lists and maps. */
export function textOf(value: JsonValue | undefined): string {
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value);
}
