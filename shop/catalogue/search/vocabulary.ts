import { editDistance, forgivenErrors } from './edit-distance.ts';

/** The words of a language's index. It may hold words no product has any more. */
export interface Vocabulary {
  /** Whether some word holds this one, at its beginning or behind. */
  knows(part: string): boolean;
  /** Words that hold another one behind their beginning: `Notenheft` and `Spiralheft` for `heft`; shortest first. */
  containing(part: string): readonly string[];
  /** Words one typing error away, then those with two: one is forgiven from four letters on, two from eight. */
  like(word: string): readonly (readonly string[])[];
}

/** More words than this make a query slow and its hits accidental. */
const maxCompounds = 60;
const maxCorrections = 8;
/** What stands before a word in a compound is a word too. */
const minBefore = 3;

/** A vocabulary of folded words (letters and digits only). */
export function createVocabulary(words: readonly string[]): Vocabulary {
  const text = ` ${words.join(' ')} `;
  const bits = Int32Array.from(words, letterBits);
  return {
    knows: (part) => part.length >= minBefore && text.includes(part),
    containing(part) {
      if (part.length < 4) return [];
      const found: string[] = [];
      for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) {
        const start = text.lastIndexOf(' ', at) + 1;
        if (at - start >= minBefore) found.push(text.slice(start, text.indexOf(' ', at)));
      }
      return found.sort((first, second) => first.length - second.length).slice(0, maxCompounds);
    },
    like(word) {
      const limit = forgivenErrors(word);
      const own = letterBits(word);
      const byErrors = Array.from({ length: limit }, (): string[] => []);
      for (const [index, candidate] of limit === 0 ? [] : words.entries()) {
        if (bitCount(own ^ (bits[index] ?? 0)) > limit * 2) continue;
        byErrors[editDistance(word, candidate, limit) - 1]?.push(candidate);
      }
      return byErrors.map((found) => found.slice(0, maxCorrections));
    },
  };
}

/** The letters a word has, as bits; one typing error changes at most two of them. */
function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
