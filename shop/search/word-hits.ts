import { prepared } from '../database/prepared.ts';
import { parseJson } from '../json.ts';
import type { Shop } from '../shop.ts';
import * as z from 'zod/mini';
import type { SearchLanguage } from './search-language.ts';
import type { SearchField } from './search-tables.ts';
import { isKnown, wordsContaining, wordsLike } from './vocabulary.ts';

/** Points per row of the index. */
export type Points = ReadonlyMap<number, number>;

/** Where a word stands decides most: a number or name counts more than a maker, a maker more than the description. */
const fieldPoints: Readonly<Record<SearchField, number>> = { number: 20, name: 12, maker: 6, topic: 4, body: 1 };

/** Shorter halves would cut any word somehow. */
const MIN_HALF = 4;

const rowsSchema = z.array(z.number());

/** Rows one of whose fields holds one of the tokens; a `*` after a token stands for any ending. */
function rowsWith(shop: Shop, field: SearchField, tokens: readonly string[]): readonly number[] {
  const match = `{${field}} : (${tokens.join(' OR ')})`;
  const row = prepared(
    shop.database,
    'SELECT json_group_array(rowid) AS rows FROM product_search WHERE product_search MATCH ?',
  ).get(match);
  return rowsSchema.parse(parseJson(String(row?.['rows'])));
}

type Reading = { readonly tokens: readonly string[]; readonly share: number; readonly fields: readonly SearchField[] };

const everywhere = ['number', 'name', 'maker', 'topic', 'body'] as const;

// Tokens hold letters, digits and `_` only, so nothing in quotes can end the quotes.
const exactly = (token: string) => `"${token}"`;
const beginning = (token: string) => `"${token}" *`;

/** A word as it stands, as another form of itself, as a beginning, and inside compounds (`heft` in `Notenheft`). */
function readingsOf(shop: Shop, word: string, language: SearchLanguage, isOnly: boolean): Reading[] {
  const own = language.wordToken(word);
  const canBegin = word.length > 1 || isOnly;
  const compounds = wordsContaining(shop, language.id, word).map((found) => exactly(language.wordToken(found)));
  return [
    { tokens: [exactly(own)], share: 1, fields: everywhere },
    { tokens: [exactly(language.stemToken(word))], share: 0.9, fields: ['name', 'maker', 'topic', 'body'] },
    { tokens: canBegin ? [beginning(own)] : [], share: 0.7, fields: everywhere },
    { tokens: compounds, share: 0.6, fields: ['name', 'topic'] },
  ];
}

/** Keeps the better of two points for a row. */
function keepBest(points: Map<number, number>, row: number, worth: number): void {
  if ((points.get(row) ?? 0) < worth) points.set(row, worth);
}

function plainHits(shop: Shop, word: string, language: SearchLanguage, isOnly: boolean): Map<number, number> {
  const points = new Map<number, number>();
  for (const { tokens, share, fields } of readingsOf(shop, word, language, isOnly)) {
    if (tokens.length === 0) continue;
    for (const field of fields) {
      for (const row of rowsWith(shop, field, tokens)) keepBest(points, row, fieldPoints[field] * share);
    }
  }
  return points;
}

/** Ways to cut a compound into two words the vocabulary has: `Klavier|noten`, `Mondschein|sonate`. */
function halvesOf(shop: Shop, word: string, language: SearchLanguage): readonly (readonly [string, string])[] {
  const halves: (readonly [string, string])[] = [];
  for (let cut = MIN_HALF; cut <= word.length - MIN_HALF; cut += 1) {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)];
    if ([head, tail].every((part) => isKnown(shop, language.id, language.stem(part)))) halves.push([head, tail]);
  }
  return halves;
}

/** Hits of a compound by the words it is made of: `Noten für Klavier` for `Klaviernoten`. */
function addHalves(shop: Shop, points: Map<number, number>, word: string, language: SearchLanguage): void {
  for (const [head, tail] of halvesOf(shop, word, language)) {
    const first = plainHits(shop, head, language, false);
    const second = plainHits(shop, tail, language, false);
    for (const [row, worth] of first) {
      const other = second.get(row);
      if (other !== undefined) keepBest(points, row, ((worth + other) / 2) * 0.6);
    }
  }
}

/** Rows of the nearest words that occur at all; the vocabulary also remembers words no product has any more. */
function corrected(shop: Shop, word: string, language: SearchLanguage): Map<number, number> {
  const points = new Map<number, number>();
  for (const candidates of wordsLike(shop, language.id, word)) {
    for (const candidate of candidates) {
      for (const [row, worth] of plainHits(shop, candidate, language, false)) keepBest(points, row, worth / 2);
    }
    if (points.size > 0) break;
  }
  return points;
}

/**
 * Rows in which a word of a search occurs, with what the best occurrence is worth: as it stands, in another form, as a
 * beginning, inside a compound, as the parts of a compound; when there is none of these, as the nearest word with a
 * typing error.
 */
export function wordHits(shop: Shop, word: string, language: SearchLanguage, isOnly: boolean): Points {
  const points = plainHits(shop, word, language, isOnly);
  addHalves(shop, points, word, language);
  return points.size > 0 ? points : corrected(shop, word, language);
}

/** What a complete product number is worth: more than any number of words. */
export const EXACT_NUMBER = 400;

/** Rows whose product number, EAN or maker's number is the term, or begins with it when the term has a digit. */
export function numberHits(shop: Shop, number: string, language: SearchLanguage): Points {
  const points = new Map<number, number>();
  if (number.length < 2) return points;
  const token = language.wordToken(number);
  if (/\p{N}/u.test(number))
    for (const row of rowsWith(shop, 'number', [beginning(token)])) points.set(row, EXACT_NUMBER / 2);
  for (const row of rowsWith(shop, 'number', [exactly(token)])) points.set(row, EXACT_NUMBER);
  return points;
}
