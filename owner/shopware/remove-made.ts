import * as z from 'zod/mini';
import type { AdminApi } from './admin/admin-api.ts';
import { AdminRefused, usersOf } from './admin/admin-refusal.ts';
import { baseRecords, type BaseRecord } from './records/base-records.ts';
import { allExtras, extraRecords } from './records/extra-records.ts';
import { findMade, type FoundProduct } from './records/found-product.ts';
import { readShopFacts } from './records/shop-facts.ts';

/** What the set-up made and is still there. */
export interface RemovalPlan {
  readonly products: readonly FoundProduct[];
  /** In the order in which they can go. */
  readonly base: readonly BaseRecord[];
  /** One line for each removal, and for what is left alone. */
  readonly lines: readonly string[];
}

export async function planRemoval(api: AdminApi, accessKey: string): Promise<RemovalPlan> {
  const facts = await readShopFacts(api, accessKey);
  const products = await findMade(api);
  // Whatever the footer begins with by now: the category that the set-up may have made for it is looked for as well.
  const extras = extraRecords(new Set(allExtras), { ...facts, footerCategoryId: undefined });
  const all = [...baseRecords([...facts.taxIds.keys()], facts), ...extras];
  const there = (await Promise.all(all.map((each) => lookAt(api, each)))).flat().toReversed();
  const kept = await keptByOwner(api, there);
  const base = there.filter(({ record }) => !kept.has(record.id));
  return {
    products,
    base,
    lines: [
      ...products.map(({ productNumber }) => `- ${productNumber}; orders that have it keep it`),
      ...base.map((each) => `- ${nameOf(each)}`),
      ...there.flatMap((each) => {
        const reason = kept.get(each.record.id);
        return reason === undefined ? [] : [`! ${nameOf(each)} stays: ${reason}`];
      }),
    ],
  };
}

/** What the words of a record begin with, names in quotes whole; what is to be done with it belongs to the set-up. */
const nameOf = ({ words }: BaseRecord): string => /^(?:“[^”]*”|[^,:“])*/.exec(words)?.[0] ?? words;

interface FoundRecord extends BaseRecord {
  readonly isOn: boolean;
}

const foundSchema = z.object({ id: z.string(), active: z.nullish(z.boolean()) });

async function lookAt(api: AdminApi, each: BaseRecord): Promise<readonly FoundRecord[]> {
  const found = z.array(foundSchema).parse(await api.search(addressOf(each.entity), { ids: [each.record.id] }));
  const [record] = found;
  return record === undefined ? [] : [{ ...each, isOn: record.active === true }];
}

const addressOf = (entity: string): string => entity.replaceAll('_', '-');

/** What the set-up made switched off and the owner switched on is the owner's; so are categories of theirs below one of ours. */
async function keptByOwner(api: AdminApi, there: readonly FoundRecord[]): Promise<ReadonlyMap<string, string>> {
  const made = new Set(there.map(({ record }) => record.id));
  const kept = new Map<string, string>();
  for (const { entity, record, isOn } of there) {
    if (isOn && record['active'] === false) kept.set(record.id, 'you switched it on; switch it off first');
    if (entity !== 'category') continue;
    const filter = [{ type: 'equals', field: 'parentId', value: record.id }];
    const below = z.array(foundSchema).parse(await api.search('category', { filter }));
    if (below.some(({ id }) => !made.has(id) || kept.has(id)))
      kept.set(record.id, kept.get(record.id) ?? 'there are pages of yours below it');
  }
  return kept;
}

/**
 * Deletes products first, then what they needed.
 *
 * @returns a line for each record the shop does not let go, because orders or something of the owner's refer to it
 */
export async function removeMade(api: AdminApi, { products, base }: RemovalPlan): Promise<readonly string[]> {
  await api.remove(
    'product',
    products.map(({ id }) => id),
  );
  const kept: string[] = [];
  for (const each of base) {
    const reason = await refusalOfRemoval(api, each);
    if (reason !== undefined) kept.push(`! ${nameOf(each)} stays: ${reason}`);
  }
  return kept;
}

/** The reason why a record cannot go; undefined when it went. */
async function refusalOfRemoval(api: AdminApi, { entity, record }: BaseRecord): Promise<string | undefined> {
  try {
    await api.remove(entity, [record.id]);
    return undefined;
  } catch (error) {
    // Every other refusal ends the command: credentials, rights, a shop that is away.
    const users = error instanceof AdminRefused ? error.faults.flatMap((fault) => usersOf(fault) ?? []) : [];
    if (users.length === 0) throw error;
    return `it is in use by: ${users.join(', ')}`;
  }
}
