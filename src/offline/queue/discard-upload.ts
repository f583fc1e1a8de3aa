import { abandonUpload } from '#file-storage/sessions/abandon-upload.ts';
import { backoffMs } from '#file-storage/machine/backoff.ts';
import type { FileStorage } from '#file-storage/file-storage.ts';
import { isPassingError, StorageError } from '#file-storage/protocol/storage-error.ts';
import type { QueueEnvironment } from './queue-environment.ts';
import { withoutSecret } from './transfer-record.ts';
import type { UploadRecord } from '../records/upload-record.ts';
import { Halt, type UploadRun } from './upload-run.ts';
import { leftForLater } from '../records/left-for-later.ts';

/** Tries at the usual pauses; later ones come after a longer time, for nobody waits for them. */
const quickTries = 4;

const laterMs = 10 * 60 * 1000;

/** A session is dead by then, and nobody can complete it any more (storage protocol 1.4). */
const sessionEndsMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Ends an upload that was given up: its copy at once; on the server as long as it takes to get through to it, also over several
 * visits. Until then it is being canceled.
 */
export async function discardUpload(id: string, run: UploadRun, environment: QueueEnvironment): Promise<void> {
  const { database, ledger, source } = environment;
  try {
    await source.forget(id).catch(leftForLater);
    const record = await database.loadRecord(id);
    if (record && record.sessionAt > 0) await takeOffServer(record, run, environment);
    await ledger.apply(id, 'discarded', withoutSecret);
  } catch (error) {
    if (!(error instanceof Halt)) throw error;
  }
}

async function takeOffServer(
  { path, sessionUrl, sessionAt }: UploadRecord,
  { signal, pause }: UploadRun,
  { storage, now, random, offline }: QueueEnvironment,
): Promise<void> {
  for (let failures = 1; ; failures += 1) {
    const trouble = await triedToAbandon(storage, { path, sessionUrl });
    if (trouble === undefined || now() - sessionAt >= sessionEndsMs) return;
    signal.throwIfAborted();
    const ms = backoffMs(failures, random, trouble.retryAfterMs) + (failures < quickTries ? 0 : laterMs);
    await pause.wait(offline() ? Infinity : ms, signal);
  }
}

/** @returns why the server decided nothing yet; undefined when it did */
async function triedToAbandon(
  storage: FileStorage,
  upload: Parameters<typeof abandonUpload>[1],
): Promise<StorageError | undefined> {
  let lastStatus = 0;
  const transport: FileStorage['transport'] = async (request) => {
    const answer = await storage.transport(request);
    lastStatus = answer.status;
    return answer;
  };
  try {
    await abandonUpload({ ...storage, transport }, upload);
  } catch (error) {
    if (!(error instanceof StorageError) || !isPassingError(error)) throw error;
    return error;
  }
  // Whoever signs in again may delete it.
  const isAskedWho = lastStatus === 401;
  return isAskedWho ? new StorageError('unauthenticated', 'The storage asks who gives the upload up.') : undefined;
}
