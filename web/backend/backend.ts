import { requestOrigin } from '#shop/http/request-origin.ts';
import { openEmbeddedShop, openEmbeddedStorage, type OpenBackend } from './embedded.ts';
import { forward } from './forward.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * What stands behind /store-api and /v0: the embedded shop with its file store, or the servers named in the settings.
 * The two are chosen independently; the code of an embedded part is loaded only when it is used.
 * @param origin scheme and host under which visitors reach the shop
 */
export async function openBackend(settings: Settings, origin: string): Promise<OpenBackend> {
  const { shopwareEndpoint, storageEndpoint } = settings;
  if (shopwareEndpoint === undefined) {
    const embedded = await openEmbeddedShop(settings, origin);
    return storageEndpoint === undefined ? embedded : sideBySide(embedded, forwardTo(storageEndpoint, settings));
  }
  const storage =
    storageEndpoint === undefined ? await openEmbeddedStorage(settings, origin) : forwardTo(storageEndpoint, settings);
  return sideBySide(forwardTo(shopwareEndpoint, settings), storage);
}

function sideBySide(shop: OpenBackend, storage: OpenBackend): OpenBackend {
  return {
    answer: (request, client) => (isStoragePath(request) ? storage : shop).answer(request, client),
    ...(shop.contentVersion ? { contentVersion: shop.contentVersion } : {}),
    ...(shop.listPages ? { listPages: shop.listPages } : {}),
    ...(shop.markOrder ? { markOrder: shop.markOrder } : {}),
    health: async () => (await Promise.all([shop.health(), storage.health()])).flat(),
    retire: (patienceMs) => {
      shop.retire(patienceMs);
      storage.retire(patienceMs);
    },
    close: async () => {
      await storage.close();
      await shop.close();
    },
  };
}

function isStoragePath(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return pathname === '/v0' || pathname.startsWith('/v0/');
}

function forwardTo(base: string, { publicUrl, behindProxy }: Settings): OpenBackend {
  return {
    answer: (request, { address }) => {
      const origin = publicUrl ?? requestOrigin(new URL(request.url), request.headers, behindProxy);
      return forward(request, { base, address, origin });
    },
    // Another machine's troubles are told by its own answers; nothing of ours would mend them.
    health: () => Promise.resolve([]),
    retire: () => undefined,
    close: () => Promise.resolve(),
  };
}
