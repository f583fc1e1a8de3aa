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
  for (let start = first; start < file.size; start += partBytes) {
    signal.throwIfAborted();
    const end = Math.min(file.size, start + partBytes);
    const bytes = await readPiece(file, start, end);
    if (isCopied && !(await keep(start / partBytes, bytes))) {
      isCopied = false;
      await leaveCopy({ id, database, save, edges });
    }
    const state = await hash.add(bytes);
    signal.throwIfAborted();
    if (isCopied && end < file.size) await save({ stagedBytes: end, hashState: state, edges });
  }
  const md5 = await hash.finish();
  await save(isCopied ? { copy: 'complete', stagedBytes: file.size, md5, edges } : { md5 });
}

async function leaveCopy({
  id,
  database,
  save,
  edges,
}: Pick<Staging, 'database' | 'save'> & { id: string; edges: string }): Promise<void> {
  await database.deleteParts(id);
  await save({ copy: 'none', stagedBytes: 0, edges });
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
