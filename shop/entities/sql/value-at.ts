import type { FieldPath } from './field-path.ts';
import { comparedSql, fieldSql } from './field-sql.ts';
import type { Compilation } from './sql-query.ts';

/** SQL of the value a path ends at, in the row of an alias of its last entity: what filters and sorts compare. */
export function valueAt({ languageIds, prices }: Compilation, path: FieldPath, alias: string): string {
  const { definition, field, fieldName, jsonPath } = path;
  if (prices !== undefined && field.shownAs !== undefined) return field.shownAs(alias, prices);
  return comparedSql(fieldSql(definition, alias, fieldName, languageIds), field, jsonPath);
}
