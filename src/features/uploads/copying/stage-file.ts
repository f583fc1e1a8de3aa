import type { UploadDatabase } from '#offline/upload-database.ts';
import { partBytes, type UploadRecord } from '#offline/records/upload-record.ts';
import type { CopiedPart, CopyOrder } from './copy-messages.ts';
import type { CopyWorker } from './copy-worker.ts';

interface Staging {
  record: UploadRecord;
  file: Blob;
  database: Pick<UploadDatabase, 'savePart' | 'deleteParts'>;
  worker: CopyWorker;
  /** Whether the browser has room for so many bytes more. */
  hasRoom: (bytes: number) => Promise<boolean>;
  /** Makes some room; false when there is nothing to give up. */
  makeRoom: () => Promise<boolean>;
  /** Puts on record how far the copy is. @throws to end the copying */
  save: (progress: StagingProgress) => Promise<void>;
  signal: AbortSignal;
}

type StagingFact = 'copy' | 'stagedBytes' | 'hashState' | 'edges' | 'md5';

/** What a step of copying changes on record; nothing when undefined. */
export type StagingProgress = { [Fact in StagingFact]?: UploadRecord[Fact] };

/** Where a copy goes on. */
type Place = Pick<CopyOrder, 'first' | 'hashState'>;

/**
 * Copies a file into the browser's own storage, so that a reload, a crash or a change on the disk cannot touch it any more,
 * and computes its checksum. Goes on where the record says. When the room ends, copies that no upload needs any more are
 * given up; when that does not help, the file is read to its end for the checksum alone.
 * @throws FileNotReadable, CopyFailed; the signal's reason when aborted, parts may be left then
 */
export async function stageFile(staging: Staging): Promise<void> {
  const { record, file, worker } = staging;
  const { hashState, stagedBytes } = record;
  const edges = record.edges ?? (await worker.edges(file));
  let place: Place | undefined = hashState === undefined ? { first: 0 } : { first: stagedBytes, hashState };
  const isCopied = await hasOrMakesRoom(file.size - place.first, staging);
  if (!isCopied) await leaveCopy(staging, edges);
  while (place) place = await copyFrom(place, staging, { edges, isCopied });
}

async function hasOrMakesRoom(bytes: number, { hasRoom, makeRoom, signal }: Staging): Promise<boolean> {
  while (!(await hasRoom(bytes))) {
    signal.throwIfAborted();
    if (!(await makeRoom())) return false;
  }
  return true;
}

/** @returns undefined at the end of the file; else where the copy goes on, because there is room again */
async function copyFrom(
  place: Place,
  staging: Staging,
  { edges, isCopied }: { edges: string; isCopied: boolean },
): Promise<Place | undefined> {
  const { record, database, worker, makeRoom, save, signal } = staging;
  let reached = await beginAt(place, staging, isCopied);
  let keeps = isCopied;
  for await (const part of partsOf(worker, () => keeps)) {
    signal.throwIfAborted();
    const kept = keeps ? await keepPart(database, record.id, part) : 'no';
    signal.throwIfAborted();
    if (kept === 'full' && (await makeRoom())) return reached;
    if (keeps && kept !== 'kept') await leaveCopy(staging, edges);
    keeps = kept === 'kept';
    const progress = progressOf(part, keeps);
    if (progress) await save(keeps ? { ...progress, edges } : progress);
    reached = { first: part.end, hashState: part.hashState };
  }
  return undefined;
}

/** @returns where the copy really goes on */
async function beginAt(place: Place, { record, file, worker, save }: Staging, isCopied: boolean): Promise<Place> {
  const first = await worker.begin({ file, id: record.id, ...place });
  if (first === place.first) return place;
  // Before the first part is written over: nobody may read it meanwhile.
  if (isCopied) await save({ stagedBytes: first, hashState: undefined });
  return { first };
}

/** What a part changes on record; of a file that is only hashed nothing but the checksum is of use. */
function progressOf({ end, md5, hashState }: CopiedPart, isKept: boolean): StagingProgress | undefined {
  if (!isKept) return md5 === undefined ? undefined : { md5 };
  return md5 === undefined ? { stagedBytes: end, hashState } : { copy: 'complete', stagedBytes: end, md5 };
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

/** What became of a part; `full`: there was no room for it. */
async function keepPart(
  database: Staging['database'],
  id: string,
  { end, kept, bytes }: CopiedPart,
): Promise<'kept' | 'full' | 'no'> {
  if (kept !== 'given') return kept === 'file' ? 'kept' : kept;
  if (!bytes || bytes.byteLength === 0) return 'kept';
  try {
    await database.savePart(id, Math.ceil(end / partBytes) - 1, bytes);
    return 'kept';
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    console.warn('The browser keeps no copy of the file.', error);
    return error.name === 'QuotaExceededError' ? 'full' : 'no';
  }
}

/** On record first: who reads the parts meanwhile must not take the file for lost. */
async function leaveCopy({ record, database, save }: Staging, edges: string): Promise<void> {
  const left: StagingProgress = { copy: 'none', stagedBytes: 0, hashState: undefined, edges };
  try {
    await save(left);
    await database.deleteParts(record.id);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    // Not even the record has room, or a part is just being read.
    await database.deleteParts(record.id);
    await save(left);
  }
}
