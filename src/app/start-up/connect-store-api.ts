import type { Configuration } from '#platform/configuration/configuration.ts';
import { createStoreApi, type StoreApi, type StoreApiOptions } from '#store-api/store-api.ts';

/** How this side reaches the shop: the page with its session token, the server with an address and a fetch of its own. */
export type StoreApiConnection = Pick<StoreApiOptions, 'token' | 'fetch'> & { endpoint?: string };

/** The Store API of the configured shop, in the language of the locale when the shop has it. */
export function connectStoreApi(
  configuration: Configuration,
  languageId: string | undefined,
  connection: StoreApiConnection,
): StoreApi {
  return createStoreApi({
    endpoint: configuration.shopwareEndpoint,
    accessKey: configuration.shopwareAccessToken,
    languageId,
    ...connection,
  });
}
