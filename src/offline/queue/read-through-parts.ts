import type { UploadDatabase } from '../upload-database.ts';
import { StagedBytesMissing } from '../parts/upload-parts.ts';
import { partBytes } from '../records/upload-record.ts';

/** Parts that one chunk may touch: a chunk of 16 MiB that begins anywhere. */
const keptParts = 5;

/**
 * Reads a copied file in its order; a part is fetched from the database once, however small the chunks are.
 * @returns a function that gives the bytes from `start` to `end` (exclusive) and throws StagedBytesMissing
 */
export function readThroughParts(
  database: Pick<UploadDatabase, 'readPart'>,
  id: string,
): (start: number, end: number) => Promise<Blob> {
  const parts = new Map<number, Promise<Blob>>();
  let lastStart = -1;
  const partOf = (index: number): Promise<Blob> => {
    const part = parts.get(index) ?? database.readPart(id, index);
    parts.set(index, part);
    for (const oldest of [...parts.keys()].slice(0, -keptParts)) parts.delete(oldest);
    return part;
  };
  return async (start, end) => {
    // Read again means that something went wrong, perhaps with the bytes at hand.
    if (start <= lastStart) parts.clear();
    lastStart = start;
    const pieces: Blob[] = [];
    for (let from = start; from < end;) {
      const index = Math.floor(from / partBytes);
      const until = Math.min(end, (index + 1) * partBytes);
      const part = await partOf(index);
      if (part.size < until - index * partBytes)
        throw new StagedBytesMissing(`Part ${index} of ${id} is missing its end`);
      pieces.push(part.slice(from - index * partBytes, until - index * partBytes));
      from = until;
    }
    return new Blob(pieces);
  };
}
