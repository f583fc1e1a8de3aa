import type { Answer } from '../answers/answer.ts';
import type { Settings } from '../settings/settings.ts';
import type { MarkOrder } from '../desk/open-desk.ts';
import type { PageSlices } from '../sitemap/sitemap-pages.ts';
import { offersTestPayment, outboxAccess } from '../settings/where-mails-go.ts';

/** Something that answers /store-api, /v0 or both. */
export interface OpenBackend {
  answer: Answer;
  /** A number that changes with everything pages show; absent where the shop does not tell. */
  contentVersion?: () => number;
  /** Lists the shop's pages without its Store API; absent where only that is there. */
  listPages?: PageSlices;
  /** Does what the owner says of an order; absent where the shop is somebody else's. */
  markOrder?: MarkOrder;
  /** Names the parts that cannot do their work; none when all is well. */
  health(): Promise<readonly string[]>;
  /** Takes no new uploads from now on, and stops those under way after so many milliseconds. */
  retire(patienceMs: number): void;
  close(): Promise<void>;
}

const processBegan = new Date(performance.timeOrigin);

/** The embedded shop with its demo data and its file store, state below the data folder. */
export async function openEmbeddedShop(settings: Settings, origin: string): Promise<OpenBackend> {
  const { createShop } = await import('#shop/create-shop.ts');
  const shop = await createShop({
    folder: settings.dataFolder,
    began: processBegan,
    baseUrl: origin,
    accessKey: settings.shopwareAccessToken,
    version: settings.shopVersion,
    seed: 'demo',
    faults: settings.faultSwitches,
    storage: storageSettings(settings, origin),
    filesElsewhere: settings.storageEndpoint !== undefined,
    config: {
      rateLimits: settings.rateLimits,
      doubleOptInRegistration: settings.confirmAddresses,
      doubleOptInGuestOrder: settings.confirmAddresses,
      smtpUrl: settings.smtpUrl,
      mailDays: settings.mailDays,
      outbox: outboxAccess(settings),
      testPayment: offersTestPayment(settings),
      shopName: settings.brand.name,
      shopEmail: settings.brand.email,
      seller: { ...settings.seller, name: settings.brand.company, email: settings.brand.email },
    },
  });
  return {
    answer: (request, { address }) => shop.fetch(request, address === undefined ? {} : { clientAddress: address }),
    contentVersion: () => shop.catalogueVersion(),
    listPages: (locale, after) => shop.listPages({ accessKey: settings.shopwareAccessToken, locale, after }),
    markOrder: (request) => shop.markOrder(request),
    health: () => shop.health(),
    retire: (patienceMs) => shop.retire(patienceMs),
    close: () => shop.close(),
  };
}

/** The file store alone, beside a real shop. */
export async function openEmbeddedStorage(settings: Settings, origin: string): Promise<OpenBackend> {
  const { openFileStorage } = await import('#shop/storage/open-file-storage.ts');
  const storage = openFileStorage({
    folder: settings.dataFolder,
    began: processBegan,
    settings: { ...storageSettings(settings, origin), faults: settings.faultSwitches },
  });
  return {
    answer: (request, { address }) => storage.fetch(request, address === undefined ? {} : { clientAddress: address }),
    close: () => storage.close(),
    health: () => storage.health(),
    retire: (patienceMs) => storage.retire(patienceMs),
  };
}

const dayMs = 24 * 60 * 60 * 1000;

function storageSettings(settings: Settings, origin: string) {
  return {
    bucket: settings.storageBucket,
    adminToken: settings.storageAdminToken ?? null,
    publicOrigin: settings.publicUrl === undefined ? null : origin,
    trustForwarded: settings.behindProxy,
    unorderedLifetime: settings.unorderedUploadDays * dayMs,
    orderedLifetime: settings.orderedUploadDays * dayMs,
    maxObjectBytes: settings.storageMaxObjectBytes,
    maxTotalBytes: settings.storageTotalBytes,
    maxBytesPerDay: settings.storageDailyBytes,
    // Sooner than the web server, which gives up any body after 60 s: the storage tells it in its own form.
    idleTimeout: 55_000,
  };
}
