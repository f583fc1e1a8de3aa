/** What is used of the origin's own file system: a folder per upload, a file per part. */
interface PartFile {
  getFile(): Promise<Blob>;
  createWritable(): Promise<{
    write(bytes: ArrayBuffer): Promise<void>;
    close(): Promise<void>;
    abort(): Promise<void>;
  }>;
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
 * @returns undefined in browsers that cannot write files from a page; the database keeps the copies then
 */
export async function openPartFolder(): Promise<PartFolder | undefined> {
  if (!('FileSystemFileHandle' in globalThis) || !('createWritable' in FileSystemFileHandle.prototype))
    return undefined;
  try {
    const root = await navigator.storage.getDirectory();
    return await root.getDirectoryHandle('upload-parts', { create: true });
  } catch {
    // Private windows of some browsers.
    return undefined;
  }
}

/** A part is there completely or not at all. @throws DOMException QuotaExceededError when the browser has no room */
export async function writePart(folder: PartFolder, id: string, index: number, bytes: ArrayBuffer): Promise<void> {
  const upload = await folder.getDirectoryHandle(id, { create: true });
  const file = await upload.getFileHandle(String(index), { create: true });
  const writer = await file.createWritable();
  try {
    await writer.write(bytes);
    await writer.close();
  } catch (error) {
    await writer.abort().catch(() => undefined);
    throw error;
  }
}

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
