import { localFieldOf } from './entity-lookup.ts';
import type { FieldPath } from './field-path.ts';
import { comparedSql, fieldSql } from './field-sql.ts';
import { column, quoted } from './sql-names.ts';
import { type Compilation, newAlias } from './sql-query.ts';

type Joined = { readonly joins: string; readonly value: string; readonly isMany: boolean };

/** Joins along a path from `alias`, and the SQL of the value at its end; to-many associations multiply the rows. */
export function joinAlong(compilation: Compilation, path: FieldPath, alias: string): Joined {
  let current = alias;
  let joins = '';
  let isMany = false;
  for (const { association, from } of path.steps) {
    const local = fieldSql(from, current, localFieldOf(association), compilation.languageIds);
    const next = newAlias(compilation);
    const target = quoted(association.entity);
    if (association.kind === 'manyToMany') {
      const map = newAlias(compilation);
      joins += ` JOIN ${quoted(association.table)} ${map} ON ${map}.${quoted(association.localColumn)} = ${local}`;
      joins += ` JOIN ${target} ${next} ON ${next}.id = ${map}.${quoted(association.foreignColumn)}`;
    } else {
      const key = association.kind === 'manyToOne' ? 'id' : association.foreignField;
      joins += ` JOIN ${target} ${next} ON ${column(next, key)} = ${local}`;
    }
    isMany ||= association.kind !== 'manyToOne';
    current = next;
  }
  const value = fieldSql(path.definition, current, path.fieldName, compilation.languageIds);
  return { joins, value: comparedSql(value, path.field, path.jsonPath), isMany };
}

/** One value per row of `alias`, for sorting: the smallest of many when ascending, else the largest. */
export function sortValue(compilation: Compilation, path: FieldPath, alias: string, descending: boolean): string {
  if (path.steps.length === 0) {
    const value = fieldSql(path.definition, alias, path.fieldName, compilation.languageIds);
    return comparedSql(value, path.field, path.jsonPath);
  }
  const root = newAlias(compilation);
  const entity = path.steps[0]?.from.name ?? path.definition.name;
  const { joins, value } = joinAlong(compilation, path, root);
  const pick = descending ? 'MAX' : 'MIN';
  return `(SELECT ${pick}(${value}) FROM ${quoted(entity)} ${root}${joins} WHERE ${root}.id = ${alias}.id)`;
}
