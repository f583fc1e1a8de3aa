import { bucketUrl, objectPath, send, type FileStorage } from './file-storage.ts';
import { parseMetadata, type ObjectMetadata } from './object-metadata.ts';
import { metadataBody, type UploadDescription } from './upload-session.ts';

/** Up to this many bytes a file goes in one request; above, it is resumable (specification §9). */
export const wholeUploadLimit = 262_144;

/** Stores a small file in one multipart/related request: metadata, then bytes. @throws StorageError */
export async function uploadWhole(
  storage: FileStorage,
  upload: UploadDescription,
  bytes: ArrayBuffer,
  { signal, random = Math.random }: { signal?: AbortSignal; random?: () => number } = {},
): Promise<ObjectMetadata> {
  const name = objectPath(upload.path);
  const boundary = Array.from({ length: 30 }, () => Math.floor(random() * 10)).join('');
  const head =
    `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${metadataBody(name, upload)}\r\n` +
    `--${boundary}\r\nContent-Type: ${upload.contentType}\r\n\r\n`;
  const { body } = await send(storage, {
    method: 'POST',
    url: `${bucketUrl(storage)}?name=${encodeURIComponent(name)}`,
    headers: { 'x-goog-upload-protocol': 'multipart', 'content-type': `multipart/related; boundary=${boundary}` },
    body: new Blob([head, bytes, `\r\n--${boundary}--`]),
    ...(signal ? { signal } : {}),
  });
  return parseMetadata(body);
}
