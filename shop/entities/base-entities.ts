import type { EntityDefinition } from './definition.ts';
import { categoryEntities } from '../catalogue/definitions/category-entities.ts';
import { checkoutMethodEntities } from '../context/definitions/checkout-method-entities.ts';
import { cmsEntities } from '../catalogue/definitions/cms-entities.ts';
import { languageEntities } from '../context/definitions/language-entities.ts';
import { mediaEntities } from '../catalogue/definitions/media-entities.ts';
import { productEntities } from '../catalogue/definitions/product-entities.ts';
import { productPartEntities } from '../catalogue/definitions/product-part-entities.ts';
import { propertyEntities } from '../catalogue/definitions/property-entities.ts';
import { salesChannelEntities } from '../context/definitions/sales-channel-entities.ts';
import { tradeEntities } from '../context/definitions/trade-entities.ts';

/** Entities of catalogue, content and context; the checkout adds its own. */
export const baseEntities: readonly EntityDefinition[] = [
  ...languageEntities,
  ...tradeEntities,
  ...salesChannelEntities,
  ...checkoutMethodEntities,
  ...mediaEntities,
  ...cmsEntities,
  ...categoryEntities,
  ...propertyEntities,
  ...productEntities,
  ...productPartEntities,
];

/**
 * Definitions by name.
 *
 * @throws {Error} when two definitions share a name or an association points nowhere.
 */
export function entityMap(definitions: readonly EntityDefinition[]): ReadonlyMap<string, EntityDefinition> {
  const byName = new Map<string, EntityDefinition>();
  for (const definition of definitions) {
    if (byName.has(definition.name)) throw new Error(`Two entities are called ${definition.name}`);
    byName.set(definition.name, definition);
  }
  for (const { name, associations } of definitions) {
    for (const [association, { entity }] of Object.entries(associations)) {
      if (!byName.has(entity)) throw new Error(`${name}.${association} points at the unknown entity ${entity}`);
    }
  }
  return byName;
}
