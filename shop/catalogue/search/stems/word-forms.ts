import { englishStem } from './english-stem.ts';
import { germanStem } from './german-stem.ts';
import { polishStem } from './polish-stem.ts';

/** What search knows about a language: how its words end, and which of them say nothing. */
export interface WordForms {
  /** The part all forms of a folded word share. */
  readonly stem: (word: string) => string;
  readonly stopWords: ReadonlySet<string>;
}

const stopWords = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const german: WordForms = {
  stem: germanStem,
  stopWords: stopWords(
    'der die das den dem des ein eine einen einem einer und oder fur mit von vom zu zum zur aus auf in im an am bei',
  ),
};

const english: WordForms = {
  stem: englishStem,
  stopWords: stopWords('the a an and or for with of to from in on at by'),
};

const polish: WordForms = {
  stem: polishStem,
  stopWords: stopWords('i oraz lub na z ze do dla od w we o po'),
};

const others: WordForms = { stem: (word) => word, stopWords: new Set() };

const byLanguage: ReadonlyMap<string, WordForms> = new Map([
  ['de', german],
  ['en', english],
  ['pl', polish],
]);

/** Forms of a locale's language (`de-DE`); other languages are searched without stems. */
export function wordForms(locale: string): WordForms {
  return byLanguage.get(locale.slice(0, 2).toLowerCase()) ?? others;
}
