import type { ChunkLimits } from '#file-storage/machine/chunk-size.ts';
import type { FileStorage } from '#file-storage/file-storage.ts';
import type { UploadDatabase } from '../upload-database.ts';
import type { UploadLedger } from '../upload-ledger.ts';
import type { ReadBytes, UploadSource } from './upload-source.ts';

/** What a queue of uploads needs. */
export interface QueueEnvironment {
  storage: FileStorage;
  database: Pick<UploadDatabase, 'loadRecord' | 'loadRecords'>;
  ledger: UploadLedger;
  /** The queue works on the uploads whose bytes are here, and leaves the others alone. */
  source: UploadSource;
  now: () => number;
  random: () => number;
  /** What is known of the hosts; queues of one page share it. */
  chunkLimits?: ChunkLimits;
  /** Whether the browser is certainly offline. */
  offline: () => boolean;
  /**
   * For a queue that cannot say who asks: told when the storage wants to know. The upload waits for a queue that can; without
   * this it fails.
   */
  cannotSay?: () => void;
  /** Base64 md5 of a complete copy whose checksum is not on record; a queue without it has no such uploads. */
  checksum?: (read: ReadBytes, size: number, signal: AbortSignal) => Promise<string>;
}
