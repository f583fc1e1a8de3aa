import { foldText } from '../database/fold-text.ts';

/** Text as the search index holds it: folded, `m²` as `m2`, and `ae`, `oe`, `ue` like the umlauts they stand for. */
export function searchKey(text: string): string {
  return foldText(text.normalize('NFKC')).replaceAll(/([aou])e/g, '$1');
}

/** The words of a text as the index holds them, in their order. */
export function wordsOf(text: string): readonly string[] {
  return searchKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** More words than this make no search better, only slower. */
const MAX_WORDS = 8;

/** The words of what someone typed, each once, at most eight. */
export function searchWords(term: string): readonly string[] {
  return [...new Set(wordsOf(term.slice(0, 500)))].slice(0, MAX_WORDS);
}

/** A product number without what people leave out or add: `NF-1001 A4` and `nf1001a4` are the same. */
export function numberKey(text: string): string {
  return wordsOf(text).join('');
}
