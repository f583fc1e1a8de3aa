import * as z from 'zod/mini';
import type { ErrorEntry } from '../http/shop-error.ts';
import { violation } from '../http/violation.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';
import { atMost, checkField, notBlank, noWebAddress, fieldText } from '../http/field-checks.ts';

const countrySchema = z.object({
  iso: z.string(),
  postal_code_required: z.number(),
  check_postal_code_pattern: z.number(),
  check_advanced_postal_code_pattern: z.number(),
  advanced_postal_code_pattern: z.nullable(z.string()),
  default_postal_code_pattern: z.nullable(z.string()),
});

type Country = z.infer<typeof countrySchema>;

/**
 * What is wrong with an address, in the reference's order.
 *
 * @param prefix pointer of the address in the request: empty, `/billingAddress` or `/shippingAddress`
 */
export function addressViolations(shop: Shop, address: JsonObject, prefix: string): ErrorEntry[] {
  const countryId = fieldText(address['countryId']);
  const stateId = fieldText(address['countryStateId']);
  const country = loadCountry(shop, countryId);
  const isUnknown = countryId !== null && country === undefined;
  const hasState = (id: string) =>
    shop.database.prepare('SELECT 1 FROM country_state WHERE id = ? AND country_id = ?').get(id, countryId) !==
    undefined;
  return [
    ...Object.entries(required).flatMap(([name, detail]) =>
      checkField(
        address[name],
        `${prefix}/${name}`,
        notBlank(detail),
        atMost(),
        ...(names.has(name) ? [noWebAddress] : []),
      ),
    ),
    ...(isUnknown ? [unknownEntity('country', countryId, `${prefix}/countryId`)] : []),
    ...(stateId !== null && !hasState(stateId)
      ? [unknownEntity('country_state', stateId, `${prefix}/countryStateId`)]
      : []),
    ...zipViolations(country, address['zipcode'], `${prefix}/zipcode`),
    ...optional.flatMap((name) => checkField(address[name], `${prefix}/${name}`, atMost())),
  ];
}

const unknownEntity = (entity: string, id: string, pointer: string): ErrorEntry =>
  violation({
    code: 'VIOLATION::ENTITY_DOES_NOT_EXISTS',
    detail: `The "${entity}" entity with id "${id}" does not exist.`,
    pointer,
    parameters: { '{{ primaryProperty }}': 'id', '{{ id }}': `"${id}"`, '{{ entity }}': `"${entity}"` },
  });

/** The salutation of a form, or "not specified" when it names none the shop knows. */
export function salutationOf(shop: Shop, value: JsonValue | undefined): string | null {
  const id = fieldText(value);
  const known = shop.database.prepare('SELECT id FROM salutation WHERE id = ?');
  const row =
    (id !== null && isId(id) ? known.get(id) : undefined) ??
    shop.database.prepare("SELECT id FROM salutation WHERE salutation_key = 'not_specified'").get();
  return row === undefined ? null : String(row['id']);
}

const isId = (id: string): boolean => /^[0-9a-f]{32}$/.test(id);

/** Fields of an address to store; missing optional ones become null. Call it after the checks. */
export function addressFields(shop: Shop, address: JsonObject): JsonObject {
  const { customFields } = address;
  const fields: JsonObject = {
    salutationId: salutationOf(shop, address['salutationId']),
    countryStateId: fieldText(address['countryStateId']),
    customFields: isJsonObject(customFields) ? customFields : null,
  };
  for (const name of [...Object.keys(required), ...optional]) fields[name] = fieldText(address[name]);
  return fields;
}

const required = {
  countryId: 'VIOLATION::COUNTRY_IS_BLANK_ERROR',
  firstName: 'VIOLATION::FIRST_NAME_IS_BLANK_ERROR',
  lastName: 'VIOLATION::LAST_NAME_IS_BLANK_ERROR',
  street: 'VIOLATION::STREET_IS_BLANK_ERROR',
  city: 'VIOLATION::CITY_IS_BLANK_ERROR',
} as const;

const names: ReadonlySet<string> = new Set(['firstName', 'lastName']);

const optional = [
  'zipcode',
  'company',
  'department',
  'title',
  'phoneNumber',
  'additionalAddressLine1',
  'additionalAddressLine2',
] as const;

function loadCountry(shop: Shop, id: string | null): Country | undefined {
  const row =
    id === null ? undefined : shop.database.prepare('SELECT * FROM country WHERE id = ? AND active = 1').get(id);
  return row === undefined ? undefined : countrySchema.parse(row);
}

function zipPattern(country: Country): string | null {
  if (country.check_advanced_postal_code_pattern === 1) return country.advanced_postal_code_pattern;
  return country.check_postal_code_pattern === 1 ? country.default_postal_code_pattern : null;
}

function zipViolations(country: Country | undefined, value: JsonValue | undefined, pointer: string): ErrorEntry[] {
  if (country === undefined) return [];
  const zip = fieldText(value);
  if (zip === null) {
    const detail = 'Postal code is required for that country';
    return country.postal_code_required === 1
      ? [violation({ code: 'VIOLATION::IS_BLANK_ERROR', detail, pointer })]
      : [];
  }
  const pattern = zipPattern(country);
  if (pattern === null || new RegExp(`^(?:${pattern})$`, 'i').test(zip)) return [];
  return [
    violation({
      code: 'VIOLATION::ZIP_CODE_INVALID',
      detail: `This value is not a valid ZIP code for country ${country.iso}`,
      pointer,
      parameters: { '{{ iso }}': `"${country.iso}"` },
    }),
  ];
}
