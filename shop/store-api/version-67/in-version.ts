import type { Association, EntityDefinition, Field } from '../../entities/definition.ts';
import { complete67 } from './complete-67.ts';
import type { StoreApiVersion } from '../../base/store-api-version.ts';

/** A definition as a version shows it; tables and columns are the same in all versions. */
export function inVersion(version: StoreApiVersion, definition: EntityDefinition): EntityDefinition {
  const fields = Object.entries(definition.fields).map(([name, field]) => [name, fieldIn(version, field)] as const);
  const associations = Object.entries(definition.associations).filter(([, item]) => isOffered(version, item));
  const later = version === '6.7' ? complete67[definition.name] : undefined;
  return {
    ...definition,
    fields: Object.fromEntries(fields),
    associations: Object.fromEntries(associations),
    ...(later === undefined
      ? {}
      : {
          complete(shop, entities, context) {
            definition.complete?.(shop, entities, context);
            later(shop, entities, context);
          },
        }),
  };
}

const isOffered = (version: StoreApiVersion, { offeredIn }: Association): boolean =>
  offeredIn === undefined || offeredIn === version;

function fieldIn(version: StoreApiVersion, field: Field): Field {
  if (field.shownIn !== version) return field;
  const { visibility: _visibility, ...shown } = field;
  return shown;
}
