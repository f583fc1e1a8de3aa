import type { Association } from '../definition.ts';
import { localFieldOf } from '../entity-lookup.ts';
import { fieldSql } from './field-sql.ts';
import type { FieldPath } from './field-path.ts';
import { column, quoted } from './sql-names.ts';
import { type Compilation, newAlias } from './sql-query.ts';
import { valueAt } from './value-at.ts';

/**
 * Joins along several paths from one table. Paths that begin alike share their joins, so `properties.group.id` and
 * `properties.name` speak of the same property; to-many associations multiply the rows.
 */
export interface SharedJoins {
  /** SQL of the value at the end of a path. */
  valueOf(path: FieldPath): string;
  /** The joins all paths so far need. */
  text(): string;
}

export function sharedJoins(compilation: Compilation, root: string): SharedJoins {
  const known = new Map<string, Map<Association, string>>();
  const joins: string[] = [];

  function next({ association, from }: FieldPath['steps'][number], alias: string): string {
    const beside = known.get(alias) ?? new Map<Association, string>();
    known.set(alias, beside);
    const before = beside.get(association);
    if (before !== undefined) return before;
    const local = fieldSql(from, alias, localFieldOf(association), compilation.languageIds);
    const joined = newAlias(compilation);
    const target = quoted(association.entity);
    if (association.kind === 'manyToMany') {
      const map = newAlias(compilation);
      joins.push(` JOIN ${quoted(association.table)} ${map} ON ${map}.${quoted(association.localColumn)} = ${local}`);
      joins.push(` JOIN ${target} ${joined} ON ${joined}.id = ${map}.${quoted(association.foreignColumn)}`);
    } else {
      const key = association.kind === 'manyToOne' ? 'id' : association.foreignField;
      joins.push(` JOIN ${target} ${joined} ON ${column(joined, key)} = ${local}`);
    }
    beside.set(association, joined);
    return joined;
  }

  return {
    valueOf(path) {
      const alias = path.steps.reduce((current, step) => next(step, current), root);
      return valueAt(compilation, path, alias);
    },
    text: () => joins.join(''),
  };
}
