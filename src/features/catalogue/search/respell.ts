import { errorsBetween, forgivenErrors, wordsToCompare } from './errors-between.ts';

/** More are no answer to what was meant. */
const mostSpellings = 3;

/**
 * The text with words of these names in place of those that sound or are spelt nearly like them, nearest first: of a single word
 * all that are near, of several each by its nearest. Words that stand in a name, or near none, stay; none where all do.
 */
export function respell(text: string, names: readonly string[]): readonly string[] {
  const known = [...new Set(names.flatMap((name) => name.match(/\p{L}+/gu) ?? []))].map(spellingOf);
  const words = text.split(/\s+/).filter((word) => word !== '');
  const near = words.map((word) => nearest(word, known));
  if (words.length === 1) return near.flat().slice(0, mostSpellings);
  if (near.every(({ length }) => length === 0)) return [];
  return [words.map((word, index) => near[index]?.[0] ?? word).join(' ')];
}

interface Spelling {
  /** As it stands. */
  readonly word: string;
  readonly plain: string;
  readonly sound: string;
}

function nearest(word: string, known: readonly Spelling[]): readonly string[] {
  const typed = spellingOf(word);
  const most = forgivenErrors(typed.plain);
  if (most === 0 || known.some(({ plain }) => plain === typed.plain)) return [];
  return known
    .map(({ word: name, plain, sound }) => ({
      name,
      errors: Math.min(errorsBetween(plain, typed.plain), errorsBetween(sound, typed.sound)),
    }))
    .filter(({ name, errors }) => errors <= most && forgivenErrors(name) > 0)
    .toSorted((one, other) => one.errors - other.errors)
    .map(({ name }) => name);
}

function spellingOf(word: string): Spelling {
  const plain = wordsToCompare(word).join('');
  return { word, plain, sound: sounds.reduce((sound, [spelt, heard]) => sound.replaceAll(spelt, heard), plain) };
}

/** Letters that German, English and Polish write for the same sound: `Szopen` for `Chopin`, `Tschaikowsky` for `Czajkowski`. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/t?s?c[hz]|s[hz]|t?z/g, 's'],
  [/th/g, 't'],
  [/ph|[fw]/g, 'v'],
  [/ck|[cq]/g, 'k'],
  [/[jy]/g, 'i'],
  [/(.)\1/g, '$1'],
];
