import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { maxPageSize } from '../catalogue/criteria.ts';
import { countrySchema, type Country } from '../schemas/country.ts';
import { listOf } from '../schemas/tolerant.ts';
import type { StoreApi } from '../store-api.ts';
import { catalogueRead, type StoreApiCall } from '../store-api-call.ts';

const countriesSchema = z.object({ elements: listOf(countrySchema) });

/** One page of the countries; there is hardly ever another. */
export const countriesCall = (page: number): StoreApiCall =>
  catalogueRead('country', { limit: maxPageSize, page, associations: { states: {} } });

/** Every country of the sales channel with its states; there may be more than one page of them. @throws {StoreApiError} */
export async function listCountries(api: StoreApi): Promise<readonly Country[]> {
  const countries: Country[] = [];
  for (let page = 1; ; page += 1) {
    const { elements } = await ask(api, countriesCall(page), countriesSchema);
    countries.push(...elements);
    if (elements.length < maxPageSize) return countries;
  }
}
