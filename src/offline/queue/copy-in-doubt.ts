import type { QueueEnvironment } from './queue-environment.ts';
import { inRecords } from './record-trouble.ts';
import type { UploadRecord } from '../records/upload-record.ts';
import type { UploadRun } from './upload-run.ts';
import type { ReadBytes } from './upload-source.ts';
import { StagedBytesMissing } from '../parts/upload-parts.ts';

/** The copy of a file is not any more what was copied: a disk that fails, a part that was cut. */
export class CopyDamaged extends Error {
  override readonly name = 'CopyDamaged';
}

/** Whether a copy is whole can only be found out by a page. */
export class CopyInDoubt extends Error {
  override readonly name = 'CopyInDoubt';
}

/**
 * Compares a complete copy with the checksum of the file it was made from, after the server had other bytes: it is the copy
 * that is damaged, or they changed on the way.
 * @throws CopyDamaged; CopyInDoubt from a queue that computes no checksums; StagedBytesMissing; the run's reason when it ends
 */
export async function requireWholeCopy(
  id: string,
  { signal }: UploadRun,
  { database, source, checksum, cannotSay }: Pick<QueueEnvironment, 'database' | 'source' | 'checksum' | 'cannotSay'>,
): Promise<void> {
  const record = await inRecords(() => database.loadRecord(id));
  if (record?.copy !== 'complete' || record.md5 === undefined) return;
  if (!checksum && cannotSay) throw new CopyInDoubt(id);
  if (!checksum) return;
  const found = await checksum(source.open(id), record.size, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    if (error instanceof StagedBytesMissing) throw error;
    throw new CopyDamaged(`The copy of ${id} cannot be read`, { cause: error });
  });
  if (found !== record.md5) throw new CopyDamaged(`The copy of ${id} has changed`);
}

/** Bytes of a file, `end` exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

/**
 * Reads what a request was to carry: a disk that does not give it looks like a connection that breaks.
 * @throws CopyDamaged; what `read` throws; the run's reason when it ends
 */
export async function requireReadable(
  stretches: readonly Stretch[],
  read: ReadBytes,
  { signal }: UploadRun,
): Promise<void> {
  for (const { start, end } of stretches) {
    const bytes = await read(start, end);
    await bytes
      .stream()
      .pipeTo(new WritableStream(), { signal })
      .catch((error: unknown) => {
        signal.throwIfAborted();
        throw new CopyDamaged(`Bytes ${start} to ${end} of a copy cannot be read`, { cause: error });
      });
  }
}

/** Whether the disk did not give what was to be read, by the browser's word for it. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotReadableError';

/** The record of an upload whose copy is of no use: it needs its file again, and is known by its first and last MiB. */
export function withoutDamagedCopy({ hashState: _begun, md5: _copied, ...record }: UploadRecord): UploadRecord {
  return { ...record, copy: 'growing', stagedBytes: 0, error: 'copy-damaged' };
}
