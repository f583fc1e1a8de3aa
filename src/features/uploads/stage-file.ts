import { readPiece } from '#offline/read-piece.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import { partBytes, type UploadRecord } from '#offline/upload-record.ts';
import { edgesOf } from './file-edges.ts';
import type { FileHash } from './file-hash.ts';

interface Staging {
  record: UploadRecord;
  file: Blob;
  database: Pick<UploadDatabase, 'savePart' | 'deleteParts'>;
  hash: FileHash;
  /** Whether the browser has room for so many bytes more. */
  hasRoom: (bytes: number) => Promise<boolean>;
  /** Puts on record how far the copy is. @throws to end the copying */
  save: (progress: StagingProgress) => Promise<void>;
  signal: AbortSignal;
}

type StagingFact = 'copy' | 'stagedBytes' | 'hashState' | 'edges' | 'md5';

/** What a step of copying changes on record; nothing when undefined. */
export type StagingProgress = { [Fact in StagingFact]?: UploadRecord[Fact] };

/**
 * Copies a file into the browser's own storage, so that a reload, a crash or a change on the disk cannot touch it any more,
 * and computes its checksum. Goes on where the record says. Without room the file is read to its end for the checksum alone.
 * @throws FileNotReadable, HashFailed; the signal's reason when aborted, parts may be left then
 */
export async function stageFile({ record, file, database, hash, hasRoom, save, signal }: Staging): Promise<void> {
  const { id, hashState } = record;
  const edges = record.edges ?? (await edgesOf(file, hash));
  const first = hashState === undefined ? 0 : record.stagedBytes;
  const keep = partKeeper(database, id);
  let isCopied = await hasRoom(file.size - first);
  await hash.begin(hashState);
  if (!isCopied) await leaveCopy({ id, database, save, edges });
  for await (const { start, end, bytes } of piecesOf(file, first)) {
    signal.throwIfAborted();
    const [isKept, state] = await Promise.all([isCopied && keep(start / partBytes, bytes), hash.add(bytes)]);
    signal.throwIfAborted();
    if (isCopied && !isKept) await leaveCopy({ id, database, save, edges });
    isCopied = isKept;
    if (isCopied && end < file.size) await save({ stagedBytes: end, hashState: state, edges });
  }
  const md5 = await hash.finish();
  await save(isCopied ? { copy: 'complete', stagedBytes: file.size, md5, edges } : { md5 });
}

/** The file in parts, from one of their borders on; the next is read while the last one is dealt with. */
async function* piecesOf(
  file: Blob,
  first: number,
): AsyncGenerator<{ start: number; end: number; bytes: ArrayBuffer }> {
  const read = (start: number): Promise<ArrayBuffer> => {
    const bytes = readPiece(file, start, Math.min(file.size, start + partBytes));
    // Told when it is this piece's turn.
    bytes.catch(() => undefined);
    return bytes;
  };
  let reading = read(first);
  for (let start = first; start < file.size; start += partBytes) {
    const bytes = await reading;
    const end = start + bytes.byteLength;
    if (end < file.size) reading = read(end);
    yield { start, end, bytes };
  }
}

/** On record first: who reads the parts meanwhile must not take the file for lost. */
async function leaveCopy({
  id,
  database,
  save,
  edges,
}: Pick<Staging, 'database' | 'save'> & { id: string; edges: string }): Promise<void> {
  const left: StagingProgress = { copy: 'none', stagedBytes: 0, hashState: undefined, edges };
  try {
    await save(left);
    await database.deleteParts(id);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    // Not even the record has room, or a part is just being read.
    await database.deleteParts(id);
    await save(left);
  }
}

/** Keeps a part; false when the browser cannot, mostly for want of room. */
function partKeeper(database: Staging['database'], id: string) {
  return async (index: number, bytes: ArrayBuffer): Promise<boolean> => {
    try {
      await database.savePart(id, index, bytes);
      return true;
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      console.warn('The browser keeps no copy of the file.', error);
      return false;
    }
  };
}
