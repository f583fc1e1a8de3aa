import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type JsonObject, type JsonValue } from '#shop/base/json.ts';
import { callStoreApi } from '#shop/testing/call-store-api.ts';

export interface BenchCall {
  /** After `/store-api`. */
  readonly path: string;
  /** Makes the call a POST. */
  readonly body?: JsonObject;
  /** The session. */
  readonly token?: string;
}

export interface ShopUnderTest {
  /** Milliseconds from starting the process until it answers. */
  readonly startMs: number;
  /** @throws when the answer is not a success: a benchmark of errors would say nothing. */
  readonly call: (call: BenchCall) => Promise<{ readonly body: JsonValue; readonly token: string }>;
  /** Resident memory of the process in MiB. */
  readonly memory: () => Promise<number>;
  /** Processor time of the process so far in milliseconds: what other programs do on the machine does not count. */
  readonly cpu: () => Promise<number>;
  /** Longest time in milliseconds the process heard nobody since its usage was last asked for. */
  readonly block: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts the shop in a process of its own, on real HTTP; `stop` removes the folder. */
export async function startShop(folder: string, nodeOptions: readonly string[] = []): Promise<ShopUnderTest> {
  const started = performance.now();
  const child = fork(join(import.meta.dirname, '../shop-serve.ts'), [folder], { execArgv: [...nodeOptions] });
  const origin = `http://127.0.0.1:${await nextMessage(child, 'port')}`;
  const ask = (key: string): Promise<number> => {
    child.send(key);
    return nextMessage(child, key);
  };
  return {
    startMs: performance.now() - started,
    call: (call) => send(origin, call),
    memory: async () => (await ask('memory')) / 2 ** 20,
    cpu: async () => (await ask('cpu')) / 1000,
    block: async () => (await ask('block')) / 1e6,
    async stop() {
      child.disconnect();
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function nextMessage(child: ChildProcess, key: string): Promise<number> {
  const [message]: JsonValue[] = await once(child, 'message');
  const value = isJsonObject(message) ? message[key] : undefined;
  if (typeof value !== 'number') throw new TypeError(`The shop's process did not tell its ${key}`);
  return value;
}

async function send(origin: string, call: BenchCall) {
  const { status, text, token } = await callStoreApi(origin, call);
  if (status >= 300) throw new Error(`${call.path} answered ${status}: ${text.slice(0, 400)}`);
  const body: JsonValue = text === '' ? null : JSON.parse(text);
  return { body, token };
}
