import { createMD5, type IHasher } from 'hash-wasm';
import type { HashAnswer } from './hash-answer.ts';

/** Hashes files piece by piece off the main thread. Messages: a piece of bytes, or 'end', after which the next file begins. */
let hasher: Promise<IHasher> | undefined;
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

async function answerTo(data: unknown): Promise<HashAnswer> {
  hasher ??= createMD5();
  const md5 = await hasher;
  if (data instanceof ArrayBuffer) {
    md5.update(new Uint8Array(data));
    return { type: 'ready' };
  }
  hasher = undefined;
  return { type: 'md5', md5: btoa(String.fromCharCode(...md5.digest('binary'))) };
}
