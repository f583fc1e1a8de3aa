import { join } from 'node:path';
import type { Backend } from './create-web.ts';
import type { Settings } from './settings.ts';

/** Something that answers /store-api or /v0. */
export interface OpenBackend {
  answer: Backend;
  close(): Promise<void>;
}

/** The embedded shop with its demo data, state below the data folder. */
export async function openEmbeddedShop(settings: Settings, origin: string): Promise<OpenBackend> {
  const { createShop } = await import('#shop/create-shop.ts');
  const shop = await createShop({
    folder: settings.dataFolder,
    baseUrl: origin,
    accessKey: settings.shopwareAccessToken,
    rateLimits: settings.rateLimits,
    smtpUrl: settings.smtpUrl,
    faults: settings.faultSwitches,
    seed: 'demo',
  });
  return { answer: (request) => shop.fetch(request), close: async () => shop.close() };
}

/** The embedded file store, in a database file of its own: uploads never wait for the shop's transactions. */
export async function openEmbeddedStorage(settings: Settings, origin: string): Promise<OpenBackend> {
  const { createFileStorage } = await import('#shop/storage/create-file-storage.ts');
  const { openDatabase } = await import('#shop/database/open-database.ts');
  const database = openDatabase(join(settings.dataFolder, 'storage.sqlite'));
  const storage = createFileStorage({
    database,
    folder: settings.dataFolder,
    settings: {
      bucket: settings.storageBucket,
      adminToken: settings.storageAdminToken ?? null,
      publicOrigin: settings.publicUrl === undefined ? null : origin,
      trustForwarded: settings.publicUrl !== undefined,
      faults: settings.faultSwitches,
      ...(settings.storageMaxObjectBytes === undefined ? {} : { maxObjectBytes: settings.storageMaxObjectBytes }),
    },
  });
  return {
    answer: (request, { address }) => storage.fetch(request, address === undefined ? {} : { clientAddress: address }),
    close: async () => {
      await storage.close();
      database.close();
    },
  };
}
