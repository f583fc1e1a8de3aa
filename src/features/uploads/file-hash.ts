/** Takes pieces of a file in order and gives the base64 md5 of the whole. */
export interface FileHash {
  add(bytes: ArrayBuffer): Promise<void>;
  finish(): Promise<string>;
  /** Ends the worker; no further calls. */
  close(): void;
}

/** A hash that runs in a worker of its own, so that the page stays free. */
export function createFileHash(): FileHash {
  const worker = new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module', name: 'hash' });
  const ask = (message: unknown, transfer: Transferable[] = []): Promise<string> =>
    new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data), { once: true });
      worker.addEventListener('error', () => reject(new Error('The hash worker failed.')), { once: true });
      worker.postMessage(message, transfer);
    });
  return {
    add: async (bytes) => void (await ask(bytes, [bytes])),
    finish: () => ask('end'),
    close: () => worker.terminate(),
  };
}
