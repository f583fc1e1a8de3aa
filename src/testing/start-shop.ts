import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShop, defaultAccessKey, type RunningShop } from '#shop/create-shop.ts';
import { printUnitProduct } from '#shop/demo/print-units/print-unit-product.ts';
import { startingPrices } from '#shop/price-list/starting-prices.ts';
import { demoId } from '#shop/demo/basics/demo-id.ts';
import { upsert } from '#shop/seeding/upsert.ts';
import type { FileStorage } from '#file-storage/file-storage.ts';
import { createFetchTransport } from '#file-storage/protocol/transport.ts';
import { createStoreApi, type StoreApi } from '#store-api/store-api.ts';

export interface StartedShop {
  /** A shopper of its own: keeps its session like a browser does. */
  newShopper: () => StoreApi;
  storage: FileStorage;
  running: RunningShop;
  stop: () => Promise<void>;
}

const origin = 'http://shop.example';

/**
 * An embedded shop in this process, in a folder of its own, speaking a version of the Store API, that sells the demo shop's
 * print units and nothing else.
 */
export async function startShop(version: '6.6' | '6.7' = '6.6'): Promise<StartedShop> {
  const folder = mkdtempSync(join(tmpdir(), 'notenfalz-'));
  const settings = { baseUrl: origin, inMemory: true, rateLimits: false, seed: 'none', version } as const;
  const running = await createShop({ folder, ...settings });
  sellPrintUnits(running);
  const fetchShop: typeof fetch = (input, init) => running.fetch(new Request(input, init));
  return {
    newShopper: () => {
      let token: string | undefined;
      const store = { read: () => token, write: (value: string) => void (token = value) };
      return createStoreApi({ endpoint: origin, accessKey: defaultAccessKey, token: store, fetch: fetchShop });
    },
    storage: { endpoint: origin, bucket: 'notenfalz', transport: createFetchTransport(fetchShop) },
    running,
    stop: async () => {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function sellPrintUnits({ shop }: RunningShop): void {
  upsert(shop, 'product_manufacturer', [{ id: demoId('manufacturer notenfalz'), name: { 'de-DE': 'Notenfalz' } }]);
  const products = startingPrices().map((unit) => {
    // Without pictures: they are no part of what is sold.
    const { media: _media, coverId: _cover, ...product } = printUnitProduct(unit);
    return product;
  });
  upsert(shop, 'product', products);
}
