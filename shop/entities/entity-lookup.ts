import type { Shop } from './shop.ts';
import type { Association, EntityDefinition } from './definition.ts';

/** @throws {RangeError} when there is no entity of that name. */
export function definitionOf(shop: Shop, entity: string): EntityDefinition {
  const definition = shop.entities.get(entity);
  if (definition === undefined) throw new RangeError(`There is no entity ${entity}`);
  return definition;
}

/** Fields every entity has without naming them. */
export const commonFields = {
  id: { kind: 'id' },
  createdAt: { kind: 'date' },
  updatedAt: { kind: 'date' },
} as const;

/** Field of this entity whose value the association compares. */
export function localFieldOf(association: Association): string {
  return association.localField ?? 'id';
}
