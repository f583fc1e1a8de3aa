import { inStep } from '../records/database-step.ts';
import { countPartFiles, findPart, namesIn, removeParts, type PartFolder } from './part-files.ts';
import type { Connection, UseDatabase } from '../records/upload-connection.ts';
import { leftForLater } from '../records/left-for-later.ts';

export class StagedBytesMissing extends Error {
  override readonly name = 'StagedBytesMissing';
}

/** The copies of files, in parts. */
export interface UploadParts {
  /** For browsers that have no files of their own. @throws DOMException QuotaExceededError when the browser has no room */
  savePart(id: string, index: number, bytes: ArrayBuffer): Promise<void>;
  countParts(id: string): Promise<number>;
  /** As Blob: browsers send Blobs without stopping the page. @throws StagedBytesMissing when it is not there */
  readPart(id: string, index: number): Promise<Blob>;
  deleteParts(id: string): Promise<void>;
  /** Deletes the parts of uploads that are not on record. */
  deleteOrphanParts(): Promise<void>;
}

/** Parts are files where the browser can, else in the database: they are looked for in both. */
export function uploadParts(use: UseDatabase, folder: PartFolder | undefined): UploadParts {
  return {
    savePart: (id, index, bytes) => use(async (database) => void (await database.put('parts', bytes, [id, index]))),
    countParts: async (id) => {
      const files = folder ? await countPartFiles(folder, id) : 0;
      return files + (await use((database) => database.count('parts', allPartsOf(id))));
    },
    readPart: async (id, index) => {
      const file = folder && (await findPart(folder, id, index));
      if (file) return file;
      const bytes = await use((database) => database.get('parts', [id, index]));
      if (!bytes) throw new StagedBytesMissing(`Part ${index} of ${id} is missing`);
      return new Blob([bytes]);
    },
    deleteParts: async (id) => {
      if (folder) await removeParts(folder, id);
      await use((database) => database.delete('parts', allPartsOf(id)));
    },
    deleteOrphanParts: async () => {
      // Listed before the records are: an upload is on record before its first part is kept.
      const kept = folder ? await namesIn(folder) : [];
      const known = await use(deleteOrphans);
      for (const id of kept) if (folder && !known.has(id)) await removeParts(folder, id).catch(leftForLater);
    },
  };
}

const allPartsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** @returns the uploads on record */
function deleteOrphans(database: Connection): Promise<ReadonlySet<string>> {
  const step = database.transaction(['jobs', 'parts'], 'readwrite');
  return inStep(step, async () => {
    const known = new Set(await step.objectStore('jobs').getAllKeys());
    const parts = step.objectStore('parts');
    for (const key of await parts.getAllKeys()) if (!known.has(key[0])) await parts.delete(key);
    return known;
  });
}
