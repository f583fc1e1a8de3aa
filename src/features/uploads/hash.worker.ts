import { createMD5, type IHasher } from 'hash-wasm';
import * as z from 'zod/mini';
import type { HashAnswer } from './hash-answer.ts';

/** Hashes files piece by piece off the main thread, one file after the other. */
const beginSchema = z.object({ type: z.literal('begin'), state: z.optional(z.string()) });

let loading: Promise<IHasher> | undefined;
let turn = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  turn = turn.then(async () => {
    try {
      postMessage(await answerTo(data));
    } catch (error) {
      // A rejected promise in a worker raises no error event: the page would wait for ever.
      postMessage({ type: 'failed', reason: String(error) } satisfies HashAnswer);
    }
  });
});

async function answerTo(order: unknown): Promise<HashAnswer> {
  loading ??= createMD5();
  const md5 = await loading;
  if (order === 'end') return { type: 'md5', md5: base64Of(md5.digest('binary')) };
  if (order instanceof ArrayBuffer) md5.update(new Uint8Array(order));
  else begin(md5, beginSchema.parse(order).state);
  return { type: 'ready', state: base64Of(md5.save()) };
}

function begin(md5: IHasher, state: string | undefined): void {
  md5.init();
  if (state !== undefined) md5.load(Uint8Array.from(atob(state), (byte) => byte.charCodeAt(0)));
}

const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
