import { onTestFinished } from 'vitest';
import { openTestShop, seedAssortment } from '#shop/checkout/checkout-serve-for-tests.ts';
import { DEFAULT_ACCESS_KEY, type ShopOptions } from '#shop/create-shop.ts';
import type { Shop } from '#shop/shop.ts';
import { createStoreApi, type StoreApi, type StoreApiOptions } from '#store-api/store-api.ts';

export type StartedShop = {
  /** A browser's handle on the shop, with a session of its own. */
  readonly api: StoreApi;
  /** Another browser. */
  readonly openSession: (options?: Partial<StoreApiOptions>) => StoreApi;
  /** Anything below the shop's address, redirects not followed. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** For looking behind the calls and for further goods. */
  readonly shop: Shop;
};

/** An embedded shop in this process with a small assortment (see `seedAssortment`), gone when the test is finished. */
export async function startShop(options: Partial<ShopOptions> = {}): Promise<StartedShop> {
  const running = await openTestShop(options);
  onTestFinished(() => running.close());
  seedAssortment(running.shop);
  const openSession = (more: Partial<StoreApiOptions> = {}): StoreApi => {
    let token: string | undefined;
    return createStoreApi({
      endpoint: running.baseUrl,
      accessKey: options.accessKey ?? DEFAULT_ACCESS_KEY,
      token: {
        read: () => token,
        write: (next) => {
          token = next;
        },
      },
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const { pathname, search } = new URL(request.url);
        const body = request.method === 'GET' ? null : await request.text();
        return running.fetch(pathname + search, { method: request.method, headers: request.headers, body });
      },
      ...more,
    });
  };
  return { api: openSession(), openSession, fetch: running.fetch, shop: running.shop };
}
