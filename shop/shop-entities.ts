import { checkoutEntities } from './checkout/checkout-entities.ts';
import { baseEntities, entityMap } from './entities/base-entities.ts';
import type { EntityDefinition } from './entities/definition.ts';
import { inVersion } from './store-api/version-67/in-version.ts';
import type { StoreApiVersion } from './base/store-api-version.ts';

/** Everything the shop keeps. */
export const everyEntity: readonly EntityDefinition[] = [...baseEntities, ...checkoutEntities];

/** The entities as a version of the Store API shows them, by name. */
export function shopEntities(version: StoreApiVersion): ReadonlyMap<string, EntityDefinition> {
  return entityMap(everyEntity.map((definition) => inVersion(version, definition)));
}
