import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import { type JsonValue, parseJson } from '../json.ts';
import type { Field } from './definition.ts';

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

function text(value: JsonValue): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * The value of a payload as its column holds it.
 *
 * @throws {TypeError} when the value does not fit the field's kind.
 */
export function toColumn(field: Field, value: JsonValue): SQLInputValue {
  if (value === null) return null;
  switch (field.kind) {
    case 'boolean':
      return value === true || value === 1 || value === '1' || value === 'true' ? 1 : 0;
    case 'integer':
    case 'number': {
      const number = Number(value);
      if (Number.isNaN(number)) throw new TypeError(`Not a number: ${text(value)}`);
      return field.kind === 'integer' ? Math.trunc(number) : number;
    }
    case 'json':
    case 'list':
      return JSON.stringify(value);
    case 'date': {
      const date = new Date(text(value));
      if (Number.isNaN(date.getTime())) throw new TypeError(`Not a date: ${text(value)}`);
      return wireDate(date);
    }
    case 'id': {
      const id = text(value).toLowerCase();
      if (!/^[0-9a-f]{32}$/.test(id)) throw new TypeError(`Not an id: ${id}`);
      return id;
    }
    case 'string':
      return text(value);
  }
}
