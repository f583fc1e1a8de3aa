import type { SQLOutputValue } from 'node:sqlite';
import type { JsonObject, JsonValue } from '../../base/json.ts';
import type { FieldPath } from '../sql/field-path.ts';
import type { Row } from '../hydration/load-rows.ts';

/** `{max}` for one of them, all four for `stats`; null over nothing. */
export function numbers(path: FieldPath, type: 'avg' | 'max' | 'min' | 'sum' | 'stats', row: Row = {}): JsonObject {
  const all: JsonObject = {
    min: extreme(path, row['min']),
    max: extreme(path, row['max']),
    avg: number(row['avg']),
    sum: number(row['sum']),
  };
  return type === 'stats' ? all : { [type]: all[type] ?? null };
}

const number = (value: SQLOutputValue | undefined): JsonValue =>
  value === null || value === undefined || !Number.isFinite(Number(value)) ? null : Number(value);

export const numberColumns = 'MIN(value) AS min, MAX(value) AS max, AVG(value) AS avg, SUM(value) AS sum';

/** Smallest and largest values travel as strings; prices with MySQL's four decimals. */
function extreme(path: FieldPath, value: SQLOutputValue | undefined): JsonValue {
  if (value === null || value === undefined) return null;
  const isPrice = path.fieldName === 'price' || path.field.shownAs !== undefined;
  return isPrice && typeof value === 'number' ? value.toFixed(4) : String(value);
}
