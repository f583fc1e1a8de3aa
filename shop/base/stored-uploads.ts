/** A file as an order finds it. */
export interface StoredUpload {
  /** Bytes. */
  readonly size: number;
  /** Base64. */
  readonly md5: string;
  /** Another one means other bytes. */
  readonly generation: number;
  /** Where its bytes lie. */
  readonly path: string;
}

/** A file as an order names it. */
export interface NamedUpload {
  readonly path: string;
  readonly size?: number | undefined;
  readonly md5?: string | undefined;
}

/** The file an order names; null when there is none, or one of another size or content. */
export function findAsNamed(uploads: StoredUploads, { path, size, md5 }: NamedUpload): StoredUpload | null {
  const stored = uploads.find(path);
  if (stored === null) return null;
  return (size ?? stored.size) === stored.size && (md5 ?? stored.md5) === stored.md5 ? stored : null;
}

/** What orders have to do with the files of a file store that shares the shop's database. */
export interface StoredUploads {
  /** The file of that name in a folder of a customer; null when there is none. */
  find(name: string): StoredUpload | null;
  /** From now on nobody but the administrator replaces or deletes these files. Part of the caller's transaction. */
  hold(orderId: string, names: readonly string[]): void;
  /**
   * Takes a file off an order, and away unless another order names it too. Part of the caller's transaction.
   *
   * @returns removes the bytes, to be called after the transaction; null when the order names no such file
   */
  remove(orderId: string, name: string): (() => Promise<void>) | null;
  /** The order is cancelled: its files are their owner's again, unless another order names them. */
  release(orderId: string): void;
}
