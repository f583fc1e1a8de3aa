import type { FileHandle } from 'node:fs/promises';

/** Has the disk store a growing file while more of it arrives, so that little is left to wait for at the end. */
export interface EarlySync {
  /** Tells of bytes just written. */
  wrote(length: number): void;
  /** Waits until everything written is on disk. */
  complete(): Promise<void>;
  /** Waits until nothing works on the file any more, whatever came of it. */
  settle(): Promise<void>;
}

const syncEvery = 4 * 1024 * 1024;

export function syncEarly(file: FileHandle): EarlySync {
  let unsynced = 0;
  let underWay = false;
  // Rejected for good once a sync failed: the disk tells of it only once, the next sync would pass for success.
  let early = Promise.resolve();
  let last: Promise<void> | null = null;
  return {
    wrote(length) {
      unsynced += length;
      if (underWay || unsynced < syncEvery) return;
      unsynced = 0;
      underWay = true;
      early = early
        .then(() => file.datasync())
        .then(() => {
          underWay = false;
        });
      early.catch(() => undefined);
    },
    async complete() {
      if (unsynced > 0) last = file.datasync();
      await Promise.all([early, last]);
    },
    async settle() {
      await Promise.allSettled([early, last]);
    },
  };
}
