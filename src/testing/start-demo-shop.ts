import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShop, defaultAccessKey, type RunningShop } from '#shop/create-shop.ts';
import { createStoreApi, type StoreApi, type StoreApiOptions } from '#store-api/store-api.ts';

const origin = 'http://shop.test';

export interface DemoShop {
  /** Nobody in particular: no session, as in the renderer. */
  readonly api: StoreApi;
  readonly accessKey: string;
  /** Reaches the shop at the address of `api`. */
  readonly fetch: typeof globalThis.fetch;
  /** Another client of the same shop, with a language or a session of its own. */
  connect(options: Partial<StoreApiOptions>): StoreApi;
  /** For what its owner would change in the administration. */
  readonly database: RunningShop['shop']['database'];
  stop(): Promise<void>;
}

/** The embedded shop in this process, speaking a version of the Store API, with all of its demo goods, menus and content pages. */
export async function startDemoShop(version: '6.6' | '6.7' = '6.6'): Promise<DemoShop> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-shop-'));
  const settings = { baseUrl: origin, inMemory: true, rateLimits: false, seed: 'demo', version } as const;
  const running = await createShop({ folder, ...settings });
  const fetch: DemoShop['fetch'] = (input, init) => running.fetch(new Request(input, init));
  const connect = (options: Partial<StoreApiOptions>): StoreApi =>
    createStoreApi({
      endpoint: origin,
      accessKey: defaultAccessKey,
      fetch,
      ...options,
    });
  return {
    api: connect({}),
    accessKey: defaultAccessKey,
    fetch,
    connect,
    database: running.shop.database,
    async stop() {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
