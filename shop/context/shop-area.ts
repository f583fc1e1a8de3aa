import type { DatabaseSync } from 'node:sqlite';
import type { Hono } from 'hono';
import type { EntityDefinition } from '../entities/definition.ts';
import type { DerivedData, Shop } from '../entities/shop.ts';
import type { StoreApi } from './store-api.ts';

/** One area of the shop: what it keeps, and what it answers. */
export interface ShopArea {
  readonly name: string;
  readonly entities: readonly EntityDefinition[];
  /** Tables that are no entities: their steps (see `migrate`), by the name the database remembers them under. */
  readonly migrations: Readonly<Record<string, readonly string[]>>;
  /** What it works out from entities, whoever writes them. */
  readonly derived?: DerivedData;
  /** What it forgets when nobody needs it any more. */
  readonly forgets?: readonly Forgetting[];
  /** Adds triggers; at every start, when the tables are there and before anything is written. */
  readonly watch?: (database: DatabaseSync) => void;
  /** Adds what the area cannot be without; at every start, after the base data. */
  readonly ensure?: (shop: Shop) => void;
  readonly register: (app: ShopApp, shop: Shop) => void;
}

/** Where an area registers its calls: in the Store API, or as pages of the shop itself. */
export interface ShopApp {
  readonly api: StoreApi;
  readonly pages: Hono;
}

/** Forgets at most so many of something, a slice of a few milliseconds, and returns how many. */
export interface Forgetting {
  readonly most: number;
  readonly forget: (shop: Shop, most: number) => number;
}
