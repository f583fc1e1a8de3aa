import type { EntityDefinition, Field } from '../definition.ts';
import { commonFields } from '../entity-lookup.ts';
import { column, idLiteral, quoted, translationTable } from './sql-names.ts';

/**
 * SQL for the value of a field as the Store API shows it: the first language of the chain that has one, and the
 * parent's where a variant has none. `alias` is the table's name in the query.
 */
export function fieldSql(
  definition: EntityDefinition,
  alias: string,
  name: string,
  languageIds: readonly string[],
): string {
  const field: Field | undefined = definition.fields[name];
  if (field === undefined || Object.hasOwn(commonFields, name)) return column(alias, name);
  if (field.translated === true) return translationSql(definition, alias, name, languageIds);
  if (field.inherited === true && definition.inheritance === true) return inheritedSql(definition, alias, name);
  return column(alias, name);
}

/** The same in the form filters and sorts compare, with a path into a JSON field. */
export function comparedSql(value: string, field: Field, jsonPath: readonly string[]): string {
  if (jsonPath.length > 0) {
    const path = `$${jsonPath.map((part) => `.${JSON.stringify(part)}`).join('')}`.replaceAll("'", "''");
    return `json_extract(${value}, '${path}')`;
  }
  return field.comparedAs === undefined ? value : field.comparedAs(value);
}

function translationSql(definition: EntityDefinition, alias: string, name: string, languageIds: readonly string[]) {
  const table = translationTable(definition.name);
  const of = (idColumn: string) =>
    languageIds.map(
      (language) =>
        `(SELECT ${column('text_row', name)} FROM ${table} text_row WHERE text_row.id = ${idColumn} AND text_row.language_id = ${idLiteral(language)})`,
    );
  const own = of(`${alias}.id`);
  if (definition.fields[name]?.inherited !== true) return `COALESCE(${[...own, 'NULL'].join(', ')})`;
  const parents = of(`${alias}.parent_id`);
  const chain = own.flatMap((value, index) => [value, parents[index] ?? 'NULL']);
  return `COALESCE(${chain.join(', ')})`;
}

function inheritedSql(definition: EntityDefinition, alias: string, name: string): string {
  const parent = `(SELECT ${column('parent_row', name)} FROM ${quoted(definition.name)} parent_row WHERE parent_row.id = ${alias}.parent_id)`;
  return `COALESCE(${column(alias, name)}, ${parent})`;
}
