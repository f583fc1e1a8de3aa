import type { Criteria } from '../criteria/criteria.ts';
import type { SalesChannelContext } from '../context/sales-channel-context.ts';
import { shopError } from '../http/shop-error.ts';
import type { JsonObject } from '../json.ts';
import type { Shop } from '../shop.ts';
import type { Association, EntityDefinition, ManyToMany, ManyToOne, OneToMany } from './definition.ts';
import { definitionOf, localFieldOf } from './entity-lookup.ts';
import { hydrate } from './hydrate.ts';
import { loadRows } from './load-rows.ts';
import { ownedByField, ownedByMapping, type Ownership, selectIds, selectOwnedIds } from './select-ids.ts';
import { columnOf } from './sql-names.ts';
import type { Compilation } from './sql-query.ts';

type Loading = {
  readonly shop: Shop;
  readonly definition: EntityDefinition;
  readonly entities: ReadonlyMap<string, JsonObject>;
  readonly context: SalesChannelContext;
};

/** Value of an association's local field per entity; hidden owners come from the row. */
function localValues(loading: Loading, field: string): Map<string, string> {
  const { shop, definition, entities } = loading;
  const isHidden = definition.fields[field]?.visibility !== undefined;
  const rows = isHidden ? loadRows(shop.database, definition, entities.keys()) : undefined;
  const values = new Map<string, string>();
  for (const [id, entity] of entities) {
    if (field === 'id') values.set(id, id);
    const value = rows === undefined ? entity[field] : rows.get(id)?.[columnOf(field)];
    if (typeof value === 'string') values.set(id, value);
  }
  return values;
}

function restricted(criteria: Criteria): boolean {
  return (criteria.filters ?? []).length > 0;
}

function loadToOne(loading: Loading, name: string, association: ManyToOne, criteria: Criteria): void {
  const { shop, context } = loading;
  const target = definitionOf(shop, association.entity);
  const localIds = localValues(loading, association.localField);
  let ids = [...new Set(localIds.values())];
  if (restricted(criteria)) {
    const compilation: Compilation = { shop, languageIds: context.languageIds, nextAlias: 0 };
    ids = selectIds(compilation, target, { filters: criteria.filters ?? [], ids });
  }
  const byId = loadEntityMap(shop, target, ids, criteria.associations ?? {}, context);
  for (const [id, entity] of loading.entities) entity[name] = byId.get(localIds.get(id) ?? '') ?? null;
}

function ownershipOf(compilation: Compilation, association: OneToMany | ManyToMany): Ownership {
  if (association.kind === 'oneToMany') return ownedByField(association.foreignField);
  const { table, localColumn, foreignColumn } = association;
  return ownedByMapping(compilation, table, localColumn, foreignColumn);
}

function loadToMany(loading: Loading, name: string, association: OneToMany | ManyToMany, criteria: Criteria): void {
  const { shop, context } = loading;
  const target = definitionOf(shop, association.entity);
  const compilation: Compilation = { shop, languageIds: context.languageIds, nextAlias: 0 };
  const owners = localValues(loading, localFieldOf(association));
  const sortings =
    criteria.sortings ?? (association.sort === undefined ? [] : [{ field: association.sort, order: 'ASC' as const }]);
  const filters = [...(criteria.filters ?? []), ...(association.narrowedBy?.(context) ?? [])];
  const ownership = ownershipOf(compilation, association);
  const wanted = { ...criteria, sortings, filters };
  const rows = selectOwnedIds(compilation, target, wanted, ownership, [...new Set(owners.values())]);
  const ids = [...new Set(rows.map((row) => row.id))];
  const byId = loadEntityMap(shop, target, ids, criteria.associations ?? {}, context);
  const lists = new Map<string, JsonObject[]>();
  for (const { id, owner } of rows) {
    const entity = byId.get(id);
    if (entity !== undefined) lists.set(owner, [...(lists.get(owner) ?? []), entity]);
  }
  const single = association.kind === 'oneToMany' && association.single === true;
  for (const [id, entity] of loading.entities) {
    const list = lists.get(owners.get(id) ?? '') ?? [];
    entity[name] = single ? (list[0] ?? null) : list;
  }
}

function associationOf(definition: EntityDefinition, name: string): Association {
  const association = Object.hasOwn(definition.associations, name) ? definition.associations[name] : undefined;
  if (association !== undefined) return association;
  throw shopError({
    status: 500,
    code: 'FRAMEWORK__ASSOCIATION_NOT_FOUND',
    detail: `Can not find association by name ${name}`,
    parameters: { association: name },
  });
}

type EntityMap = ReadonlyMap<string, JsonObject>;

function loadEntityMap(
  shop: Shop,
  definition: EntityDefinition,
  ids: readonly string[],
  associations: Readonly<Record<string, Criteria>>,
  context: SalesChannelContext,
): EntityMap {
  const entities = hydrate(shop, definition, ids, context);
  const wanted = new Map<string, Criteria>((definition.alwaysLoaded ?? []).map((name) => [name, {}]));
  for (const [name, criteria] of Object.entries(associations)) wanted.set(name, criteria);
  const loading: Loading = { shop, definition, entities, context };
  for (const [name, criteria] of wanted) {
    const association = associationOf(definition, name);
    if (association.visibility === 'hidden' || entities.size === 0) continue;
    if (association.kind === 'manyToOne') loadToOne(loading, name, association, criteria);
    else loadToMany(loading, name, association, criteria);
  }
  definition.complete?.(shop, [...entities.values()], context);
  if (definition.withoutId === true) for (const entity of entities.values()) delete entity['id'];
  return entities;
}

/**
 * Entities of the given ids, in that order, with the wanted associations and their calculated fields.
 * Ids without an entity are left out.
 *
 * @throws {ShopError} 500 for an unknown association, like the real shop.
 */
export function loadEntities(
  shop: Shop,
  definition: EntityDefinition,
  ids: readonly string[],
  associations: Readonly<Record<string, Criteria>>,
  context: SalesChannelContext,
): JsonObject[] {
  const entities = loadEntityMap(shop, definition, ids, associations, context);
  const ordered: JsonObject[] = [];
  for (const id of ids) {
    const entity = entities.get(id);
    if (entity !== undefined) ordered.push(entity);
  }
  return ordered;
}
