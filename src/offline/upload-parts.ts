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
  for (let index = Math.floor(start / partBytes); index * partBytes < end; index += 1) {
    const from = Math.max(start, index * partBytes);
    const until = Math.min(end, (index + 1) * partBytes);
    bytes.set(await readPiece(database, id, { from, until }), from - start);
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
    const until = Math.min(end, (Math.floor(from / partBytes) + 1) * partBytes);
    blobs.push(new Blob([await readPiece(database, id, { from, until })]));
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

/** Bytes that lie in one part. */
async function readPiece(
  database: Connection,
  id: string,
  { from, until }: { from: number; until: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const index = Math.floor(from / partBytes);
  const start = index * partBytes;
  const part = await database.get('parts', [id, index]);
  if (!part || part.byteLength < until - start) throw new StagedBytesMissing(`Part ${index} of ${id} is missing`);
  return new Uint8Array(part, from - start, until - from);
}
