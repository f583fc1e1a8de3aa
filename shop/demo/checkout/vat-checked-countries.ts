import { countries } from '../../seeding/base-data/countries.ts';
import type { JsonObject } from '../../base/json.ts';

/** A fresh shop takes any VAT id; this one wants them to look like those of their country. */
export const vatCheckedCountries: readonly JsonObject[] = countries
  .filter(({ vatIdPattern }) => vatIdPattern !== null)
  .map(({ id }) => ({ id: id ?? '', checkVatIdPattern: true }));
