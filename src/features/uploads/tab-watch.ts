import type { UploadLedger } from '#offline/upload-ledger.ts';
import type { UploadRecord } from '#offline/upload-record.ts';
import type { OriginLocks } from '#offline/origin-locks.ts';
import { releaseFilesOf } from './tidy-records.ts';
import { aborted } from '#offline/upload-turn.ts';

interface WatchSurroundings {
  locks: OriginLocks;
  ledger: UploadLedger;
  /** The name of this tab in records. */
  tab: string;
  closed: AbortSignal;
}

/** Tells the other tabs that this one lives, and notices when one ends that alone could read some files. */
export class TabWatch {
  readonly #surroundings: WatchSurroundings;
  readonly #watched = new Set<string>();

  constructor(surroundings: WatchSurroundings) {
    this.#surroundings = surroundings;
  }

  /** Resolves when the others can tell that this tab lives. */
  announce(): Promise<void> {
    const { locks, tab, closed } = this.#surroundings;
    const { promise, resolve } = Promise.withResolvers<void>();
    const live = async (): Promise<void> => {
      resolve();
      await aborted(closed);
    };
    void locks.hold(tabLock(tab), live, closed);
    return promise;
  }

  /** Looks after the job of a tab that ends while only it has the file. */
  look({ holder }: UploadRecord): void {
    const { locks, ledger, tab, closed } = this.#surroundings;
    if (holder === undefined || holder === tab || this.#watched.has(holder)) return;
    this.#watched.add(holder);
    void locks.hold(tabLock(holder), () => releaseFilesOf(holder, ledger), closed);
  }
}

const tabLock = (tab: string): string => `upload-tab-${tab}`;
