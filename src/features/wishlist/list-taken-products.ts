import { takenAtPrices } from '#offline/taken/taken-at-prices.ts';
import type { Shell } from '#platform/session/shell.ts';
import { listProducts } from '#store-api/catalogue/product-list.ts';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import { createStoreApi } from '#store-api/store-api.ts';

/** The products of a list as they were taken along at these prices. Asks nobody. @throws {StoreApiError} where they were not */
export function listTakenProducts(
  { configuration, languageIds, locale }: Pick<Shell, 'configuration' | 'languageIds' | 'locale'>,
  prices: string,
  ids: readonly string[],
): Promise<readonly ProductCard[]> {
  const api = createStoreApi({
    endpoint: configuration.shopwareEndpoint,
    accessKey: configuration.shopwareAccessToken,
    languageId: languageIds[locale],
    fetch: async (input, init) => {
      const taken = await takenAtPrices(new Request(input, init), prices);
      return taken ?? Promise.reject(new TypeError('This was not taken along.'));
    },
  });
  return listProducts(api, ids);
}
