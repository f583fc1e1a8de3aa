import { ask } from './ask.ts';
import { currencySchema, type Currency } from './context.ts';
import { listOf } from './schemas/tolerant.ts';
import type { StoreApi } from './store-api.ts';
import { catalogueRead } from './store-api-call.ts';

/** The currencies of the sales channel, by position. Their answer is a plain list, unlike its neighbours'. @throws {StoreApiError} */
export async function listCurrencies(api: StoreApi): Promise<readonly Currency[]> {
  const currencies = await ask(api, catalogueRead('currency'), listOf(currencySchema));
  return currencies.toSorted((a, b) => a.position - b.position || a.isoCode.localeCompare(b.isoCode));
}
