import type { FileStorage } from '#file-storage/file-storage.ts';

/** Not oftener than this it is told that bytes move, in milliseconds. */
const tellEveryMs = 1_000;

/** The same storage; `listeners` are told whenever bytes leave this device. */
export function heardStorage(storage: FileStorage, listeners: readonly (() => void)[]): FileStorage {
  let told = -Infinity;
  const hear = (): void => {
    if (performance.now() - told < tellEveryMs) return;
    told = performance.now();
    for (const listener of listeners) listener();
  };
  return {
    ...storage,
    transport: ({ onProgress, ...request }) =>
      storage.transport({
        ...request,
        onProgress: (sent) => {
          if (sent > 0) hear();
          onProgress?.(sent);
        },
      }),
  };
}
