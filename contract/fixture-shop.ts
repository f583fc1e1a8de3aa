import { createShop, type RunningShop, type ShopOptions } from '#shop/create-shop.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#shop/base/json.ts';
import { resolveContext } from '#shop/context/resolve-context.ts';
import type { SalesChannelContext } from '#shop/entities/sales-channel-context.ts';
import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import { seedFixtures } from './fixtures/seed-fixtures.ts';
import { recordedAccessKey, recordedOrigin } from './replay.ts';
import { removableFolder } from './temporary-folder.ts';

export interface FixtureAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: JsonValue;
}

export type FixtureShop = RunningShop & {
  /** Calls the Store API with the storefront's key; `path` starts after `/store-api`. */
  call(path: string, body?: JsonValue, headers?: Readonly<Record<string, string>>): Promise<FixtureAnswer>;
  /** The context of an anonymous visitor. */
  readonly context: SalesChannelContext;
};

/** The answer's body as an object; empty when it is something else. */
export function objectOf({ body }: FixtureAnswer): JsonObject {
  return isJsonObject(body) ? body : {};
}

/** A shop in memory that holds the fixtures; `close` removes its folder. A body makes a call a POST, else it is a GET. */
export async function openFixtureShop(options: Partial<ShopOptions> = {}): Promise<FixtureShop> {
  const folder = removableFolder();
  const running = await createShop({
    folder: folder.path,
    inMemory: true,
    baseUrl: recordedOrigin,
    accessKey: recordedAccessKey,
    clock: () => new Date('2026-11-21T07:19:08Z'),
    ...options,
  });
  seedFixtures(running.shop);
  return {
    ...running,
    context: resolveContext(running.shop, { salesChannelId: baseIds.salesChannel, token: 'anonymous' }),
    async call(path, body, headers = {}) {
      const isPost = body !== undefined;
      const answer = await running.fetch(
        new Request(`${recordedOrigin}/store-api${path}`, {
          method: isPost ? 'POST' : 'GET',
          headers: { 'sw-access-key': recordedAccessKey, 'content-type': 'application/json', ...headers },
          ...(isPost ? { body: JSON.stringify(body) } : {}),
        }),
      );
      const text = await answer.text();
      const parsed: JsonValue = text === '' ? null : JSON.parse(text);
      return { status: answer.status, headers: answer.headers, body: parsed };
    },
    async close() {
      await running.close();
      folder.remove();
    },
  };
}
