import type { FileStorage } from '../file-storage.ts';
import { md5Of } from './md5-of.ts';
import type { ObjectMetadata } from '../objects/object-metadata.ts';
import type { UploadMetadata } from '../objects/settable-metadata.ts';
import { requireStoredAsSent } from './stored-as-sent.ts';
import { blobOf, describeUpload, type UploadData } from './upload-data.ts';
import { uploadWhole } from '../upload-whole.ts';

/**
 * Stores data in one request, whatever its size, and compares what is stored with what was sent. Large files are better
 * off with `uploadResumable`.
 * @throws StorageError `server-file-wrong-size`, `checksum`, `invalid-root-operation`, `quota-exceeded` …
 */
export async function uploadBytes(
  storage: FileStorage,
  path: string,
  data: UploadData,
  metadata: UploadMetadata = {},
): Promise<ObjectMetadata> {
  const blob = blobOf(data);
  const upload = describeUpload(path, blob, metadata);
  const md5Hash = metadata.md5Hash ?? (await md5Of(blob));
  const stored = await uploadWhole(storage, { ...upload, md5Hash }, blob);
  const read = (start: number, end: number): Promise<ArrayBuffer> => blob.slice(start, end).arrayBuffer();
  await requireStoredAsSent(storage, stored, { path, size: blob.size, md5Hash, read });
  return stored;
}
