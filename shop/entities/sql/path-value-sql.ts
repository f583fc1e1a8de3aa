import { sharedJoins } from './shared-joins.ts';
import type { FieldPath } from './field-path.ts';
import { valueAt } from './value-at.ts';
import { quoted } from './sql-names.ts';
import { type Compilation, newAlias } from './sql-query.ts';

/** One value per row of `alias`: where the path leads to many, the smallest or largest of them, or how many there are. */
export function pathValue(
  compilation: Compilation,
  path: FieldPath,
  alias: string,
  pick: 'MIN' | 'MAX' | 'COUNT',
): string {
  if (path.steps.length === 0) {
    return valueAt(compilation, path, alias);
  }
  const root = newAlias(compilation);
  const entity = path.steps[0]?.from.name ?? path.definition.name;
  const joins = sharedJoins(compilation, root);
  const value = joins.valueOf(path);
  return `(SELECT ${pick}(${value}) FROM ${quoted(entity)} ${root}${joins.text()} WHERE ${root}.id = ${alias}.id AND endable(${value}))`;
}
