import { ChunkLimits } from './machine/chunk-size.ts';
import type { FileStorage } from './file-storage.ts';
import { md5Of } from './bytes/md5-of.ts';
import { objectPath } from './objects/object-path.ts';
import { deleteObject, getMetadata } from './objects/objects.ts';
import type { OpenFileStorage } from './open-file-storage.ts';
import { createRetryLimit } from './machine/retry-limit.ts';
import type { UploadMetadata } from './objects/settable-metadata.ts';
import { StorageError } from './protocol/storage-error.ts';
import { transfer, type TransferRecord } from './machine/transfer.ts';
import { blobOf, describeUpload, type UploadData } from './bytes/upload-data.ts';
import type { UploadDescription } from './objects/upload-description.ts';
import { cancelSession } from './sessions/upload-session.ts';
import { UploadTask, type UploadWork } from './machine/upload-task.ts';

/**
 * Stores data in a way that can be paused, resumed and canceled: above 256 KiB in chunks of one resumable session, else in
 * one request. For callers that stay until it is done; what must survive a reload goes through the upload queue.
 *
 * The task ends with `retry-limit-exceeded` when no byte has arrived for the storage's upload retry time.
 * @throws StorageError `invalid-argument`, `invalid-root-operation`
 */
export function uploadResumable(
  storage: OpenFileStorage,
  path: string,
  data: UploadData,
  metadata: UploadMetadata = {},
): UploadTask {
  const blob = blobOf(data);
  return new UploadTask(createWork(storage, blob, describeUpload(objectPath(path), blob, metadata)));
}

function createWork({ retry, ...storage }: OpenFileStorage, blob: Blob, upload: UploadDescription): UploadWork {
  let { md5Hash } = upload;
  let record: TransferRecord = { sessionUrl: undefined, sessionAt: 0, granularity: 0, acknowledged: 0 };
  let isStored = false;
  const chunkLimits = new ChunkLimits();
  return {
    totalBytes: upload.size,
    async send({ signal, arrived }) {
      md5Hash ??= await md5Of(blob, signal);
      const limit = createRetryLimit(retry);
      // The storage has no retry settings here: transfer asks what the server has before it sends anything again.
      const stored = await transfer({ ...upload, md5Hash }, record, {
        storage,
        chunkLimits,
        signal,
        now: retry.now,
        random: retry.random,
        read: (start, end) => readAll(blob, start, end),
        async save(next) {
          if (next.acknowledged > record.acknowledged) limit.restart();
          record = next;
          arrived(next.acknowledged);
        },
        wait: ({ ms, error }) => limit.wait(ms, error, signal),
      });
      isStored = true;
      return stored;
    },
    discard: () => takeOffServer(storage, { upload: { ...upload, md5Hash }, record, isStored }),
  };
}

interface Arrived {
  upload: UploadDescription & { md5Hash: string | undefined };
  record: TransferRecord;
  isStored: boolean;
}

/** Ends the session; one that is complete already has stored its object, which is deleted. */
async function takeOffServer(storage: FileStorage, { upload, record, isStored }: Arrived): Promise<void> {
  const { path } = upload;
  const { sessionUrl } = record;
  try {
    if (isStored) await deleteObject(storage, path);
    else if (sessionUrl !== undefined) await cancelSession(storage, sessionUrl);
    else if (record.sessionAt > 0) await deleteOwn(storage, upload);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    // What cannot be taken off now, the server forgets with the session after a week (storage protocol 3).
    if (!isStored && error.kind === 'refused') await takeOffServer(storage, { upload, record, isStored: true });
  }
}

/** After one request whose answer was not awaited: what lies there may still be an older file, which stays. */
async function deleteOwn(storage: FileStorage, { path, size, md5Hash }: Arrived['upload']): Promise<void> {
  const stored = await getMetadata(storage, path);
  if (md5Hash !== undefined && stored.md5Hash === md5Hash && stored.size === size) await deleteObject(storage, path);
}

/** @throws StorageError `server-file-wrong-size` when the file has become shorter: an upload keeps its total (specification §5) */
async function readAll(blob: Blob, start: number, end: number): Promise<ArrayBuffer> {
  const bytes = await blob.slice(start, end).arrayBuffer();
  if (bytes.byteLength === end - start) return bytes;
  throw new StorageError('server-file-wrong-size', 'The size of the file has changed since the upload began.');
}
