/** Where the files of orders lie. */
export interface FileSource {
  /** What is there under a name; undefined when nothing is. @throws {DataRefused} when the storage cannot be asked */
  readonly find: (name: string) => Promise<StoredFile | undefined>;
  /** Bytes of a file, from a position on or, where the storage cannot do that, from the beginning. */
  readonly read: (name: string, from: number) => Promise<ReadBytes>;
}

export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  /** Base64; undefined for objects a bucket keeps without one. */
  readonly md5: string | undefined;
}

export interface ReadBytes {
  /** Position of the first byte that comes. */
  readonly from: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** The connection ended, or nothing came any more: what is here stays, and the rest can be asked for again. */
export class ReadInterrupted extends Error {}
