import { createMD5, type IHasher } from 'hash-wasm';

/** Hashes a file piece by piece off the main thread. Messages: a piece of bytes, or 'end', answered with the base64 md5. */
let hasher: Promise<IHasher> | undefined;
let turn = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  turn = turn.then(async () => {
    hasher ??= createMD5();
    const md5 = await hasher;
    if (data instanceof ArrayBuffer) {
      md5.update(new Uint8Array(data));
      postMessage('ready');
      return;
    }
    const digest = md5.digest('binary');
    postMessage(btoa(String.fromCharCode(...digest)));
  });
});
