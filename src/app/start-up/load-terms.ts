import type { SalesChannelTerms } from '#platform/session/shell.ts';
import { getContext } from '#store-api/context.ts';
import type { StoreApi } from '#store-api/store-api.ts';

/** What prices are like for somebody without a session. @throws {StoreApiError} */
export async function loadTerms(api: StoreApi): Promise<SalesChannelTerms> {
  const { currency, taxState, priceBasis } = await getContext(api);
  return { currency: currency.isoCode, taxState, priceBasis };
}
