import type { DatabaseSync } from 'node:sqlite';
import type { EntityDefinition } from './definition.ts';
import type { RandomBytes } from '../base/random-id.ts';
import type { ShopConfig } from '../base/shop-config.ts';
import type { StoredUploads } from '../base/stored-uploads.ts';
import type { StoreApiVersion } from '../base/store-api-version.ts';

/** Ids of what was written, by the name of the entity. */
export type WrittenIds = ReadonlyMap<string, ReadonlySet<string>>;

/** What is worked out from stored entities and kept beside them: paths, SEO URLs, lowest prices, the search index. */
export interface DerivedData {
  /** Brings it up to date after entities were written; part of the writer's transaction. */
  renew(shop: Shop, written: WrittenIds): void;
  /** Asked before entities go; brings it up to date once they are gone. */
  beforeRemoval(shop: Shop, entity: string, ids: readonly string[]): () => void;
}

/** Everything a part of the shop works with; passed as first argument, never imported as a global. */
export interface Shop {
  readonly database: DatabaseSync;
  /** A reader beside the shop itself: tables are there, and nothing can be written. */
  readonly readsOnly?: boolean;
  /** The database lives in memory: what lies beside it need not outlive the process either. */
  readonly inMemory?: boolean;
  /** Data folder: `media/` holds public files, `private/` downloads and documents, `outbox/` mails. */
  readonly folder: string;
  /** Public origin of the shop, no trailing slash; media URLs and the test payment page start with it. */
  readonly baseUrl: string;
  readonly clock: () => Date;
  readonly random: RandomBytes;
  readonly config: ShopConfig;
  /** Which Store API clients meet: names, fields and calls differ, data does not. */
  readonly version: StoreApiVersion;
  /** The files orders name; null when they lie in a storage of somebody else's. */
  readonly uploads: StoredUploads | null;
  /** Every entity the data abstraction knows, by name (`product`, `order_line_item`, …). */
  readonly entities: ReadonlyMap<string, EntityDefinition>;
  readonly derived: readonly DerivedData[];
}
