import * as z from 'zod/mini';
import type { Shop } from '../shop.ts';
import { matchExpression, searchWords } from './search-words.ts';

export type SearchHit = {
  readonly id: string;
  /** The higher the better. */
  readonly score: number;
};

const rowsSchema = z.array(z.object({ id: z.string(), score: z.number() }));

/** A number or name counts more than a maker, a maker more than the description. */
const weights = '0, 0, 20, 10, 3, 1';

function byWordBeginnings(shop: Shop, match: string, languageId: string): SearchHit[] {
  const rows = shop.database
    .prepare(
      `SELECT product_id AS id, -bm25(product_search, ${weights}) AS score FROM product_search
       WHERE product_search MATCH ? AND language_id = ? ORDER BY score DESC, product_id`,
    )
    .all(match, languageId);
  return rowsSchema.parse(rows);
}

/** German glues words together: `heft` should find `Notenheft` when nothing begins with it. */
function byWordParts(shop: Shop, words: readonly string[], languageId: string): SearchHit[] {
  const conditions = words.map(() => "(number || ' ' || name) LIKE ?").join(' AND ');
  const rows = shop.database
    .prepare(
      `SELECT product_id AS id, 1 AS score FROM product_search WHERE language_id = ? AND ${conditions}
       ORDER BY length(name), product_id`,
    )
    .all(languageId, ...words.map((word) => `%${word}%`));
  return rowsSchema.parse(rows);
}

/** Products whose texts in a language hold every word of the term, best first. */
export function searchHits(shop: Shop, term: string, languageId: string): readonly SearchHit[] {
  const match = matchExpression(term);
  if (match === undefined) return [];
  const hits = byWordBeginnings(shop, match, languageId);
  return hits.length > 0 ? hits : byWordParts(shop, searchWords(term), languageId);
}
