import { foldText } from './database/fold-text.ts';

const wordPattern = /[\p{L}\p{N}]+/gu;

/** Text as the search index holds it: folded, `m²` as `m2`, and `ae`, `oe`, `ue` like the umlauts they stand for. */
export function searchKey(text: string): string {
  return foldText(text.normalize('NFKC')).replaceAll(/([aou])e/g, '$1');
}

/** The words of a text as the index holds them, in their order. */
export function wordsOf(text: string): readonly string[] {
  return searchKey(text).match(wordPattern) ?? [];
}

/** More words than this make no search better, only slower. */
const maxWords = 8;
/** Characters; what follows is not looked at. */
const maxTerm = 500;

/** What someone typed, at most eight words, each once: as the index holds it, and as it was typed but for diacritics. */
export function typedWords(term: string): ReadonlyMap<string, string> {
  const typed = foldText(term.slice(0, maxTerm).normalize('NFKC')).match(wordPattern) ?? [];
  return new Map([...new Map(typed.map((word) => [searchKey(word), word]))].slice(0, maxWords));
}

/** The words of what someone typed as the index holds them. */
export function searchWords(term: string): readonly string[] {
  return [...typedWords(term).keys()];
}

/** A product number without what people leave out or add: `NF-1001 A4` and `nf1001a4` are the same. */
export function numberKey(text: string): string {
  return wordsOf(text).join('');
}
