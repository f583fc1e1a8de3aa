import type { UploadDatabase } from './upload-database.ts';
import { StagedBytesMissing } from './upload-parts.ts';
import type { UploadRecord } from './upload-record.ts';

/** Where the bytes of uploads come from. */
export interface UploadSource {
  /** Whether the bytes of this upload are to be read here. */
  serves(record: UploadRecord): boolean;
  /**
   * Whether the bytes before `end` can be read already.
   * @throws StagedBytesMissing when they never will
   */
  reaches(record: UploadRecord, end: number): boolean;
  /**
   * Bytes of the file from `start` to `end` (exclusive).
   * @throws StagedBytesMissing when nothing is there
   * @throws FileNotReadable when an open file changed on the disk
   */
  read(id: string, start: number, end: number): Promise<ArrayBuffer>;
  /** Forgets whatever is kept of a file. */
  forget(id: string): Promise<void>;
}

/** The copies in the browser's own storage, which every tab can read, also while they grow. */
export function copiedFiles(database: Pick<UploadDatabase, 'readBytes' | 'deleteParts'>): UploadSource {
  return {
    serves: ({ copy }) => copy !== 'none',
    reaches: ({ copy, stagedBytes, holder, id }, end) => {
      if (copy === 'complete' || stagedBytes >= end) return true;
      if (holder === undefined) throw new StagedBytesMissing(`Nobody copies ${id} to its end`);
      return false;
    },
    read: (id, start, end) => database.readBytes(id, start, end),
    forget: (id) => database.deleteParts(id),
  };
}
