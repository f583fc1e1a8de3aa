import type { UploadDatabase } from '#offline/upload-database.ts';
import { partBytes, type UploadRecord } from '#offline/upload-record.ts';
import type { CopiedPart } from './copy-messages.ts';
import type { CopyWorker } from './copy-worker.ts';

interface Staging {
  record: UploadRecord;
  file: Blob;
  database: Pick<UploadDatabase, 'savePart' | 'deleteParts'>;
  worker: CopyWorker;
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
 * @throws FileNotReadable, CopyFailed; the signal's reason when aborted, parts may be left then
 */
export async function stageFile({ record, file, database, worker, hasRoom, save, signal }: Staging): Promise<void> {
  const { id, hashState } = record;
  const edges = record.edges ?? (await worker.edges(file));
  const first = hashState === undefined ? 0 : record.stagedBytes;
  let isCopied = await hasRoom(file.size - first);
  await worker.begin({ file, id, first, hashState });
  if (!isCopied) await leaveCopy({ id, database, save, edges });
  for await (const part of partsOf(worker, () => isCopied)) {
    signal.throwIfAborted();
    const isKept = isCopied && (await keepPart(database, id, part));
    signal.throwIfAborted();
    if (isCopied && !isKept) await leaveCopy({ id, database, save, edges });
    isCopied = isKept;
    const { end, md5 } = part;
    if (md5 !== undefined) await save(isCopied ? { copy: 'complete', stagedBytes: end, md5, edges } : { md5 });
    else if (isCopied) await save({ stagedBytes: end, hashState: part.hashState, edges });
  }
}

/** The parts of a file; the next is copied while the last one is put on record. Nothing is under way when it ends. */
async function* partsOf(worker: CopyWorker, keeps: () => boolean): AsyncGenerator<CopiedPart> {
  const copyNext = (): Promise<CopiedPart> => {
    const part = worker.next(keeps());
    // Told when it is this part's turn.
    part.catch(() => undefined);
    return part;
  };
  let copying = copyNext();
  try {
    for (;;) {
      const part = await copying;
      if (part.md5 === undefined) copying = copyNext();
      yield part;
      if (part.md5 !== undefined) return;
    }
  } finally {
    await copying.catch(() => undefined);
  }
}

/** False when the browser could not keep it, mostly for want of room. */
async function keepPart(database: Staging['database'], id: string, { end, kept, bytes }: CopiedPart): Promise<boolean> {
  if (kept !== 'given') return kept === 'file';
  if (!bytes || bytes.byteLength === 0) return true;
  try {
    await database.savePart(id, Math.ceil(end / partBytes) - 1, bytes);
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    console.warn('The browser keeps no copy of the file.', error);
    return false;
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
