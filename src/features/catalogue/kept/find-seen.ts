import type { SeenThing } from '#offline/kept/seen-thing.ts';
import { errorsBetween, forgivenErrors, wordsToCompare } from '../search/errors-between.ts';

/** As the shop's own search values them: a name counts more than part of a number, that more than a maker, a maker more than a topic. */
const worth = { name: 12, number: 8, maker: 6, topic: 4 } as const;

/** More than any number of words. */
const exactNumber = 400;

/** Of what a word is worth, when it is only the beginning of one, or stands inside one. */
const shares = { whole: 1, begun: 0.8, inside: 0.7, mistyped: 0.5 } as const;

/** Letters that have to stand before a word may be looked for inside others. */
const leastInside = 4;

/**
 * What was seen that a text finds, best first, by the rules of the shop's search as far as they go without its vocabulary: every
 * word must occur, or as many as possible but at least half; a complete number stands alone; a word no name begins with is looked
 * for with one typing error, a long one with two; among equals the shorter name wins.
 */
export function findSeen(things: readonly SeenThing[], text: string): readonly SeenThing[] {
  const searched = wordsToCompare(text);
  if (searched.length === 0) return [];
  const number = searched.join('');
  const numbered = things.filter(({ numbers }) => numbers.some((own) => wordsToCompare(own).join('') === number));
  if (numbered.length > 0 && /\p{N}/u.test(number)) return numbered;
  const entries = things.map((thing) => ({ thing, fields: fieldsOf(thing) }));
  const hits = entries.map(({ thing, fields }) => ({ thing, points: searched.map((word) => pointsOf(fields, word)) }));
  const isFound = searched.map((_word, index) => hits.some(({ points }) => (points[index] ?? 0) > 0));
  const judged = entries.map(({ thing, fields }, at) => {
    const points = searched.map((word, index) =>
      isFound[index] ? (hits[at]?.points[index] ?? 0) : mistypedPoints(fields, word),
    );
    const begun = fields.number.some((own) => own.startsWith(number)) && /\p{N}/u.test(number);
    return { thing, count: points.filter((own) => own > 0).length, sum: sumOf(points) + (begun ? exactNumber / 2 : 0) };
  });
  const most = Math.max(0, ...judged.map(({ count }) => count));
  return judged
    .filter(({ count, sum }) => sum > 0 && count === most && count * 2 >= searched.length)
    .toSorted((one, other) => other.sum - one.sum || one.thing.name.length - other.thing.name.length)
    .map(({ thing }) => thing);
}

interface Fields {
  name: readonly string[];
  number: readonly string[];
  maker: readonly string[];
  topic: readonly string[];
}

const fieldNames = ['name', 'number', 'maker', 'topic'] as const;

const fieldsOf = ({ name, choice, numbers, makers, topics }: SeenThing): Fields => ({
  name: wordsToCompare(`${name} ${choice}`),
  number: numbers.map((number) => wordsToCompare(number).join('')),
  maker: wordsToCompare(makers),
  topic: wordsToCompare(topics),
});

const sumOf = (points: readonly number[]): number => points.reduce((sum, own) => sum + own, 0);

function pointsOf(fields: Fields, word: string): number {
  return Math.max(...fieldNames.map((field) => worth[field] * bestShare(fields[field], word)));
}

function bestShare(own: readonly string[], word: string): number {
  if (own.includes(word)) return shares.whole;
  if (own.some((each) => each.startsWith(word) || isOtherForm(each, word))) return shares.begun;
  return word.length >= leastInside && own.some((each) => each.includes(word)) ? shares.inside : 0;
}

/** `Hefte` finds `Heft`: what was typed is the word and an ending of at most two letters. */
const isOtherForm = (own: string, word: string): boolean =>
  own.length >= leastInside && word.length - own.length <= 2 && word.startsWith(own);

function mistypedPoints(fields: Fields, word: string): number {
  const errors = forgivenErrors(word);
  if (errors === 0) return 0;
  const isNear = (own: string): boolean => errorsBetween(own, word) <= errors;
  return Math.max(...fieldNames.map((field) => (fields[field].some(isNear) ? worth[field] * shares.mistyped : 0)));
}
