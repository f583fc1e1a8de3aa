/** What is used of the origin's own file system: a folder per upload, a file per part. */
interface PartFile {
  getFile(): Promise<Blob>;
}

/** What a dedicated worker has of a file beyond that: nobody else can write it meanwhile. */
export interface WritablePartFile extends PartFile {
  createSyncAccessHandle(): Promise<PartFileAccess>;
}

interface PartFileAccess {
  truncate(size: number): void;
  write(bytes: Uint8Array, options: { at: number }): number;
  flush(): void;
  close(): void;
}

interface UploadFolder {
  getFileHandle(name: string, options: { create: boolean }): Promise<PartFile>;
  keys(): AsyncIterable<string>;
}

export interface PartFolder {
  getDirectoryHandle(name: string, options: { create: boolean }): Promise<UploadFolder>;
  removeEntry(name: string, options: { recursive: boolean }): Promise<void>;
  keys(): AsyncIterable<string>;
}

/**
 * The folder of copies, where files cost neither the memory of the page nor its time.
 * @returns undefined in browsers without one; the database keeps the copies then
 */
export async function openPartFolder(): Promise<PartFolder | undefined> {
  if (!('FileSystemFileHandle' in globalThis)) return undefined;
  try {
    const root = await navigator.storage.getDirectory();
    return await root.getDirectoryHandle('upload-parts', { create: true });
  } catch {
    // Private windows of some browsers.
    return undefined;
  }
}

/** A part that is being written. */
export interface OpenPart {
  /** @throws DOMException QuotaExceededError when the browser has no room */
  add(piece: Uint8Array): void;
  /** What was added is on the disk, also when the power fails now. @throws DOMException */
  close(): void;
}

/**
 * Opens the file of a part, empty, to write it; only in a dedicated worker.
 * @returns undefined where even workers cannot
 * @throws DOMException, mostly QuotaExceededError, or NoModificationAllowedError when another tab writes it
 */
export async function openPartFile(folder: PartFolder, id: string, index: number): Promise<OpenPart | undefined> {
  const upload = await folder.getDirectoryHandle(id, { create: true });
  const file = await upload.getFileHandle(String(index), { create: true });
  if (!canBeWritten(file)) return undefined;
  const access = await file.createSyncAccessHandle();
  let position = 0;
  access.truncate(0);
  return {
    add: (piece) => {
      const written = access.write(piece, { at: position });
      position += written;
      if (written < piece.byteLength) throw new DOMException('The file took only a piece.', 'QuotaExceededError');
    },
    close: () => {
      try {
        access.flush();
      } finally {
        access.close();
      }
    },
  };
}

const canBeWritten = (file: PartFile): file is WritablePartFile => 'createSyncAccessHandle' in file;

/** The bytes stay on the disk until they are sent; undefined when the part is not there. */
export async function findPart(folder: PartFolder, id: string, index: number): Promise<Blob | undefined> {
  const part = await unlessMissing(async () => {
    const upload = await folder.getDirectoryHandle(id, { create: false });
    return (await upload.getFileHandle(String(index), { create: false })).getFile();
  });
  // A file is made before it is filled.
  return part !== undefined && part.size > 0 ? part : undefined;
}

/** Without what Chromium leaves beside a file when it dies in the middle of writing (`0.crswap`). */
export async function countPartFiles(folder: PartFolder, id: string): Promise<number> {
  const upload = await unlessMissing(() => folder.getDirectoryHandle(id, { create: false }));
  return upload === undefined ? 0 : (await namesIn(upload)).filter((name) => /^\d+$/.test(name)).length;
}

export async function removeParts(folder: PartFolder, id: string): Promise<void> {
  await unlessMissing(() => folder.removeEntry(id, { recursive: true }));
}

/** The names of what lies directly in a folder. */
export async function namesIn(folder: { keys(): AsyncIterable<string> }): Promise<string[]> {
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  return names;
}

async function unlessMissing<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw error;
  }
}
