import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import { type JsonValue, parseJson } from '../../base/json.ts';
import type { Field, FieldKind } from '../definition.ts';

/** The value of a column as JSON shows it; undefined when the column is null. */
export function fromColumn(field: Field, value: SQLOutputValue | undefined): JsonValue | undefined {
  if (value === null || value === undefined || value instanceof Uint8Array) return undefined;
  if (field.kind === 'boolean') return value === 1;
  if (field.kind === 'json' || field.kind === 'list') return parseJson(String(value));
  return typeof value === 'bigint' ? Number(value) : value;
}

/** Shopware's date format on the wire: `2024-10-24T09:21:26.000+00:00`. */
export function wireDate(date: Date): string {
  return date.toISOString().replace('Z', '+00:00');
}

/**
 * The value of a payload as its column holds it.
 *
 * @throws {TypeError} when the value does not fit the field's kind.
 */
export function toColumn(field: Field, value: JsonValue): SQLInputValue {
  return value === null ? null : columnForms[field.kind](value);
}

function text(value: JsonValue): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function numberColumn(value: JsonValue, isInteger: boolean): number {
  const number = Number(value);
  if (Number.isNaN(number)) throw new TypeError(`Not a number: ${text(value)}`);
  return isInteger ? Math.trunc(number) : number;
}

function dateColumn(value: JsonValue): string {
  const date = new Date(text(value));
  if (Number.isNaN(date.getTime())) throw new TypeError(`Not a date: ${text(value)}`);
  return wireDate(date);
}

const truths: ReadonlySet<JsonValue> = new Set<JsonValue>([true, 1, '1', 'true']);

const columnForms: Readonly<Record<FieldKind, (value: JsonValue) => SQLInputValue>> = {
  boolean: (value) => (truths.has(value) ? 1 : 0),
  integer: (value) => numberColumn(value, true),
  number: (value) => numberColumn(value, false),
  json: (value) => JSON.stringify(value),
  list: (value) => JSON.stringify(value),
  date: dateColumn,
  id: idColumn,
  string: text,
};

function idColumn(value: JsonValue): string {
  const id = text(value).toLowerCase();
  if (!/^[0-9a-f]{32}$/.test(id)) throw new TypeError(`Not an id: ${id}`);
  return id;
}
