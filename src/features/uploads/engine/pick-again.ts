import { nextUploadState } from '#file-storage/machine/upload-machine.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import { withoutError } from '#offline/upload-ledger.ts';
import { partBytes, type UploadRecord } from '#offline/records/upload-record.ts';
import type { CopyWorker } from '../copying/copy-worker.ts';
import { OtherFile } from './other-file.ts';

/**
 * Whether a file is the one an upload was started with: same size, same first and last MiB; when these are not on record,
 * same name.
 * @throws OtherFile, FileNotReadable, CopyFailed
 */
export async function checkSameFile(
  record: UploadRecord,
  file: File,
  createCopyWorker: () => CopyWorker,
): Promise<void> {
  if (record.size !== file.size) throw new OtherFile(file.name);
  if (record.edges === undefined) {
    if (record.name !== file.name) throw new OtherFile(file.name);
    return;
  }
  const worker = createCopyWorker();
  const edges = await worker.edges(file).finally(() => worker.close());
  if (record.edges !== edges) throw new OtherFile(file.name);
}

/**
 * Whether the parts of an unfinished copy are there and belong to this very file, so that the copy can go on. A checksum of
 * bytes whose copy was given up is none of it.
 */
export async function isCopyOf(
  { id, copy, hashState, stagedBytes, lastModified }: UploadRecord,
  file: File,
  database: Pick<UploadDatabase, 'countParts'>,
): Promise<boolean> {
  const isBegun = copy === 'growing' && hashState !== undefined && stagedBytes > 0;
  if (!isBegun || lastModified !== file.lastModified) return false;
  return (await database.countParts(id)) >= Math.ceil(stagedBytes / partBytes);
}

/** The record of an upload whose file a tab has open again. The session goes on from what the server has. */
export function pickedAgain(
  { hashState, md5: _old, ...record }: UploadRecord,
  { file, holder, goesOn }: { file: File; holder: string; goesOn: boolean },
): UploadRecord {
  return {
    ...withoutError(record),
    state: nextUploadState(record.state, 'file-picked'),
    holder,
    lastModified: file.lastModified,
    copy: 'growing',
    ...(goesOn && hashState !== undefined ? { hashState } : { stagedBytes: 0 }),
  };
}
