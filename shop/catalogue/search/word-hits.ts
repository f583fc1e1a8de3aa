import { prepared } from '../../base/database/prepared.ts';
import { isJsonList, parseJson } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';
import { hasPoints, keepBetter, meanOfBoth, type Points, raise } from './points.ts';
import type { SearchLanguage } from './search-language.ts';
import type { SearchMemory } from './search-memory.ts';
import type { SearchField } from './search-tables.ts';

/** A search in one language. */
export interface Searching {
  readonly shop: Shop;
  readonly language: SearchLanguage;
  readonly memory: SearchMemory;
}

/** A word as the index holds it, and as it was typed. */
export interface SearchWord {
  readonly word: string;
  readonly typed: string;
}

/**
 * Where a word stands decides most: a name counts more than part of a number, that more than a maker, a maker more than
 * the description. Complete numbers count apart.
 */
const fieldPoints: Readonly<Record<SearchField, number>> = { number: 8, name: 12, maker: 6, topic: 4, body: 1 };

/** Shorter halves would cut any word somehow. */
const minHalf = 4;

/**
 * Products in which a word of a search occurs, with what the best occurrence is worth: as it stands or in another form,
 * as a beginning, inside a compound, as the parts of a compound; when there is none of these, as the nearest word with
 * a typing error.
 */
export function wordHits(searching: Searching, searched: SearchWord, isOnly: boolean): Points {
  const points = plainHits(searching, searched.word, isOnly);
  addHalves(searching, points, searched.word);
  return hasPoints(points) ? points : corrected(searching, searched);
}

// Tokens hold letters, digits and `_` only, so nothing in quotes can end the quotes.
const exactly = (token: string) => `"${token}"`;
const beginning = (token: string) => `"${token}" *`;

interface Reading {
  readonly field: SearchField;
  readonly tokens: readonly string[];
  readonly share: number;
}

/** Products whose number, EAN or maker's number is the term, or begins with it when the term has a digit. */
export function numberHits(searching: Searching, number: string): Points {
  const points = noPoints(searching);
  if (number.length < 2) return points;
  const token = searching.language.numberToken(number);
  if (/\p{N}/u.test(number)) raise(points, ranksWith(searching, 'number', [beginning(token)]), exactNumber / 2);
  raise(points, ranksWith(searching, 'number', [exactly(token)]), exactNumber);
  return points;
}

const noPoints = ({ memory }: Searching): Points => new Float64Array(memory.ids.length);

/** Ranks of products one of whose fields holds one of the tokens; a `*` after a token stands for any ending. */
function ranksWith({ shop, memory }: Searching, field: SearchField, tokens: readonly string[]): readonly number[] {
  const statement = 'SELECT json_group_array(rowid) AS rows FROM product_search WHERE product_search MATCH ?';
  const row = unlessSplit(() => prepared(shop.database, statement).get(`{${field}} : (${tokens.join(' OR ')})`));
  if (row === undefined) return [];
  const rows = parseJson(String(row['rows']));
  return isJsonList(rows) ? rows.map((index) => memory.rankOf[Number(index)] ?? -1) : [];
}

/** FTS5 knows the letters of Unicode 6.1. A word with a later one is two to it, and no index holds it. */
function unlessSplit<Row>(read: () => Row): Row | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && error.message.includes('phrase queries are not supported')) return undefined;
    throw error;
  }
}

/** A word as it stands or in another form of itself, as a beginning, and inside compounds (`heft` in `Notenheft`). */
function readingsOf({ language, memory }: Searching, word: string, isOnly: boolean): readonly Reading[] {
  const whole = [language.wordToken(word), language.stemToken(word)].map(exactly);
  const begun = word.length > 1 || isOnly ? [beginning(language.wordToken(word))] : [];
  const compounds = memory.vocabulary.containing(word).map((found) => exactly(language.wordToken(found)));
  return [
    { field: 'number', tokens: whole, share: 1 },
    { field: 'number', tokens: begun, share: 0.7 },
    { field: 'name', tokens: whole, share: 1 },
    { field: 'name', tokens: begun, share: 0.8 },
    { field: 'name', tokens: compounds, share: 0.7 },
    { field: 'maker', tokens: [...whole, ...begun], share: 1 },
    { field: 'topic', tokens: [...whole, ...begun], share: 1 },
    { field: 'topic', tokens: compounds, share: 0.7 },
    { field: 'body', tokens: [...whole, ...begun], share: 1 },
  ];
}

function plainHits(searching: Searching, word: string, isOnly: boolean): Points {
  const points = noPoints(searching);
  for (const { field, tokens, share } of readingsOf(searching, word, isOnly)) {
    const worth = fieldPoints[field] * share;
    const canImprove = tokens.length > 0 && points.some((had) => had < worth);
    if (canImprove) raise(points, ranksWith(searching, field, tokens), worth);
  }
  return points;
}

/** Ways to cut a compound into two words the vocabulary has: `Klavier|noten`, `Mondschein|sonate`. */
function halvesOf({ language, memory }: Searching, word: string): readonly (readonly [string, string])[] {
  const halves: (readonly [string, string])[] = [];
  for (let cut = minHalf; cut <= word.length - minHalf; cut += 1) {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)];
    if ([head, tail].every((part) => memory.vocabulary.knows(language.stem(part)))) halves.push([head, tail]);
  }
  return halves;
}

/** Hits of a compound by the words it is made of: `Noten für Klavier` for `Klaviernoten`. */
function addHalves(searching: Searching, points: Points, word: string): void {
  for (const halves of halvesOf(searching, word)) {
    const [head, tail] = halves.map((half) => plainHits(searching, half, false));
    if (head !== undefined && tail !== undefined) keepBetter(points, meanOfBoth(head, tail), 0.6);
  }
}

/** What a complete product number is worth: more than any number of words. */
export const exactNumber = 400;

/**
 * Hits of the nearest words that occur at all; the vocabulary also remembers words no product has any more. The word as
 * it was typed counts too: in `sontae` the `ae` is no umlaut.
 */
function corrected(searching: Searching, { word, typed }: SearchWord): Points {
  const points = noPoints(searching);
  const { vocabulary } = searching.memory;
  const byErrors = [...vocabulary.like(typed).entries(), ...(typed === word ? [] : vocabulary.like(word).entries())];
  for (const [, candidates] of byErrors.toSorted(([first], [second]) => first - second)) {
    for (const candidate of candidates) keepBetter(points, plainHits(searching, candidate, false), 0.5);
    if (hasPoints(points)) break;
  }
  return points;
}
