import { foldText } from '../database/fold-text.ts';

/** Text as the search index holds it: folded, and `ae`, `oe`, `ue` like the umlauts they stand for. */
export function searchKey(text: string): string {
  return foldText(text).replaceAll(/([aou])e/g, '$1');
}

/** The words of what someone typed, at most eight, as the index holds them. */
export function searchWords(term: string): readonly string[] {
  return (searchKey(term).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8);
}

/** FTS5 query that wants every word, each as the beginning of one in the index; undefined when there is no word. */
export function matchExpression(term: string): string | undefined {
  const words = searchWords(term);
  return words.length === 0 ? undefined : words.map((word) => `"${word}"*`).join(' AND ');
}
