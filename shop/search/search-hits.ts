import * as z from 'zod/mini';
import { prepared } from '../database/prepared.ts';
import type { Shop } from '../shop.ts';
import { type SearchLanguage, searchLanguage } from './search-language.ts';
import { numberKey, searchWords } from './search-words.ts';
import { EXACT_NUMBER, numberHits, type Points, wordHits } from './word-hits.ts';

export type SearchHit = {
  readonly id: string;
  /** The higher the better. */
  readonly score: number;
};

/** Rows that hold all words, else those that hold as many as any row does, but at least half of them. */
function rowsWithMost(hits: readonly Points[]): Map<number, number> {
  const [first, ...rest] = hits;
  if (first === undefined) return new Map();
  const counts = new Map<number, number>();
  const sums = new Map(first);
  for (const row of first.keys()) counts.set(row, 1);
  for (const points of rest) {
    for (const [row, worth] of points) {
      counts.set(row, (counts.get(row) ?? 0) + 1);
      sums.set(row, (sums.get(row) ?? 0) + worth);
    }
  }
  let most = 0;
  for (const count of counts.values()) most = Math.max(most, count);
  if (most * 2 < hits.length) return new Map();
  for (const [row, count] of counts) if (count < most) sums.delete(row);
  return sums;
}

/** `NF-1001` and `nf1001` are written like a number; `Leporello` is a word first, even if some number is spelt so. */
function isWrittenLikeNumber(term: string): boolean {
  return searchWords(term).length > 1 || /\p{L}\p{N}|\p{N}\p{L}/u.test(term);
}

function rowsFor(shop: Shop, term: string, language: SearchLanguage): Map<number, number> {
  const numbers = numberHits(shop, numberKey(term), language);
  const isExact = [...numbers.values()].some((worth) => worth >= EXACT_NUMBER);
  if (isExact && isWrittenLikeNumber(term)) return new Map(numbers);
  const all = searchWords(term);
  const telling = all.filter((word) => !language.stopWords.has(word));
  const words = telling.length > 0 ? telling : all;
  const points = rowsWithMost(words.map((word) => wordHits(shop, word, language, words.length === 1)));
  for (const [row, worth] of numbers) points.set(row, (points.get(row) ?? 0) + worth);
  return points;
}

const rowsSchema = z.array(z.object({ row: z.number(), id: z.string(), words: z.number() }));

/** Shorter names win among equals: more of them was asked for. */
const brevity = (nameWords: number) => 1 / (1 + nameWords);

/**
 * Products a term finds in a language, best first: every word of the term must occur, or as many as possible. A
 * product number, EAN or maker's number beats words, and stands alone when it is complete; a name beats a maker, a
 * maker the description.
 */
export function searchHits(shop: Shop, term: string, languageId: string): readonly SearchHit[] {
  const language = searchLanguage(shop, languageId);
  if (language === undefined) return [];
  const points = rowsFor(shop, term, language);
  const rows = prepared(
    shop.database,
    `SELECT row, product_id AS id, name_words AS words FROM product_search_row
     WHERE row IN (SELECT value FROM json_each(?))`,
  ).all(JSON.stringify([...points.keys()]));
  return rowsSchema
    .parse(rows)
    .map(({ row, id, words }) => ({ id, score: (points.get(row) ?? 0) * 10 + brevity(words) }))
    .sort((first, second) => second.score - first.score || (first.id < second.id ? -1 : 1));
}
