import type { UploadRecord } from '#offline/records/upload-record.ts';
import type { CopyWorker } from '../copying/copy-worker.ts';
import { FileNotReadable } from '#offline/parts/read-piece.ts';

/**
 * The files that are on record already: same size, same first and last MiB; of a file whose edges are not on record yet,
 * same name and time. Given up ones do not count.
 */
export async function findDuplicates(
  files: readonly File[],
  records: readonly UploadRecord[],
  createCopyWorker: () => CopyWorker,
): Promise<Map<File, UploadRecord>> {
  const found = new Map<File, UploadRecord>();
  const kept = records.filter(({ state }) => state !== 'canceling' && state !== 'canceled');
  const suspects = files.flatMap((file) => {
    const alike = kept.filter(({ size }) => size === file.size);
    return alike.length === 0 ? [] : [{ file, alike }];
  });
  if (suspects.length === 0) return found;
  const worker = createCopyWorker();
  try {
    for (const { file, alike } of suspects) {
      const edges = await edgesIfReadable(file, worker);
      const same = alike.find((record) => isSame(file, edges, record));
      if (same) found.set(file, same);
    }
  } finally {
    worker.close();
  }
  return found;
}

function isSame(file: File, edges: string | undefined, record: UploadRecord): boolean {
  if (record.edges !== undefined) return record.edges === edges;
  return record.name === file.name && record.lastModified === file.lastModified;
}

async function edgesIfReadable(file: File, worker: CopyWorker): Promise<string | undefined> {
  try {
    return await worker.edges(file);
  } catch (error) {
    if (error instanceof FileNotReadable) return undefined;
    throw error;
  }
}
