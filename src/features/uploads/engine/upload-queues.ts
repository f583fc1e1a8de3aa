import { ChunkLimits } from '#file-storage/machine/chunk-size.ts';
import type { FileStorage } from '#file-storage/file-storage.ts';
import type { UploadLedger } from '#offline/upload-ledger.ts';
import { UploadQueue } from '#offline/queue/upload-queue.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import type { UploadSource } from '#offline/queue/upload-source.ts';
import { checksumOfCopy } from '../copying/checksum-of-copy.ts';
import { heardStorage } from './heard-storage.ts';
import type { UploadEnvironment } from './upload-environment.ts';

interface QueuesEnvironment extends Pick<UploadEnvironment, 'database' | 'now' | 'random' | 'offline'> {
  ledger: UploadLedger;
  /** Told, each second at most, that bytes of uploads move. */
  moving: readonly (() => void)[];
}

/** The queues of one tab, one for each place where bytes come from. They share what is known of the hosts. */
export class UploadQueues {
  readonly #environment: QueuesEnvironment;
  readonly #chunkLimits = new ChunkLimits();
  #queues: UploadQueue[] = [];

  constructor(environment: QueuesEnvironment) {
    this.#environment = environment;
  }

  /** Begins to work through the uploads of a source. @returns what ends it, and resolves when nothing is on its way any more */
  open(source: UploadSource, storage: FileStorage): () => Promise<void> {
    const { database, ledger, now, random, offline, moving } = this.#environment;
    const own = { checksum: checksumOfCopy, chunkLimits: this.#chunkLimits, source };
    const heard = heardStorage(storage, moving);
    const queue = new UploadQueue({ storage: heard, database, ledger, now, random, offline, ...own });
    this.#queues = [...this.#queues, queue];
    void queue.wake();
    return async () => {
      this.#queues = this.#queues.filter((other) => other !== queue);
      await queue.stop();
    };
  }

  /** To be told of every change of a record, whoever made it. */
  notice(record: UploadRecord): void {
    for (const queue of this.#queues) queue.notice(record);
  }

  /** Something changed that makes another try worthwhile. */
  tryAgain(): void {
    for (const queue of this.#queues) {
      queue.hurry();
      void queue.wake();
    }
  }

  stop(): void {
    for (const queue of this.#queues) void queue.stop();
  }
}
