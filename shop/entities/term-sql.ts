import { matchExpression, searchWords } from '../catalogue/search-words.ts';
import type { EntityDefinition } from './definition.ts';
import { fieldSql } from './field-sql.ts';
import { type Compilation, joined, type Sql, sql } from './sql-query.ts';

/** Rows that contain every word of a search term: products through their index, others in their visible texts. */
export function termSql(compilation: Compilation, definition: EntityDefinition, alias: string, term: string): Sql {
  if (definition.name === 'product') {
    const match = matchExpression(term);
    return match === undefined
      ? sql('0')
      : sql(`${alias}.id IN (SELECT product_id FROM product_search WHERE product_search MATCH ?)`, [match]);
  }
  const texts = Object.entries(definition.fields)
    .filter(([, field]) => field.kind === 'string' && field.visibility === undefined)
    .map(([name]) => `folded(${fieldSql(definition, alias, name, compilation.languageIds)})`);
  if (texts.length === 0) return sql('0');
  const words = searchWords(term).map((word) =>
    joined(
      texts.map((text) => sql(`${text} LIKE ?`, [`%${word}%`])),
      'OR',
    ),
  );
  return joined(words, 'AND');
}
