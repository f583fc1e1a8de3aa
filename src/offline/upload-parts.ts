import type { IDBPDatabase } from 'idb';
import type { UploadSchema } from './upload-upgrades.ts';

type Connection = IDBPDatabase<UploadSchema>;

export class StagedBytesMissing extends Error {
  override readonly name = 'StagedBytesMissing';
}

export const allPartsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/**
 * One part as Blob: browsers keep the bytes of Blobs out of the page's memory, and send them without stopping the page.
 * @throws StagedBytesMissing when it is not there
 */
export async function readPart(database: Connection, id: string, index: number): Promise<Blob> {
  const bytes = await database.get('parts', [id, index]);
  if (!bytes) throw new StagedBytesMissing(`Part ${index} of ${id} is missing`);
  return new Blob([bytes]);
}

/** Deletes the parts of uploads that are not on record. */
export async function deleteOrphans(database: Connection): Promise<void> {
  const step = database.transaction(['jobs', 'parts'], 'readwrite');
  const known = new Set(await step.objectStore('jobs').getAllKeys());
  const parts = step.objectStore('parts');
  for (const key of await parts.getAllKeys()) if (!known.has(key[0])) await parts.delete(key);
  await step.done;
}
