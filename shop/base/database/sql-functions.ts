import type { DatabaseSync } from 'node:sqlite';
import { foldText } from './fold-text.ts';

/**
 * Adds what the shop's SQL uses besides SQLite's own functions: `folded(text)` for comparisons without case and
 * diacritics, and `endable(value)`, which is always 1. SQLite itself cannot be interrupted; a thread that is told to end
 * does so when a statement next calls one of these, so every statement a criteria leads to calls one per row it looks at.
 */
export function addSqlFunctions(database: DatabaseSync): void {
  database.function('folded', { deterministic: true }, (value) =>
    typeof value === 'string' ? foldText(value) : value,
  );
  database.function('endable', (_value) => 1);
}
