import type { Criteria } from '../criteria/criteria.ts';
import type { SalesChannelContext } from '../sales-channel-context.ts';
import { shopError } from '../../http/shop-error.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Shop } from '../shop.ts';
import type { Association, EntityDefinition, ManyToMany, ManyToOne, OneToMany } from '../definition.ts';
import { definitionOf, localFieldOf } from '../entity-lookup.ts';
import { hydrate } from './hydrate.ts';
import { refuseHugeAnswer } from './refuse-huge-answer.ts';
import { loadRows } from './load-rows.ts';
import { ownedByField, ownedByMapping, type Ownership, selectIds, selectOwnedIds } from '../sql/select-ids.ts';
import { columnOf } from '../sql/sql-names.ts';
import type { Compilation } from '../sql/sql-query.ts';

interface Loading {
  readonly shop: Shop;
  readonly definition: EntityDefinition;
  readonly entities: ReadonlyMap<string, JsonObject>;
  readonly context: SalesChannelContext;
}

/**
 * Entities of the given ids, in that order, with the wanted associations and their calculated fields.
 * Ids without an entity are left out.
 *
 * @throws {ShopError} 500 for an unknown association, like the real shop.
 */
export function loadEntities(shop: Shop, selection: Selection, context: SalesChannelContext): JsonObject[] {
  const entities = loadEntityMap(shop, selection, context);
  const ordered: JsonObject[] = [];
  for (const id of selection.ids) {
    const entity = entities.get(id);
    if (entity !== undefined) ordered.push(entity);
  }
  return ordered;
}

/** Value of an association's local field per entity; hidden owners come from the row. */
function localValues(loading: Loading, field: string): Map<string, string> {
  const { shop, definition, entities } = loading;
  const isHidden = definition.fields[field]?.visibility !== undefined;
  const column = columnOf(field);
  const rows = isHidden ? loadRows(shop.database, definition, entities.keys(), ['id', column]) : undefined;
  const values = new Map<string, string>();
  for (const [id, entity] of entities) {
    if (field === 'id') values.set(id, id);
    const value = rows === undefined ? entity[field] : rows.get(id)?.[column];
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
  const byId = loadEntityMap(shop, { definition: target, ids, associations: criteria.associations }, context);
  for (const [id, entity] of loading.entities) entity[name] = byId.get(localIds.get(id) ?? '') ?? null;
}

function ownershipOf(compilation: Compilation, association: OneToMany | ManyToMany): Ownership {
  if (association.kind === 'oneToMany') return ownedByField(association.foreignField);
  const { table, localColumn, foreignColumn } = association;
  return ownedByMapping(compilation, table, localColumn, foreignColumn);
}

function listsByOwner(
  rows: readonly { id: string; owner: string }[],
  entities: ReadonlyMap<string, JsonObject>,
): ReadonlyMap<string, readonly JsonObject[]> {
  const lists = new Map<string, JsonObject[]>();
  for (const { id, owner } of rows) {
    const entity = entities.get(id);
    if (entity === undefined) continue;
    const list = lists.get(owner) ?? [];
    list.push(entity);
    lists.set(owner, list);
  }
  return lists;
}

/** Criteria of a to-many association: its own order unless another is asked for, and what the context lets through. */
function toManyCriteria(
  association: OneToMany | ManyToMany,
  criteria: Criteria,
  context: SalesChannelContext,
): Criteria {
  const ownOrder = association.sort === undefined ? [] : [{ field: association.sort, order: 'ASC' as const }];
  const narrowing = association.narrowedBy?.(context) ?? [];
  return {
    ...criteria,
    sortings: criteria.sortings ?? ownOrder,
    filters: [...(criteria.filters ?? []), ...narrowing],
  };
}

function loadToMany(loading: Loading, name: string, association: OneToMany | ManyToMany, criteria: Criteria): void {
  const { shop, context } = loading;
  const target = definitionOf(shop, association.entity);
  const compilation: Compilation = { shop, languageIds: context.languageIds, nextAlias: 0 };
  const owners = localValues(loading, localFieldOf(association));
  const ownership = ownershipOf(compilation, association);
  const wanted = toManyCriteria(association, criteria, context);
  const rows = selectOwnedIds(compilation, target, wanted, { ...ownership, owners: new Set(owners.values()) });
  const ids = [...new Set(rows.map((row) => row.id))];
  const byId = loadEntityMap(shop, { definition: target, ids, associations: criteria.associations }, context);
  const lists = listsByOwner(rows, byId);
  const single = association.kind === 'oneToMany' && association.single === true;
  for (const [id, entity] of loading.entities) {
    const list = lists.get(owners.get(id) ?? '') ?? [];
    entity[name] = single ? (list[0] ?? null) : list;
  }
}

type EntityMap = ReadonlyMap<string, JsonObject>;

/** Which entities to load, and what to load with them. */
export interface Selection {
  readonly definition: EntityDefinition;
  readonly ids: readonly string[];
  readonly associations?: Readonly<Record<string, Criteria>> | undefined;
  /** For code of the shop that knows what it needs: these fields alone, nothing calculated, nothing loaded unasked. */
  readonly fields?: ReadonlySet<string> | undefined;
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

function wantedAssociations({ definition, associations = {}, fields }: Selection): ReadonlyMap<string, Criteria> {
  const unasked = fields === undefined ? (definition.alwaysLoaded ?? []) : [];
  return new Map([...unasked.map((name): [string, Criteria] => [name, {}]), ...Object.entries(associations)]);
}

function loadEntityMap(shop: Shop, selection: Selection, context: SalesChannelContext): EntityMap {
  const { definition, fields } = selection;
  const entities = hydrate(shop, definition, selection, context);
  const wanted = wantedAssociations(selection);
  const loading: Loading = { shop, definition, entities, context };
  for (const [name, criteria] of wanted) {
    const association = associationOf(definition, name);
    if (association.visibility === 'hidden' || entities.size === 0) continue;
    if (association.kind === 'manyToOne') loadToOne(loading, name, association, criteria);
    else loadToMany(loading, name, association, criteria);
  }
  refuseHugeAnswer(entities.values(), wanted.keys());
  if (fields === undefined) definition.complete?.(shop, [...entities.values()], context);
  if (definition.withoutId === true) for (const entity of entities.values()) delete entity['id'];
  return entities;
}
