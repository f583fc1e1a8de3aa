import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ShopOptions } from '../create-shop.ts';
import type { JsonValue } from '../base/json.ts';
import { callStoreApi, type ServedAnswer } from './call-store-api.ts';

export interface ServedShop {
  readonly origin: string;
  /** A `POST` when there is a body, else a `GET`. */
  call(path: string, body?: JsonValue, token?: string): Promise<ServedAnswer>;
  /** Lets the process go; resolves with its exit code once it ended by itself. */
  stop(): Promise<number | null>;
}

/** A shop in a process of its own, on real HTTP. */
export async function serveShop(options: Omit<ShopOptions, 'baseUrl'>): Promise<ServedShop> {
  const child = fork(join(import.meta.dirname, 'shop-process.ts'), [JSON.stringify(options)], {
    execArgv: [],
  });
  const ended = once(child, 'exit');
  const [port]: number[] = await once(child, 'message');
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    call: (path, body, token) => callStoreApi(origin, { path, body, token }),
    async stop() {
      if (child.connected) child.disconnect();
      const [code]: (number | null)[] = await ended;
      return code ?? null;
    },
  };
}
