import * as z from 'zod/mini';
import { prepared } from '../database/prepared.ts';
import type { Shop } from '../shop.ts';
import { editDistance, forgivenErrors } from './edit-distance.ts';

const textSchema = z.string();

/** More words than this make a query slow and its hits accidental. */
const MAX_WORDS = 60;

const MAX_CORRECTIONS = 8;

const between = (count: number, word: string) =>
  `LENGTH(word) BETWEEN ${word.length - count} AND ${word.length + count}`;

/** Words that hold another one behind their beginning: `Notenheft` and `Spiralheft` for `heft`. Shortest first. */
export function wordsContaining(shop: Shop, languageId: string, part: string): readonly string[] {
  if (part.length < 4) return [];
  const rows = prepared(
    shop.database,
    `SELECT word FROM product_search_word WHERE language_id = ? AND instr(word, ?) > 3
     ORDER BY LENGTH(word), word LIMIT ${MAX_WORDS}`,
  ).all(languageId, part);
  return rows.map((row) => String(row['word']));
}

/** Whether some word holds this one, at its beginning or behind. */
export function isKnown(shop: Shop, languageId: string, part: string): boolean {
  if (part.length < 3) return false;
  const { database } = shop;
  const begins = 'SELECT 1 FROM product_search_word WHERE language_id = ? AND word >= ? AND word < ? LIMIT 1';
  if (prepared(database, begins).get(languageId, part, `${part}\u{10ffff}`) !== undefined) return true;
  return wordsContaining(shop, languageId, part).length > 0;
}

/** Words one typing error away, then those with two: one is forgiven from four letters on, two from eight. */
export function wordsLike(shop: Shop, languageId: string, word: string): readonly (readonly string[])[] {
  const limit = forgivenErrors(word);
  if (limit === 0) return [];
  // One text instead of thousands of rows: reading rows costs more than comparing words.
  const row = shop.database
    .prepare(
      `SELECT COALESCE(group_concat(word, ' '), '') AS words FROM product_search_word
       WHERE language_id = ? AND ${between(limit, word)}`,
    )
    .get(languageId);
  const byErrors = Array.from({ length: limit }, (): string[] => []);
  for (const candidate of textSchema.parse(row?.['words']).split(' ')) {
    byErrors[editDistance(word, candidate, limit) - 1]?.push(candidate);
  }
  return byErrors.map((words) => words.slice(0, MAX_CORRECTIONS));
}
