import { accountArea } from '../account/account-area.ts';
import type { SchemaSteps } from '../base/database/inspect-database.ts';
import type { StoreApiVersion } from '../base/store-api-version.ts';
import { cartArea } from '../cart/cart-area.ts';
import { catalogueArea } from '../catalogue/catalogue-area.ts';
import { checkoutArea } from '../checkout/checkout-area.ts';
import { contextArea } from '../context/context-area.ts';
import type { ShopApp, ShopArea } from '../context/shop-area.ts';
import type { EntityDefinition } from '../entities/definition.ts';
import { entityMap } from '../entities/entity-map.ts';
import type { Shop } from '../entities/shop.ts';
import { ordersArea } from '../orders/orders-area.ts';
import { paymentArea } from '../payment/payment-area.ts';
import { postArea } from '../post/post-area.ts';
import { healthTables } from '../storage/health-check.ts';
import { storageTables } from '../storage/records/storage-tables.ts';
import { storeApiArea } from '../store-api/store-api-area.ts';
import { inVersion } from '../store-api/version-67/in-version.ts';

/**
 * Every area, upper floors first: what stands first answers first (`/product/purchase-limit` is no product), and is
 * forgotten before what it hangs on.
 */
export const shopAreas: readonly ShopArea[] = [
  storeApiArea,
  checkoutArea,
  paymentArea,
  ordersArea,
  cartArea,
  accountArea,
  catalogueArea,
  contextArea,
  postArea,
];

/** Everything the shop keeps as entities. */
export const everyEntity: readonly EntityDefinition[] = shopAreas.flatMap(({ entities }) => entities);

/** What a database of this version of the shop may have gone through; the file store keeps its own tables. */
export const schemaSteps: SchemaSteps = new Map(
  [...shopAreas.map(({ migrations }) => migrations), { health: healthTables, storage: storageTables }]
    .flatMap((migrations) => Object.entries(migrations))
    .map(([name, steps]) => [name, steps.length]),
);

/** What a shop of a version has by its areas: the entities as that version shows them, and what is derived from them. */
export function partsOfAreas(version: StoreApiVersion): Pick<Shop, 'entities' | 'derived'> {
  return {
    entities: entityMap(everyEntity.map((definition) => inVersion(version, definition))),
    derived: shopAreas.flatMap(({ derived }) => derived ?? []),
  };
}

/** Registers the calls of every area. */
export function registerAreas(app: ShopApp, shop: Shop): void {
  for (const area of shopAreas) area.register(app, shop);
}
