import { searchWords } from '../../base/search-words.ts';
import type { EntityDefinition } from '../definition.ts';
import { fieldSql } from './field-sql.ts';
import { type Compilation, joined, type Sql, sql } from './sql-query.ts';

/** Rows a search term finds: by the entity's own search, else by every word in the visible texts. */
export function termSql(compilation: Compilation, definition: EntityDefinition, alias: string, term: string): Sql {
  const { shop, languageIds } = compilation;
  if (definition.search !== undefined) {
    const ids = definition.search(shop, term, languageIds[0] ?? '').map((hit) => hit.id);
    return sql(`${alias}.id IN (SELECT value FROM json_each(?))`, [JSON.stringify(ids)]);
  }
  const texts = Object.entries(definition.fields)
    .filter(([, field]) => field.kind === 'string' && field.visibility === undefined)
    .map(([name]) => `folded(${fieldSql(definition, alias, name, languageIds)})`);
  const words = searchWords(term);
  if (texts.length === 0 || words.length === 0) return sql('0');
  const conditions = words.map((word) =>
    joined(
      texts.map((text) => sql(`${text} LIKE ?`, [`%${word}%`])),
      'OR',
    ),
  );
  return joined(conditions, 'AND');
}
