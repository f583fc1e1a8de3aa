import { createShop, type RunningShop } from '#shop/create-shop.ts';
import type { Shop } from '#shop/entities/shop.ts';
import type { ShopConfig } from '#shop/base/shop-config.ts';
import { seedCustomer } from './fixtures/seed-customer.ts';
import { seedFixtures } from './fixtures/seed-fixtures.ts';
import { recordedAccessKey, recordedOrigin } from './replay.ts';
import { removableFolder } from './temporary-folder.ts';

/** A shop on disk: some recordings were made under other settings, so it closes and opens again in between. */
export interface ReopeningShop {
  readonly shop: Shop;
  fetch(request: Request): Promise<Response>;
  reopen(config: Partial<ShopConfig>): Promise<void>;
  close(): Promise<void>;
}

/** Opens the shop with the fixtures and the customer the recorded shop held. */
export async function openReopeningShop(settings: Partial<ShopConfig>): Promise<ReopeningShop> {
  const folder = removableFolder();
  // Every look at the clock is a millisecond later, so that what was made later sorts later.
  let now = Date.parse('2026-11-21T07:19:12.924Z');
  const open = (config: Partial<ShopConfig> = {}): Promise<RunningShop> =>
    createShop({
      folder: folder.path,
      baseUrl: recordedOrigin,
      accessKey: recordedAccessKey,
      clock: () => new Date(now++),
      rateLimits: false,
      config: { ...settings, ...config },
    });
  let running = await open();
  await seed(running);
  return {
    get shop() {
      return running.shop;
    },
    fetch: (request) => running.fetch(request),
    async reopen(config) {
      await running.close();
      running = await open(config);
    },
    async close() {
      await running.close();
      folder.remove();
    },
  };
}

/** The fixtures' stock already lacks what the seeded customer is about to order. */
async function seed(running: RunningShop): Promise<void> {
  const { shop } = running;
  seedFixtures(shop);
  shop.database.exec('UPDATE product SET stock = stock + sales, available_stock = available_stock + sales, sales = 0');
  await seedCustomer(running, recordedOrigin, recordedAccessKey);
}
