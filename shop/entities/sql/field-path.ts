import { bounds } from '../criteria/criteria-size.ts';
import { shopError } from '../../http/shop-error.ts';
import type { Shop } from '../shop.ts';
import type { Association, EntityDefinition, Field } from '../definition.ts';
import { commonFields, definitionOf } from '../entity-lookup.ts';

/** `manufacturer.customFields.city` of a product: one step to the manufacturer, its field, a path inside the JSON. */
export interface FieldPath {
  readonly steps: readonly PathStep[];
  readonly definition: EntityDefinition;
  readonly fieldName: string;
  readonly field: Field;
  readonly jsonPath: readonly string[];
}

export interface PathStep {
  readonly from: EntityDefinition;
  readonly association: Association;
}

/**
 * Resolves a dotted field name of a criteria; the entity's own name in front is optional.
 *
 * @throws {ShopError} 400 for an unknown field or a path over more than 16 associations, 500 for one that is not for clients.
 */
export function resolveFieldPath(shop: Shop, root: EntityDefinition, path: string): FieldPath {
  const parts = path.split('.');
  if (parts[0] === root.name && parts.length > 1) parts.shift();
  const steps: PathStep[] = [];
  let definition = root;
  for (const [index, part] of parts.entries()) {
    const field = readableField(definition, part);
    if (field !== undefined) {
      const jsonPath = parts.slice(index + 1);
      if (jsonPath.length > 0 && field.kind !== 'json') break;
      return { steps, definition, fieldName: part, field, jsonPath };
    }
    const association = associationOf(definition, part);
    if (association === undefined) break;
    if (steps.length === bounds.depth) break;
    steps.push({ from: definition, association });
    definition = definitionOf(shop, association.entity);
  }
  // `categories` alone means its ids.
  if (steps.length === parts.length && parts.length > 0) {
    return { steps, definition, fieldName: 'id', field: commonFields.id, jsonPath: [] };
  }
  throw unmapped(path.startsWith(`${root.name}.`) ? path.slice(root.name.length + 1) : path, root.name);
}

function unmapped(field: string, entity: string) {
  return shopError({
    status: 400,
    code: 'FRAMEWORK__UNMAPPED_FIELD',
    detail: `Field "${field}" in entity "${entity}" was not found.`,
    parameters: { field, entity },
  });
}

function fieldOf(definition: EntityDefinition, name: string): Field | undefined {
  if (Object.hasOwn(commonFields, name)) return name === 'id' ? commonFields.id : commonFields.createdAt;
  return Object.hasOwn(definition.fields, name) ? definition.fields[name] : undefined;
}

function associationOf(definition: EntityDefinition, name: string): Association | undefined {
  return Object.hasOwn(definition.associations, name) ? definition.associations[name] : undefined;
}

function readableField(definition: EntityDefinition, name: string): Field | undefined {
  const field = fieldOf(definition, name);
  if (field?.visibility !== 'forbidden') return field;
  throw shopError({
    status: 500,
    code: 'FRAMEWORK__ACCESSOR_NOT_ALLOWED',
    detail: `It is not allowed to access the field ${definition.name}.${name}.`,
  });
}
