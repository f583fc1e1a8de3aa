import { abandonUpload } from '#file-storage/abandon-upload.ts';
import { backoffMs } from '#file-storage/backoff.ts';
import { isPassingError, StorageError } from '#file-storage/storage-error.ts';
import type { QueueSurroundings } from './queue-surroundings.ts';
import { withoutSecret } from './transfer-record.ts';
import type { UploadRecord } from './upload-record.ts';
import { Halt, type UploadRun } from './upload-run.ts';

/** Tries to take an upload off the server before it is left to expire there. */
const abandonTries = 4;

/** Ends a job that was given up: certainly here; on the server as long as it takes to get through to it. */
export async function discardUpload(id: string, run: UploadRun, surroundings: QueueSurroundings): Promise<void> {
  const { database, ledger, source } = surroundings;
  try {
    await source.forget(id).catch(leftForLater);
    const record = await database.loadRecord(id);
    if (record && record.sessionAt > 0) await takeOffServer(record, run, surroundings);
    await ledger.apply(id, 'discarded', withoutSecret);
  } catch (error) {
    if (!(error instanceof Halt)) throw error;
  }
}

/** Parts that are just being written cannot be deleted; the next visit deletes what belongs to no upload. */
function leftForLater(error: unknown): void {
  console.warn('A copy could not be deleted yet.', error);
}

async function takeOffServer(
  { path, sessionUrl }: UploadRecord,
  { signal, pause }: UploadRun,
  { storage, random, offline }: QueueSurroundings,
): Promise<void> {
  for (let failures = 1; failures <= abandonTries; failures += 1) {
    try {
      await abandonUpload(storage, { path, sessionUrl });
      return;
    } catch (error) {
      if (!(error instanceof StorageError) || !isPassingError(error)) throw error;
      signal.throwIfAborted();
      await pause.wait(offline() ? Infinity : backoffMs(failures, random, error.retryAfterMs), signal);
    }
  }
}
