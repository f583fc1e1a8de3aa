import type { Configuration } from '#platform/configuration/configuration.ts';
import { bringBackYoungToken } from '#platform/persistence/young-token.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import type { PageConnection } from './connect-from-page.ts';

/** The Store API for a page, whose code comes with the first call: a page that was rendered asks the shop for nothing. */
export function connectLate(
  configuration: Configuration,
  languageId: string | undefined,
  connection: PageConnection,
): StoreApi {
  let connecting: Promise<StoreApi> | undefined;
  const connect = (): Promise<StoreApi> =>
    (connecting ??= connectNow(configuration, languageId, connection).catch((error: unknown) => {
      connecting = undefined;
      throw error;
    }));
  return {
    endpoint: configuration.shopwareEndpoint.replace(/\/+$/, ''),
    log: (message) => console.warn(message),
    send: async (call) => (await connect()).send(call),
    fetchFile: async (call) => (await connect()).fetchFile(call),
  };
}

async function connectNow(...connection: Parameters<typeof connectLate>): Promise<StoreApi> {
  const [{ connectFromPage }] = await Promise.all([import('./connect-from-page.ts'), bringBackYoungToken()]);
  return connectFromPage(...connection);
}
