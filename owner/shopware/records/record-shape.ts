import { isJsonObject } from '#shop/base/json.ts';
import type { MadeRecord } from './base-records.ts';

/** Which fields of a record can be written again; everything else the shop gives beside them is its own. */
export interface RecordShape {
  readonly fields: readonly string[];
  /** Fields that have words in each language. */
  readonly texts?: readonly string[];
  /** Records that belong to it, asked for as associations. */
  readonly lists?: Readonly<Record<string, RecordShape>>;
  /** Lists within one of its own fields. */
  readonly parts?: Readonly<Record<string, RecordShape>>;
}

/** What has to be asked for besides the record itself. */
export function associationsOf({ texts, lists = {} }: RecordShape): object {
  const below = Object.entries(lists).map(([name, shape]) => [name, { associations: associationsOf(shape) }]);
  return { ...(texts && { translations: {} }), ...Object.fromEntries(below) };
}

/** A record as the shop gives it, as it can be written. */
export function writableRecord(found: MadeRecord, shape: RecordShape): MadeRecord {
  return { ...writable(found, shape), id: found.id };
}

type Fields = Readonly<Record<string, unknown>>;

function writable(found: Fields, { fields, texts, lists, parts }: RecordShape): Fields {
  const own = fields.filter((field) => found[field] !== undefined).map((field) => [field, found[field]]);
  const below = Object.entries({ ...lists, ...parts })
    .filter(([name]) => Array.isArray(found[name]))
    .map(([name, shape]) => [name, rowsOf(found[name]).map((row) => writable(row, shape))]);
  return {
    ...Object.fromEntries(own),
    ...(texts && { translations: wordsByLanguage(found['translations'], texts) }),
    ...Object.fromEntries(below),
  };
}

/** Words by language; what a language has no words of its own for falls back to the main one. */
function wordsByLanguage(translations: unknown, texts: readonly string[]): Fields {
  return Object.fromEntries(
    rowsOf(translations).map((row) => [
      String(row['languageId']),
      Object.fromEntries(texts.filter((text) => (row[text] ?? null) !== null).map((text) => [text, row[text]])),
    ]),
  );
}

const rowsOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isJsonObject) : []);
