import type { IDBPDatabase } from 'idb';
import { partBytes } from './upload-record.ts';
import type { UploadSchema } from './upload-upgrades.ts';

type Connection = IDBPDatabase<UploadSchema>;

export class StagedBytesMissing extends Error {
  override readonly name = 'StagedBytesMissing';
}

export const allPartsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** @throws StagedBytesMissing when a part is not there */
export async function readRange(
  database: Connection,
  id: string,
  { start, end }: { start: number; end: number },
): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(end - start);
  const first = Math.floor(start / partBytes);
  const last = Math.max(first, Math.ceil(end / partBytes) - 1);
  if (end === start) return bytes.buffer;
  for (let index = first; index <= last; index += 1) {
    const part = await readPart(database, id, index);
    const partStart = index * partBytes;
    const from = Math.max(start, partStart);
    const piece = new Uint8Array(part, from - partStart, Math.min(end, partStart + part.byteLength) - from);
    bytes.set(piece, from - start);
  }
  return bytes.buffer;
}

/**
 * The parts from `start` on as Blobs, read one after the other: browsers keep the bytes of Blobs out of the page's memory.
 * @throws StagedBytesMissing when a part is not there
 */
export async function readBlobs(
  database: Connection,
  id: string,
  { start, end }: { start: number; end: number },
): Promise<Blob[]> {
  const blobs: Blob[] = [];
  for (let from = start; from < end;) {
    const index = Math.floor(from / partBytes);
    const until = Math.min(end, (index + 1) * partBytes);
    const part = await readPart(database, id, index);
    const partStart = index * partBytes;
    blobs.push(new Blob([new Uint8Array(part, from - partStart, until - from)]));
    from = until;
  }
  return blobs;
}

/** Deletes the parts of uploads that are not on record. */
export async function deleteOrphans(database: Connection): Promise<void> {
  const step = database.transaction(['jobs', 'parts'], 'readwrite');
  const known = new Set(await step.objectStore('jobs').getAllKeys());
  const parts = step.objectStore('parts');
  for (const key of await parts.getAllKeys()) if (!known.has(key[0])) await parts.delete(key);
  await step.done;
}

async function readPart(database: Connection, id: string, index: number): Promise<ArrayBuffer> {
  const part = await database.get('parts', [id, index]);
  if (!part) throw new StagedBytesMissing(`Part ${index} of ${id} is missing`);
  return part;
}
