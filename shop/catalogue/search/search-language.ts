import { prepared } from '../../base/database/prepared.ts';
import type { Shop } from '../../entities/shop.ts';
import { type WordForms, wordForms } from './stems/word-forms.ts';

/** A language as the index knows it; its tokens begin with its mark, so that languages do not meet. */
export type SearchLanguage = WordForms & {
  readonly id: string;
  /** Token of a word as it was written. */
  readonly wordToken: (word: string) => string;
  /** Token of what all forms of a word share. */
  readonly stemToken: (word: string) => string;
  /** Token of a complete number without its separators. */
  readonly numberToken: (number: string) => string;
};

/** The index's view of a language; undefined when nothing was indexed in it yet. */
export function searchLanguage(shop: Shop, languageId: string): SearchLanguage | undefined {
  const mark = markOf(shop, languageId);
  if (mark === undefined) return undefined;
  const locale = prepared(
    shop.database,
    'SELECT o.code FROM language l JOIN locale o ON o.id = l.translation_code_id WHERE l.id = ?',
  ).get(languageId);
  const forms = wordForms(String(locale?.['code'] ?? ''));
  return {
    ...forms,
    id: languageId,
    wordToken: (word) => `${mark}_${word}`,
    stemToken: (word) => `${mark}__${forms.stem(word)}`,
    numberToken: (number) => `${mark}___${number}`,
  };
}

/** The same for writing: a language the index has not met gets its mark. */
export function openSearchLanguage(shop: Shop, languageId: string): SearchLanguage {
  const known = searchLanguage(shop, languageId);
  if (known !== undefined) return known;
  prepared(shop.database, 'INSERT OR IGNORE INTO product_search_language (language_id) VALUES (?)').run(languageId);
  return openSearchLanguage(shop, languageId);
}

function markOf(shop: Shop, languageId: string): string | undefined {
  const find = prepared(shop.database, 'SELECT mark FROM product_search_language WHERE language_id = ?');
  const known = find.get(languageId);
  return known === undefined ? undefined : String(known['mark']);
}
