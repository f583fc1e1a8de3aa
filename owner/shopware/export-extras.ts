import * as z from 'zod/mini';
import { isJsonObject } from '#shop/base/json.ts';
import type { AdminApi } from './admin/admin-api.ts';
import type { MadeRecord } from './records/base-records.ts';
import { allExtras, extraRecords } from './records/extra-records.ts';
import { extraShapes } from './records/extra-shapes.ts';
import type { KeptRecord } from './records/kept-records.ts';
import { associationsOf, writableRecord, type RecordShape } from './records/record-shape.ts';
import { conditionTree } from './records/rule-record.ts';
import { readShopFacts } from './records/shop-facts.ts';
import { named, readShopNames } from './records/shop-names.ts';

/**
 * Shipping methods, rules and pages that the set-up made, as their owner has made them since, in the order in which they can
 * be made again. Rules, layouts and delivery times of the owner's that they use come along; pictures are named by their ids.
 */
export async function exportExtras(api: AdminApi, accessKey: string): Promise<readonly KeptRecord[]> {
  const facts = await readShopFacts(api, accessKey);
  const made = extraRecords(new Set(allExtras), { ...facts, footerCategoryId: undefined });
  const records = await readWithNeeded(
    api,
    made.map(({ entity, record }) => [entity, record] as const),
    facts.salesChannelId,
  );
  const names = await readShopNames(api, facts);
  // What comes along keeps its id.
  const others = new Map([...names].filter(([id]) => !records.has(id)));
  return [...records].map(([id, { entity, record }]) => ({ entity, record: { ...named(record, others), id } }));
}

/** What a record can be made only after. */
const references: Readonly<Record<string, string>> = {
  deliveryTimeId: 'delivery_time',
  availabilityRuleId: 'rule',
  ruleId: 'rule',
  calculationRuleId: 'rule',
  cmsPageId: 'cms_page',
  parentId: 'category',
  afterCategoryId: 'category',
};

type Made = readonly (readonly [entity: string, record: MadeRecord])[];

/** Those of the records that are there still, each behind what it refers to, by id. */
async function readWithNeeded(api: AdminApi, made: Made, channelId: string): Promise<ReadonlyMap<string, KeptRecord>> {
  const own = new Map(made.map(([, record]) => [record.id, record]));
  const begun = new Set<string>();
  const read = new Map<string, KeptRecord>();
  const readOne = async (entity: string, id: string): Promise<void> => {
    // Categories of the owner's are theirs, above and beside the pages.
    if (begun.has(id) || (entity === 'category' && !own.has(id))) return;
    begun.add(id);
    const found = await findRecord(api, entity, id);
    if (found === undefined) return;
    for (const [other, otherId] of referencesOf(found)) await readOne(other, otherId);
    read.set(id, { entity, record: asMade(found, own, channelId) });
  };
  for (const [entity, { id }] of made) await readOne(entity, id);
  return read;
}

const recordSchema = z.looseObject({ id: z.string() });

async function findRecord(api: AdminApi, entity: string, id: string): Promise<MadeRecord | undefined> {
  const shape: RecordShape = extraShapes[entity] ?? { fields: ['id'] };
  const criteria = { ids: [id], associations: associationsOf(shape) };
  const [found] = z.array(recordSchema).parse(await api.search(entity.replaceAll('_', '-'), criteria));
  if (found === undefined) return undefined;
  const record = writableRecord(found, shape);
  return entity === 'rule' ? { ...record, conditions: conditionTree(record['conditions']) } : record;
}

/** Entity and id of what a record and its prices refer to. */
function referencesOf(record: MadeRecord): readonly (readonly [entity: string, id: string])[] {
  const rows: unknown = record['prices'];
  const all = [record, ...(Array.isArray(rows) ? rows.filter(isJsonObject) : [])];
  return all.flatMap((each) =>
    Object.entries(each).flatMap(([field, id]) => {
      const entity = references[field];
      return entity === undefined || typeof id !== 'string' ? [] : [[entity, id] as const];
    }),
  );
}

/** Marked as it was made; of sales channels, and of pages it stands behind, only those that are there where it is made again. */
function asMade(found: MadeRecord, own: ReadonlyMap<string, MadeRecord>, channelId: string): MadeRecord {
  const { salesChannels, afterCategoryId, ...record } = found;
  const customFields = own.get(found.id)?.['customFields'];
  return {
    ...record,
    ...(Array.isArray(salesChannels) && {
      salesChannels: salesChannels.filter((each) => isJsonObject(each) && each['id'] === channelId),
    }),
    ...(typeof afterCategoryId === 'string' && own.has(afterCategoryId) && { afterCategoryId }),
    ...(customFields !== undefined && { customFields }),
  };
}
