import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { listPages, type ListedPage, type PageListing } from './catalogue/list-pages.ts';
import { catalogueVersion } from './base/database/catalogue-version.ts';
import { asDatabaseRefusal } from './base/database/data-refused.ts';
import type { DeskAnswer, DeskRequest } from './base/desk/desk-door.ts';
import { keepCheckpoints } from './base/database/keep-checkpoints.ts';
import { inspectDatabase, requireWritable } from './base/database/inspect-database.ts';
import { migrate } from './base/database/migrate.ts';
import { openDatabase } from './base/database/open-database.ts';
import { markOrder } from './desk/mark-order.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { createEntityTables } from './entities/sql/create-entity-tables.ts';
import { writeAttempts } from './context/attempts.ts';
import { createStoreApi } from './store-api/create-store-api.ts';
import { everyEntity, partsOfAreas, registerAreas, schemaSteps, shopAreas } from './areas/shop-areas.ts';
import { keepSweeping } from './areas/sweep-shop.ts';
import { keepDelivering, type Schedule } from './post/mail-retries.ts';
import { makeOrderMails, stopOrderMails } from './mail/make-order-mails.ts';
import { makeInvoices, stopInvoices } from './orders/make-invoices.ts';
import { orderKnowledge } from './orders/order-knowledge.ts';
import type { RandomBytes } from './base/random-id.ts';
import { findSalesChannel } from './context/find-sales-channel.ts';
import { ensureAccessKeys } from './seeding/ensure-access-keys.ts';
import { ensureDomains } from './seeding/ensure-domains.ts';
import { seedBaseData } from './seeding/seed-base-data.ts';
import { defaultShopConfig, type ShopConfig } from './base/shop-config.ts';
import type { Shop } from './entities/shop.ts';
import { openReaders, type Readers } from './reading/open-readers.ts';
import type { PoolSettings } from './base/threads/thread-pool.ts';
import type { StoreApiVersion } from './base/store-api-version.ts';
import { createFileStorage, type FileStorage } from './storage/create-file-storage.ts';
import { openStoredUploads } from './storage/objects/stored-uploads.ts';
import type { HealthCheck } from './storage/health-check.ts';
import type { StorageSettings } from './storage/records/storage-settings.ts';

/** Key of the storefront's channel unless another is configured. Keys are public: they name a channel, no more. */
export const defaultAccessKey = 'SWSCNOTENFALZSTOREFRONT001';

export interface ShopOptions {
  /** Data folder, created when missing: database, media, uploads, outbox. */
  readonly folder: string;
  /** Public origin of the shop, without a trailing slash. */
  readonly baseUrl: string;
  /** `SWSC` and 22 characters of `A-Z0-9`. */
  readonly accessKey?: string;
  readonly clock?: (() => Date) | undefined;
  readonly random?: RandomBytes;
  readonly config?: Partial<ShopConfig>;
  /** Version of the Store API the shop speaks; 6.6 unless another is named. */
  readonly version?: StoreApiVersion;
  /** Back-off counters of login, recovery, contact form and newsletter; on unless switched off. */
  readonly rateLimits?: boolean;
  /** `demo` fills an empty shop with the demo catalogue; `none` leaves it with base data. */
  readonly seed?: 'demo' | 'none';
  /** Opens the storage's fault hooks to everybody: for tests only. */
  readonly faults?: boolean;
  readonly smtpUrl?: string;
  readonly storage?: Partial<StorageSettings>;
  /** Customers upload to another storage: orders are taken without a look at their files. */
  readonly filesElsewhere?: boolean;
  /** When mails are tried again, and when the shop is swept; a timer that does not keep the process alive unless a test turns the clock itself. */
  readonly schedule?: Schedule;
  /** Keeps the database in memory: for tests that need no restart. */
  readonly inMemory?: boolean;
  /** Bounds of the threads that answer what only reads; for tests. */
  readonly reading?: Partial<PoolSettings>;
  /** When this process began: files written since are left alone by the repair. Now, unless it is told. */
  readonly began?: Date;
}

export interface ShopConnection {
  readonly clientAddress?: string | undefined;
}

export interface RunningShop {
  /**
   * Answers `/store-api/*`, `/media/*`, `/v0/*` (file storage), `/payment/*` and `/outbox`. Whatever it acknowledges
   * is committed and survives a crash.
   *
   * @throws {ConnectionCut} only under a storage fault; over HTTP the socket is closed without an answer
   */
  fetch(request: Request, info?: ShopConnection): Promise<Response>;
  /**
   * A number that is another one after every committed write, of any connection or process, to what pages show:
   * catalogue, content, reference data. Sessions, carts, customers, orders, mails and uploads leave it as it is.
   * Microseconds: may be asked for every request.
   */
  catalogueVersion(): number;
  /**
   * Readable paths of everything the storefront shows in a language, a slice at a time, read in a thread: see `listPages`.
   *
   * @throws {ShopError} for a key of no channel; 503 when it takes too long, or too many calls wait
   */
  listPages(listing: PageListing): Promise<readonly ListedPage[]>;
  /** What whoever works at the desk says of an order; see `markOrder`. */
  markOrder(request: DeskRequest): DeskAnswer;
  /** Whether orders and files can be stored. */
  readonly health: HealthCheck;
  /** Deletes files whose time is over; done by itself every hour. */
  sweepFiles(): Promise<void>;
  /** Tells uploads to come back, see {@link FileStorage.retire}. */
  retire(patience: number): void;
  close(): Promise<void>;
  /** For seeding and for tests that look behind the calls. */
  readonly shop: Shop;
}

/**
 * Opens (or founds) a shop in a data folder: database, base data, routes, file storage. The caller holds the folder
 * (`holdFolder`): one process at a time.
 *
 * @throws {DataRefused} when what is in the folder cannot be opened as it is; it is left so
 */
export async function createShop(options: ShopOptions): Promise<RunningShop> {
  try {
    return await runShop(options);
  } catch (error) {
    throw asDatabaseRefusal(error, databasePath(options.folder));
  }
}

const databasePath = (folder: string) => join(folder, 'shop.sqlite');

function configOf(options: ShopOptions): ShopConfig {
  return {
    ...defaultShopConfig,
    ...options.config,
    rateLimits: options.rateLimits ?? options.config?.rateLimits ?? defaultShopConfig.rateLimits,
    smtpUrl: options.smtpUrl ?? options.config?.smtpUrl,
  };
}

function openShop(options: ShopOptions): Shop {
  mkdirSync(options.folder, { recursive: true });
  const database = openSafely(options);
  prepareTables(database);
  const version = options.version ?? '6.6';
  const clock = options.clock ?? (() => new Date());
  return {
    database,
    inMemory: options.inMemory === true,
    folder: options.folder,
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    clock,
    random: options.random ?? ((length) => randomBytes(length)),
    config: configOf(options),
    version,
    uploads: options.filesElsewhere === true ? null : openStoredUploads(database, { folder: options.folder, clock }),
    ...partsOfAreas(version),
  };
}

function prepareTables(database: DatabaseSync): void {
  createEntityTables(database, everyEntity);
  for (const { migrations } of shopAreas)
    for (const [name, steps] of Object.entries(migrations)) migrate(database, name, steps);
  for (const area of shopAreas) area.watch?.(database);
}

/** @throws {DataRefused} before anything is changed */
function openSafely(options: ShopOptions): DatabaseSync {
  if (options.inMemory === true) return openDatabase(':memory:');
  const path = databasePath(options.folder);
  inspectDatabase(path, schemaSteps);
  const database = openDatabase(path);
  requireWritable(database, path);
  return database;
}

function openStorage(shop: Shop, options: ShopOptions): FileStorage {
  return createFileStorage({
    database: shop.database,
    folder: shop.folder,
    clock: shop.clock,
    random: shop.random,
    began: options.began,
    orders: orderKnowledge(shop),
    settings: { ...options.storage, faults: options.faults ?? false },
  });
}

/** Threads have a clock and chance of their own, and cannot see a database in memory. */
function openShopReaders(shop: Shop, options: ShopOptions): Readers | undefined {
  if (options.inMemory === true || options.clock !== undefined || options.random !== undefined) return undefined;
  const { folder, baseUrl, config, version } = shop;
  return openReaders({ folder, baseUrl, config, version }, options.reading);
}

function isEmpty(shop: Shop): boolean {
  return shop.database.prepare('SELECT 1 FROM product LIMIT 1').get() === undefined;
}

async function runShop(options: ShopOptions): Promise<RunningShop> {
  const shop = openShop(options);
  seedBaseData(shop, options.accessKey ?? defaultAccessKey);
  ensureAccessKeys(shop, options.accessKey ?? defaultAccessKey);
  ensureDomains(shop);
  for (const area of shopAreas) area.ensure?.(shop);
  if (options.seed === 'demo' && isEmpty(shop)) await seedDemo(shop);
  const storage = openStorage(shop, options);
  const app = new Hono();
  const readers = openShopReaders(shop, options);
  const stopCheckpoints = readers ? keepCheckpoints(shop.database, databasePath(shop.folder)) : undefined;
  const api = createStoreApi(shop, readers?.readElsewhere);
  registerAreas({ api, pages: app }, shop);
  app.route('/', api);
  // What a crash kept from being made.
  void makeOrderMails(shop);
  void makeInvoices(shop);
  const stopMails = keepDelivering(shop, { schedule: options.schedule });
  const stopSweeping = keepSweeping(shop, options.schedule);
  return {
    shop,
    // The file storage stands beside the app: a cut connection is an exception no error page may catch.
    fetch: async (request, info = {}) =>
      new URL(request.url).pathname.startsWith('/v0/') ? storage.fetch(request, info) : app.fetch(request, info),
    markOrder: (request) => markOrder(shop, request),
    health: storage.health,
    sweepFiles: () => storage.sweep(),
    retire: (patience) => storage.retire(patience),
    catalogueVersion: () => catalogueVersion(shop.database),
    async listPages(listing) {
      // What a thread throws ends it.
      findSalesChannel(shop, listing.accessKey);
      return readers ? readers.listPages(listing) : listPages(shop, listing);
    },
    async close() {
      await readers?.close();
      await stopOrderMails(shop);
      await stopInvoices(shop);
      await stopMails();
      await stopSweeping();
      await storage.close();
      writeAttempts(shop);
      await stopCheckpoints?.();
      shop.database.close();
    },
  };
}
