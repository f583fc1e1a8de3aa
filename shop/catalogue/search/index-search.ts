import { inTransaction } from '../../base/database/in-transaction.ts';
import { prepared } from '../../base/database/prepared.ts';
import { channelLanguages } from '../../context/channel-languages.ts';
import type { Shop } from '../../entities/shop.ts';
import { openSearchLanguage, type SearchLanguage } from './search-language.ts';
import { dropSearchMemory } from './search-memory.ts';
import { type SearchTexts, searchTexts } from './search-texts.ts';
import { numberKey, wordsOf } from '../../base/search-words.ts';

/** Raised whenever words are cut, folded or stemmed in another way; a shop with an older index rewrites it. */
const rulesVersion = 2;

/** Takes products out of the full-text index, in every language. */
export function forgetSearch(shop: Shop, ids: readonly string[]): void {
  dropSearchMemory(shop.database);
  const list = JSON.stringify(ids);
  const chosen = 'product_id IN (SELECT value FROM json_each(?))';
  prepared(
    shop.database,
    `DELETE FROM product_search WHERE rowid IN (SELECT row FROM product_search_row WHERE ${chosen})`,
  ).run(list);
  prepared(shop.database, `DELETE FROM product_search_row WHERE ${chosen}`).run(list);
}

/** Rewrites the full-text index of products: one row per language any channel offers. */
export function indexSearch(shop: Shop, ids: readonly string[]): void {
  forgetSearch(shop, ids);
  for (const languageIds of channelLanguages(shop)) {
    const language = openSearchLanguage(shop, languageIds[0]);
    for (const row of searchTexts(shop, ids, languageIds)) writeRow(shop, row, language);
  }
}

/** Rewrites the whole index when it was written by other rules than today's; for the start of the shop. */
export function renewSearchIndex(shop: Shop): void {
  const { database } = shop;
  if (database.prepare('SELECT version FROM product_search_rules').get()?.['version'] === rulesVersion) return;
  inTransaction(database, () => {
    const ids = database.prepare('SELECT id FROM product').all();
    database.exec('DELETE FROM product_search_word');
    indexSearch(
      shop,
      ids.map((row) => String(row['id'])),
    );
    database.exec(`DELETE FROM product_search_rules; INSERT INTO product_search_rules VALUES (${rulesVersion})`);
  });
}

function tokensOf(words: Iterable<string>, language: SearchLanguage): string {
  const tokens = new Set<string>();
  for (const word of words) tokens.add(language.wordToken(word)).add(language.stemToken(word));
  return [...tokens].join(' ');
}

/** A number is found by its parts and as a whole without separators. */
function numberTokens(numbers: readonly string[], language: SearchLanguage): string {
  const parts = numbers.flatMap(wordsOf).map(language.wordToken);
  const wholes = numbers.map((number) => language.numberToken(numberKey(number)));
  return [...new Set([...parts, ...wholes])].join(' ');
}

function writeRow(shop: Shop, { id, numbers, texts }: SearchTexts, language: SearchLanguage): void {
  const { database } = shop;
  const [name = [], ...others] = [texts.name, texts.maker, texts.topic, texts.body].map(wordsOf);
  const { lastInsertRowid } = prepared(
    database,
    'INSERT INTO product_search_row (product_id, language_id, name_words) VALUES (?, ?, ?)',
  ).run(id, language.id, name.length);
  prepared(
    database,
    'INSERT INTO product_search (rowid, number, name, maker, topic, body) VALUES (?, ?, ?, ?, ?, ?)',
  ).run(
    lastInsertRowid,
    numberTokens(numbers, language),
    ...[name, ...others].map((words) => tokensOf(words, language)),
  );
  const words = new Set([name, ...others].flat());
  prepared(
    database,
    'INSERT OR IGNORE INTO product_search_word (language_id, word) SELECT ?, value FROM json_each(?)',
  ).run(language.id, JSON.stringify([...words]));
}
