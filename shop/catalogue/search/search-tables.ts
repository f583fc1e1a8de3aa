/** Columns of the full-text index, from what counts most to what counts least. */
export const searchFields = ['number', 'name', 'maker', 'topic', 'body'] as const;
export type SearchField = (typeof searchFields)[number];

/**
 * The first step is the index of earlier versions. Now one row per product and language holds its words and their
 * stems, each led by the language's mark; the texts themselves are not kept. `product_search_word` is the vocabulary of a
 * language: it may hold words no product has any more.
 */
export const searchMigrations = [
  `CREATE VIRTUAL TABLE product_search USING fts5 (
     product_id UNINDEXED, language_id UNINDEXED, number, name, maker, body, prefix = '2 3 4', tokenize = 'unicode61'
   );
   CREATE TABLE product_search_row (product_id TEXT NOT NULL, language_id TEXT NOT NULL, row INTEGER NOT NULL,
     PRIMARY KEY (product_id, language_id)) WITHOUT ROWID;`,
  `DROP TABLE product_search;
   DROP TABLE product_search_row;
   CREATE VIRTUAL TABLE product_search USING fts5 (number, name, maker, topic, body, content = '',
     contentless_delete = 1, detail = column, tokenize = "unicode61 remove_diacritics 0 tokenchars '_'");
   CREATE TABLE product_search_row (row INTEGER PRIMARY KEY, product_id TEXT NOT NULL, language_id TEXT NOT NULL,
     name_words INTEGER NOT NULL);
   CREATE UNIQUE INDEX product_search_row_product ON product_search_row (product_id, language_id);
   CREATE TABLE product_search_language (mark INTEGER PRIMARY KEY, language_id TEXT NOT NULL UNIQUE);
   CREATE TABLE product_search_word (language_id TEXT NOT NULL, word TEXT NOT NULL,
     PRIMARY KEY (language_id, word)) WITHOUT ROWID;
   CREATE TABLE product_search_rules (version INTEGER NOT NULL);`,
] as const;
