import { nextUploadState } from '#file-storage/upload-machine.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import type { UploadRecord } from '#offline/upload-record.ts';
import { createFileHash } from './file-hash.ts';
import { FileNotReadable, stageFile } from './stage-file.ts';

/** Copies the file of a record; the result is the record ready for the queue, or with the reason why it cannot be. */
export async function stageRecord(record: UploadRecord, file: File, database: UploadDatabase): Promise<UploadRecord> {
  const hash = createFileHash();
  try {
    const md5 = await stageFile({ id: record.id, file, database, hash });
    const state = nextUploadState('staging', 'staged');
    return { ...continuing(record, md5), md5, stagedBytes: file.size, state, updatedAt: Date.now() };
  } catch (error) {
    console.error(`${record.name} could not be copied for the upload.`, error);
    await database.deleteParts(record.id).catch(() => undefined);
    return { ...record, state: 'error', error: reasonOf(error), updatedAt: Date.now() };
  } finally {
    hash.close();
  }
}

/** A session goes on only with the very bytes it was started with. */
function continuing({ sessionUrl, error: _old, ...rest }: UploadRecord, md5: string): UploadRecord {
  if (sessionUrl === undefined || rest.md5 !== md5) return { ...rest, acknowledged: 0 };
  return { ...rest, sessionUrl };
}

function reasonOf(error: unknown): string {
  if (error instanceof FileNotReadable) return 'file-changed';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'storage-full' : 'unexpected';
}
