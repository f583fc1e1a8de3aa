import type { UploadDatabase } from '../upload-database.ts';
import { readThroughParts } from './read-through-parts.ts';
import { StagedBytesMissing } from '../parts/upload-parts.ts';
import type { UploadRecord } from '../records/upload-record.ts';

/**
 * Bytes of a file from `start` to `end` (exclusive), as Blob: browsers stop the page for sending a large ArrayBuffer.
 * @throws StagedBytesMissing when nothing is there
 * @throws FileNotReadable when an open file changed on the disk
 */
export type ReadBytes = (start: number, end: number) => Promise<Blob>;

/** Where the bytes of uploads come from. */
export interface UploadSource {
  /** Whether the bytes of this upload are to be read here. */
  serves(record: UploadRecord): boolean;
  /**
   * Whether the bytes before `end` can be read already.
   * @throws StagedBytesMissing when they never will
   */
  reaches(record: UploadRecord, end: number): boolean;
  /** For one run through a file, whose bytes stay the same meanwhile. */
  open(id: string): ReadBytes;
  /** Forgets whatever is kept of a file. */
  forget(id: string): Promise<void>;
}

/** The copies in the browser's own storage, which every tab can read, also while they grow. */
export function copiedFiles(database: Pick<UploadDatabase, 'readPart' | 'deleteParts'>): UploadSource {
  return {
    // Without copy and without a tab that has the file open nobody else looks after an upload.
    serves: ({ copy, holder }) => copy !== 'none' || holder === undefined,
    reaches: ({ copy, stagedBytes, holder, id }, end) => {
      if (copy === 'complete' || stagedBytes >= end) return true;
      if (holder === undefined) throw new StagedBytesMissing(`Nobody copies ${id} to its end`);
      return false;
    },
    open: (id) => readThroughParts(database, id),
    forget: (id) => database.deleteParts(id),
  };
}
