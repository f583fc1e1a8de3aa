/** Data that cannot be opened as it is; the message is one sentence for the person who starts the shop. */
export class DataRefused extends Error {
  override readonly name = 'DataRefused';

  /** @param reason in SQLite's words */
  static damaged(path: string, reason: string, options?: ErrorOptions): DataRefused {
    const found = reason.replaceAll(/\s+/g, ' ').trim();
    return new DataRefused(
      `The database ${path} is damaged (${found}); restore a backup into another folder.`,
      options,
    );
  }
}

const writeProtected = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT']);
const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** What a folder that cannot be made or written means to the person; anything else is passed on unchanged. */
export function asFolderRefusal(error: unknown, folder: string): unknown {
  if (isDiskFull(error)) return folderFull(folder, { cause: error });
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!writeProtected.has(code)) return error;
  return new DataRefused(`The data folder ${folder} cannot be written; set DATA_DIR to a folder of yours.`, {
    cause: error,
  });
}

export function folderFull(folder: string, options?: ErrorOptions): DataRefused {
  return new DataRefused(
    `The disk of the data folder ${folder} is full; make room there, or set DATA_DIR to a folder on another disk.`,
    options,
  );
}

/** What a refusal by SQLite or a full disk means to the person who starts; anything else is passed on unchanged. */
export function asDatabaseRefusal(error: unknown, path: string): unknown {
  if (isDiskFull(error))
    return new DataRefused(`The disk of the database ${path} is full; make room there and start again.`, {
      cause: error,
    });
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  const code = Number(error.errcode) & 0xff;
  if (damaged.has(code)) return DataRefused.damaged(path, error.message, { cause: error });
  const sentence = sentences[code];
  return sentence === undefined ? error : new DataRefused(sentence(path), { cause: error });
}

/** Sentences by SQLite's primary result codes. */
const sentences: Readonly<Record<number, (path: string) => string>> = {
  5: (path) => `The database ${path} is locked by another program; end that program and start again.`,
  8: (path) => `The database ${path} cannot be written; make it and its folder writable for this user.`,
  10: (path) => `The disk does not take or give what belongs to the database ${path}; it may be full or broken.`,
  13: (path) => `The disk of the database ${path} is full; make room there and start again.`,
  14: (path) => `The database ${path} cannot be opened; make it and its folder readable and writable for this user.`,
};

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damaged = new Set([11, 26]);

/**
 * Runs what opens a database.
 *
 * @throws {DataRefused} when the database is locked, damaged, read-only, or has no room
 */
export function refusingDatabase<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw asDatabaseRefusal(error, path);
  }
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && full.has(String(error.code));
}
