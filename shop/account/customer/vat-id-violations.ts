import * as z from 'zod/mini';
import type { ErrorEntry } from '../../http/shop-error.ts';
import { violation } from '../../http/violation.ts';
import { isJsonList, type JsonObject } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';
import { checkField, notBlank, fieldText } from '../../http/field-checks.ts';

const countrySchema = z.object({
  check_vat_id_pattern: z.number(),
  vat_id_pattern: z.nullable(z.string()),
  vat_id_required: z.number(),
});

const pointer = '/vatIds';

/**
 * What is wrong with a company's VAT ids, by the rules of the country of its bill: whether one must be given, and the
 * pattern of that country. Private customers have none.
 */
export function vatIdViolations(shop: Shop, body: JsonObject, countryId: string | null): ErrorEntry[] {
  if (fieldText(body['accountType']) !== 'business') return [];
  const { vatIds } = body;
  if (vatIds !== undefined && vatIds !== null && !isJsonList(vatIds)) return [wrongType()];
  const row =
    countryId === null ? undefined : shop.database.prepare('SELECT * FROM country WHERE id = ?').get(countryId);
  if (row === undefined) return [];
  const country = countrySchema.parse(row);
  const ids = (vatIds ?? []).map(fieldText).filter((id) => id !== null);
  if (ids.length === 0) return country.vat_id_required === 1 ? checkField(null, pointer, notBlank()) : [];
  const { vat_id_pattern: pattern } = country;
  if (country.check_vat_id_pattern !== 1 || pattern === null) return [];
  const expected = new RegExp(`^(?:${pattern})$`, 'i');
  return ids.filter((id) => !expected.test(id)).map(wrongFormat);
}

const wrongType = (): ErrorEntry =>
  violation({
    code: 'VIOLATION::INVALID_TYPE_ERROR',
    detail: 'Dieser Wert sollte vom Typ array sein.',
    pointer: pointer,
    parameters: { '{{ type }}': 'array' },
  });

const wrongFormat = (vatId: string): ErrorEntry =>
  violation({
    code: 'VIOLATION::VAT_ID_FORMAT_NOT_CORRECT',
    detail: `The format of vatId ${vatId} is not correct.`,
    pointer: pointer,
    parameters: { '{{ vatId }}': `"${vatId}"` },
  });
