import type { EntityDefinition } from '../../entities/definition.ts';
import { customFields, string } from '../../entities/fields.ts';
import { toOne } from '../../entities/to-one.ts';

/** Who lives where: the same of an address in an address book and of an order's own copy. */
export const heldByAddresses: EntityDefinition['fields'] = {
  firstName: string(),
  lastName: string(),
  zipcode: string(),
  city: string(),
  company: string(),
  department: string(),
  title: string(),
  street: string(),
  phoneNumber: string(),
  additionalAddressLine1: string(),
  additionalAddressLine2: string(),
  customFields,
};

/** Of an entity with `countryId`, `countryStateId` and `salutationId`. */
export const addressAssociations: EntityDefinition['associations'] = {
  country: toOne('country', 'countryId'),
  countryState: toOne('country_state', 'countryStateId'),
  salutation: toOne('salutation', 'salutationId'),
};
