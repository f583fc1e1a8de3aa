import type { AdminApi } from './admin/admin-api.ts';
import { baseRecords, missingRecords, type BaseRecord } from './records/base-records.ts';
import { findMade, type FoundProduct } from './records/found-product.ts';
import { readShopFacts } from './records/shop-facts.ts';

/** What the set-up made and is still there. */
export interface RemovalPlan {
  readonly products: readonly FoundProduct[];
  /** In the order in which they can go. */
  readonly base: readonly BaseRecord[];
  readonly lines: readonly string[];
}

export async function planRemoval(api: AdminApi, accessKey: string): Promise<RemovalPlan> {
  const facts = await readShopFacts(api, accessKey);
  const products = await findMade(api);
  const all = baseRecords([...facts.taxIds.keys()], facts);
  const missing = await missingRecords(api, all);
  const base = all.filter((each) => !missing.includes(each)).toReversed();
  return {
    products,
    base,
    lines: [
      ...products.map(({ productNumber }) => `- ${productNumber}; orders that have it keep it`),
      ...base.map(({ words }) => `- ${words}`),
    ],
  };
}

/** Deletes products first, then what they needed. */
export async function removeMade(api: AdminApi, { products, base }: RemovalPlan): Promise<void> {
  await api.remove(
    'product',
    products.map(({ id }) => id),
  );
  for (const { entity, record } of base) await api.remove(entity, [record.id]);
}
