import type { SearchHit } from '../../entities/definition.ts';
import type { Shop } from '../../entities/shop.ts';
import { type Points, ranking, sumOfMost } from './points.ts';
import { searchLanguage } from './search-language.ts';
import { searchMemory } from './search-memory.ts';
import { numberKey, searchWords, typedWords } from '../../base/search-words.ts';
import { exactNumber, numberHits, type Searching, wordHits } from './word-hits.ts';

/**
 * Products a term finds in a language, best first: every word of the term must occur, or as many as possible. A
 * product number, EAN or maker's number beats words, and stands alone when it is complete; a name beats a maker, a
 * maker the description; among equals the shorter name wins.
 */
export function searchHits(shop: Shop, term: string, languageId: string): readonly SearchHit[] {
  const language = searchLanguage(shop, languageId);
  if (language === undefined) return [];
  const memory = searchMemory(shop.database, languageId);
  const points = pointsFor({ shop, language, memory }, term);
  return ranking(points).map(({ rank, points: score }) => ({ id: memory.ids[rank] ?? '', score: score * 10 }));
}

/** `NF-1001` and `nf1001` are written like a number; `Leporello` is a word first, even if some number is spelt so. */
function isWrittenLikeNumber(term: string): boolean {
  return searchWords(term).length > 1 || /\p{L}\p{N}|\p{N}\p{L}/u.test(term);
}

function pointsFor(searching: Searching, term: string): Points {
  const numbers = numberHits(searching, numberKey(term));
  if (numbers.includes(exactNumber) && isWrittenLikeNumber(term)) return numbers;
  const all = Array.from(typedWords(term), ([word, typed]) => ({ word, typed }));
  const telling = all.filter(({ word }) => !searching.language.stopWords.has(word));
  const words = telling.length > 0 ? telling : all;
  const hits = words.map((word) => wordHits(searching, word, words.length === 1));
  return sumOfMost(hits, numbers.length).map((sum, rank) => sum + (numbers[rank] ?? 0));
}
