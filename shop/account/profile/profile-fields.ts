import { isJsonList, isJsonObject, type JsonObject } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';
import { salutationOf } from '../../context/address-input.ts';
import { fieldText } from '../../http/field-checks.ts';

/** Fields of the person, as register and change-profile write them; only business accounts keep company and VAT ids. */
export function profileFields(shop: Shop, body: JsonObject): JsonObject {
  const isBusiness = fieldText(body['accountType']) === 'business';
  const { vatIds, customFields } = body;
  const listed = isJsonList(vatIds) ? vatIds.filter((id) => typeof id === 'string' && id !== '') : [];
  return {
    salutationId: salutationOf(shop, body['salutationId']),
    title: fieldText(body['title']),
    firstName: fieldText(body['firstName']),
    lastName: fieldText(body['lastName']),
    accountType: isBusiness ? 'business' : 'private',
    company: isBusiness ? fieldText(body['company']) : null,
    vatIds: isBusiness && listed.length > 0 ? listed : null,
    birthday: birthdayOf(body),
    ...(isJsonObject(customFields) ? { customFields } : {}),
  };
}

/** Day, month and year as three fields; null unless they make a day of the calendar. */
function birthdayOf(body: JsonObject): string | null {
  const [year, month, day] = ['birthdayYear', 'birthdayMonth', 'birthdayDay'].map((name) =>
    Number(body[name] ?? Number.NaN),
  );
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString() : null;
}
