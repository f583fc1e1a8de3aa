import type { EntityDefinition } from './definition.ts';

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
