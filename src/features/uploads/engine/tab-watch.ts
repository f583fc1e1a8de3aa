import type { UploadLedger } from '#offline/upload-ledger.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import type { OriginLocks } from '#offline/queue/origin-locks.ts';
import { releaseFilesOf } from './tidy-records.ts';
import { aborted } from '#offline/queue/upload-turn.ts';

interface WatchEnvironment {
  locks: OriginLocks;
  ledger: UploadLedger;
  /** The name of this tab in records. */
  tab: string;
  closed: AbortSignal;
}

/** Tells the other tabs that this one lives, and notices when one ends that alone could read some files. */
export class TabWatch {
  readonly #environment: WatchEnvironment;
  readonly #watched = new Set<string>();

  constructor(environment: WatchEnvironment) {
    this.#environment = environment;
  }

  /** Resolves when the others can tell that this tab lives. @throws what the browser throws when it cannot */
  announce(): Promise<void> {
    const { locks, tab, closed } = this.#environment;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const live = async (): Promise<void> => {
      resolve();
      await aborted(closed);
    };
    locks.hold(tabLock(tab), live, closed).catch(reject);
    return promise;
  }

  /** Looks after the upload of a tab that ends while only it has the file. */
  look({ holder }: UploadRecord): void {
    const { locks, ledger, tab, closed } = this.#environment;
    if (holder === undefined || holder === tab || this.#watched.has(holder)) return;
    this.#watched.add(holder);
    locks
      .hold(tabLock(holder), () => releaseFilesOf(holder, ledger), closed)
      .catch((error: unknown) => console.error('Whether a tab has ended could not be found out.', error))
      .finally(() => this.#watched.delete(holder));
  }
}

const tabLock = (tab: string): string => `upload-tab-${tab}`;
