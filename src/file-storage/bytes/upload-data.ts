import { StorageError } from '../protocol/storage-error.ts';
import type { UploadMetadata } from '../objects/settable-metadata.ts';
import type { UploadDescription } from '../objects/upload-description.ts';

/** Bytes an upload takes; a File is a Blob. */
export type UploadData = Blob | ArrayBuffer | Uint8Array<ArrayBuffer>;

/** The data as a Blob, which can be sent and read in pieces without a copy. */
export const blobOf = (data: UploadData): Blob => (data instanceof Blob ? data : new Blob([data]));

/**
 * Everything the server is told about an upload. The content type is the one that was asked for, else the data's own.
 * @throws StorageError `invalid-argument` for a content type that is no header value
 */
export function describeUpload(path: string, data: Blob, metadata: UploadMetadata): UploadDescription {
  const contentType = metadata.contentType ?? (data.type || 'application/octet-stream');
  if (!/^[\x20-\x7e]+$/.test(contentType))
    throw new StorageError('invalid-argument', 'A content type consists of printable ASCII characters.');
  return { ...metadata, path, size: data.size, contentType };
}
