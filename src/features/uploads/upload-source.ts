import type { UploadDatabase } from '#offline/upload-database.ts';
import type { UploadRecord } from '#offline/upload-record.ts';

/** Where the bytes of uploads come from. */
export interface UploadSource {
  /** Whether the bytes of this upload are to be read here. */
  serves(record: UploadRecord): boolean;
  /**
   * Bytes of the file from `start` to `end` (exclusive).
   * @throws StagedBytesMissing when nothing is there
   * @throws FileNotReadable when an open file changed on the disk
   */
  read(id: string, start: number, end: number): Promise<ArrayBuffer>;
  /** Forgets whatever is kept of a file. */
  forget(id: string): Promise<void>;
}

/** The copies in the browser's own storage, which every tab can read. */
export function copiedFiles(database: Pick<UploadDatabase, 'readBytes' | 'deleteParts'>): UploadSource {
  return {
    serves: ({ holder }) => holder === undefined,
    read: (id, start, end) => database.readBytes(id, start, end),
    forget: (id) => database.deleteParts(id),
  };
}
