import * as z from 'zod/mini';
import { DataRefused } from '#shop/base/database/data-refused.ts';
import type { BaseRecord, MadeRecord } from './base-records.ts';
import { extraShapes } from './extra-shapes.ts';
import type { ShopFacts } from './shop-facts.ts';
import { withIds, type ShopNames } from './shop-names.ts';

/** A record as a file keeps it: with names in place of what every shop has under another id. */
export interface KeptRecord {
  readonly entity: string;
  readonly record: MadeRecord;
}

const recordSchema = z.looseObject({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });
const entities = Object.keys(extraShapes);
const fileSchema = z.object({
  kind: z.literal('notenfalz shipping and content'),
  version: z.literal(1),
  records: z.array(
    z.object({ entity: z.string().check(z.refine((entity) => entities.includes(entity))), record: recordSchema }),
  ),
});

export const writeKeptRecords = (records: readonly KeptRecord[]): string =>
  `${JSON.stringify({ kind: 'notenfalz shipping and content', version: 1, records }, undefined, 2)}\n`;

/**
 * @param file its name, for messages
 * @throws {DataRefused} when it is not what `writeKeptRecords` has written
 */
export function readKeptRecords(text: string, file: string): readonly KeptRecord[] {
  const read = fileSchema.safeParse(parsed(text));
  if (read.success) return read.data.records;
  throw new DataRefused(`${file} is not a file that shopware export --extras has written; name such a file.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Kept records as this shop takes them. @throws {DataRefused} when they need what the shop does not have */
export const recordsHere = (kept: readonly KeptRecord[], names: ShopNames, facts: ShopFacts): readonly BaseRecord[] =>
  kept.map(({ entity, record: { id, ...rest } }) => {
    const record: MadeRecord = { ...withIds(rest, names, facts), id };
    return { entity, record, words: wordsFor(entity, record, facts) };
  });

const kinds: Readonly<Record<string, string>> = {
  delivery_time: 'delivery time',
  rule: 'rule',
  shipping_method: 'shipping method',
  cms_page: 'layout',
  category: 'page',
};

function wordsFor(entity: string, record: MadeRecord, { systemLanguageId }: ShopFacts): string {
  const { name = record['name'] } = Object(Object(record['translations'])[systemLanguageId]);
  const isOn = record['active'];
  const state = isOn === true ? ', switched on' : isOn === false ? ', switched off' : '';
  return `${kinds[entity] ?? entity} “${String(name)}”${state}, as the file has it`;
}
