/** Data that cannot be opened as it is; the message is one sentence for the person who starts the shop. */
export class DataRefused extends Error {
  override readonly name = 'DataRefused';
}

const writeProtected = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT']);
const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** What a folder that cannot be made or written means to the person; anything else is passed on unchanged. */
export function asFolderRefusal(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (full.has(code)) return folderFull(folder, { cause: error });
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
