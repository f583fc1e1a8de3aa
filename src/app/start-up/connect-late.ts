import type { Configuration } from '#platform/configuration/configuration.ts';
import type { Shell } from '#platform/session/shell.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import type { StoreApiConnection } from './connect-store-api.ts';

interface LateConnection extends StoreApiConnection {
  fetch: typeof globalThis.fetch;
  /** Where it is noted whether the shop answers. */
  store: Shell['store'];
}

/** The Store API for a page, whose code comes with the first call: a page that was rendered asks the shop for nothing. */
export function connectLate(
  configuration: Configuration,
  languageId: string | undefined,
  connection: LateConnection,
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

async function connectNow(
  configuration: Configuration,
  languageId: string | undefined,
  { store, ...connection }: LateConnection,
): Promise<StoreApi> {
  const [{ connectStoreApi }, { notingAnswers }] = await Promise.all([
    import('./connect-store-api.ts'),
    import('#platform/connectivity/noting-answers.ts'),
  ]);
  return connectStoreApi(configuration, languageId, { ...connection, fetch: notingAnswers(store, connection.fetch) });
}
