import type { Criteria } from '../criteria/criteria.ts';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from '../../base/json.ts';
import type { Shop } from '../shop.ts';
import type { EntityDefinition } from '../definition.ts';
import { definitionOf } from '../entity-lookup.ts';
import { resolveFieldPath } from '../sql/field-path.ts';

/** Names of the wanted fields, each with the wanted ones below it; a field with none below is wanted whole. */
type FieldTree = ReadonlyMap<string, FieldTree>;

/**
 * Partial loading: only the named fields are output, and the associations their paths lead through are loaded
 * (Store API sheet, criteria, `fields`).
 *
 * @throws {ShopError} 400 for unknown fields.
 */
export function partialLoading(shop: Shop, definition: EntityDefinition, fields: readonly string[]): PartialLoading {
  const paths = fields.map((field) => {
    resolveFieldPath(shop, definition, field);
    const parts = field.split('.');
    return parts[0] === definition.name && parts.length > 1 ? parts.slice(1) : parts;
  });
  const tree = treeOf(paths);
  return {
    associations: associationsOf(shop, definition, tree),
    trim: (entities) => entities.map((entity) => partial(entity, tree)),
  };
}

function treeOf(paths: readonly (readonly string[])[]): FieldTree {
  const byHead = Map.groupBy(
    paths.filter((path) => path.length > 0),
    ([head = '']) => head,
  );
  return new Map([...byHead].map(([head, own]) => [head, treeOf(own.map((path) => path.slice(1)))]));
}

/** What every entity keeps, however few fields are asked for. */
const kept: ReadonlySet<string> = new Set(['id', 'apiAlias', 'extensions']);

function associationsOf(shop: Shop, definition: EntityDefinition, tree: FieldTree): Record<string, Criteria> {
  const associations: [string, Criteria][] = [];
  for (const [name, below] of tree) {
    const association = Object.hasOwn(definition.associations, name) ? definition.associations[name] : undefined;
    if (association === undefined) continue;
    const nested = associationsOf(shop, definitionOf(shop, association.entity), below);
    associations.push([name, { associations: nested }]);
  }
  return Object.fromEntries(associations);
}

function trimmed(value: JsonValue, tree: FieldTree): JsonValue {
  if (tree.size === 0) return value;
  if (isJsonList(value)) return value.map((item) => trimmed(item, tree));
  return isJsonObject(value) ? partial(value, tree) : value;
}

export interface PartialLoading {
  readonly associations: Readonly<Record<string, Criteria>>;
  trim(entities: readonly JsonObject[]): JsonObject[];
}

function partial(entity: JsonObject, tree: FieldTree): JsonObject {
  const result: JsonObject = {};
  for (const [name, value] of Object.entries(entity)) {
    const below = tree.get(name);
    if (below !== undefined) result[name] = trimmed(value, below);
    else if (kept.has(name)) result[name] = value;
    else if (name === 'translated' && isJsonObject(value)) {
      result[name] = Object.fromEntries(Object.entries(value).filter(([field]) => tree.has(field)));
    }
  }
  return result;
}
