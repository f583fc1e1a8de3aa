import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { catalogueVersion } from '../../base/database/catalogue-version.ts';
import { isWriting } from '../../base/database/in-transaction.ts';
import { prepared } from '../../base/database/prepared.ts';
import { parseJson } from '../../base/json.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** What a search needs of a language besides the index, kept until the index changes. */
export interface SearchMemory {
  /** Products in the order that decides between equal hits: shorter names first. A product's place here is its rank. */
  readonly ids: readonly string[];
  /** Rank by row of the index; -1 for rows of other languages. */
  readonly rankOf: Int32Array;
  readonly vocabulary: Vocabulary;
}

interface Kept {
  readonly version: number;
  readonly byLanguage: Map<string, SearchMemory>;
}

const memories = new WeakMap<DatabaseSync, Kept>();

const listsSchema = z.object({ rows: z.string(), ids: z.string() });
const rowsSchema = z.array(z.number());
const idsSchema = z.string();

/** Forgets what was kept of a database's index; whoever writes the index calls it in the same breath. */
export function dropSearchMemory(database: DatabaseSync): void {
  memories.delete(database);
}

/**
 * Words and ranks of a language; read anew after anything was written to the catalogue, by any connection. Inside a
 * transaction that writes nothing is kept, for it may yet be undone.
 */
export function searchMemory(database: DatabaseSync, languageId: string): SearchMemory {
  const kept = keptMemories(database);
  const known = kept.get(languageId);
  if (known !== undefined) return known;
  const memory = { ...loadRanks(database, languageId), vocabulary: loadVocabulary(database, languageId) };
  if (!isWriting(database)) kept.set(languageId, memory);
  return memory;
}

/** The rows as two texts: reading thousands of rows one by one takes five times as long. */
function loadRanks(database: DatabaseSync, languageId: string): Pick<SearchMemory, 'ids' | 'rankOf'> {
  const lists = prepared(
    database,
    `SELECT json_group_array(row) AS rows, COALESCE(group_concat(product_id, ' '), '') AS ids FROM (
       SELECT row, product_id FROM product_search_row WHERE language_id = ? ORDER BY name_words, product_id)`,
  ).get(languageId);
  const parsed = listsSchema.parse(lists);
  const rows = rowsSchema.parse(parseJson(parsed.rows));
  const rankOf = new Int32Array(rows.reduce((most, row) => Math.max(most, row), 0) + 1).fill(-1);
  for (const [rank, row] of rows.entries()) rankOf[row] = rank;
  return { ids: parsed.ids === '' ? [] : parsed.ids.split(' '), rankOf };
}

function loadVocabulary(database: DatabaseSync, languageId: string): Vocabulary {
  const row = prepared(
    database,
    "SELECT COALESCE(group_concat(word, ' '), '') AS words FROM product_search_word WHERE language_id = ?",
  ).get(languageId);
  return createVocabulary(idsSchema.parse(row?.['words']).split(' '));
}

function keptMemories(database: DatabaseSync): Map<string, SearchMemory> {
  const version = catalogueVersion(database);
  const kept = memories.get(database);
  if (kept?.version === version) return kept.byLanguage;
  const byLanguage = new Map<string, SearchMemory>();
  memories.set(database, { version, byLanguage });
  return byLanguage;
}
