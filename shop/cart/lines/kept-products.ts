import type { DatabaseSync } from 'node:sqlite';
import { catalogueVersion } from '../../base/database/catalogue-version.ts';
import { isWriting } from '../../base/database/in-transaction.ts';
import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';

interface Kept<Product> {
  readonly version: number;
  readonly byAudience: Map<string, Map<string, Product>>;
  count: number;
}

/** A few kilobytes each; beyond so many all are read anew. */
const most = 4000;

/** Who sees the same products by the same names. */
const audience = ({ salesChannelId, languageIds }: SalesChannelContext): string =>
  [salesChannelId, ...languageIds].join(' ');

/** Products as they were read, by id: known until anything is written to the catalogue, by any connection. */
export class KeptProducts<Product> {
  readonly #keptOf = new WeakMap<DatabaseSync, Kept<Product>>();

  known(database: DatabaseSync, context: SalesChannelContext): ReadonlyMap<string, Product> {
    const kept = this.#keptOf.get(database);
    const isGood = kept?.version === catalogueVersion(database);
    return (isGood ? kept.byAudience.get(audience(context)) : undefined) ?? new Map();
  }

  /**
   * Reads products and keeps them for the next cart; not inside a transaction that writes, for that may yet be undone,
   * nor when another connection wrote meanwhile.
   */
  keep(database: DatabaseSync, context: SalesChannelContext, read: () => ReadonlyMap<string, Product>): void {
    const version = catalogueVersion(database);
    const products = read();
    if (isWriting(database) || catalogueVersion(database) !== version) return;
    const before = this.#keptOf.get(database);
    const isGood = before?.version === version && before.count + products.size <= most;
    const kept = isGood ? before : { version, byAudience: new Map<string, Map<string, Product>>(), count: 0 };
    this.#keptOf.set(database, kept);
    const own = kept.byAudience.get(audience(context)) ?? new Map<string, Product>();
    kept.byAudience.set(audience(context), own);
    for (const [id, product] of products) own.set(id, product);
    kept.count += products.size;
  }
}
