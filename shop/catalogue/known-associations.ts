import type { Criteria } from '../entities/criteria/criteria.ts';
import { definitionOf } from '../entities/entity-lookup.ts';
import type { Shop } from '../entities/shop.ts';

/** The associations an entity has, on every level; pages of categories and landing pages take no notice of others. */
export function knownAssociations(
  shop: Shop,
  entity: string,
  asked: Criteria['associations'] = {},
): Readonly<Record<string, Criteria>> {
  const { associations } = definitionOf(shop, entity);
  return Object.fromEntries(
    Object.entries(asked).flatMap(([name, criteria]) => {
      const association = Object.hasOwn(associations, name) ? associations[name] : undefined;
      if (association === undefined) return [];
      const inside = knownAssociations(shop, association.entity, criteria.associations);
      return [[name, { ...criteria, associations: inside }] as const];
    }),
  );
}
