import type { FileStorage } from './file-storage.ts';
import type { ObjectMetadata } from './objects/object-metadata.ts';
import type { UploadMetadata } from './objects/settable-metadata.ts';
import { dataOfString, type StringFormat } from './bytes/string-data.ts';
import { uploadBytes } from './bytes/upload-bytes.ts';

interface StringUpload extends UploadMetadata {
  /** Raw text unless said. */
  format?: StringFormat;
}

/**
 * Stores what a string stands for, as `uploadBytes` does. A data URL names its content type, unless another one is asked for.
 * @throws StorageError `invalid-format`, and as `uploadBytes`
 */
export async function uploadString(
  storage: FileStorage,
  path: string,
  value: string,
  { format = 'raw', ...metadata }: StringUpload = {},
): Promise<ObjectMetadata> {
  const { bytes, contentType } = dataOfString(value, format);
  return uploadBytes(storage, path, bytes, { ...metadata, contentType: metadata.contentType ?? contentType });
}
