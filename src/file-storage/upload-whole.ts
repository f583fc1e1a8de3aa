import { uploadUrl, type FileStorage } from './file-storage.ts';
import { parseMetadata, type ObjectMetadata } from './objects/object-metadata.ts';
import { send } from './protocol/send.ts';
import type { TransportRequest } from './protocol/transport.ts';
import { uploadJson, type UploadDescription } from './objects/upload-description.ts';

/** Up to this many bytes a file goes in one request; above, it is resumable (specification §9). */
export const wholeUploadLimit = 262_144;

/** Stores a file in one multipart/related request: metadata, then bytes. @throws StorageError */
export async function uploadWhole(
  storage: FileStorage,
  upload: UploadDescription,
  data: ArrayBuffer | Blob,
  { signal, random = Math.random }: { signal?: AbortSignal; random?: () => number } = {},
): Promise<ObjectMetadata> {
  const boundary = Array.from({ length: 30 }, () => Math.floor(random() * 10)).join('');
  const head =
    `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${uploadJson(upload)}\r\n` +
    `--${boundary}\r\nContent-Type: ${upload.contentType}\r\n\r\n`;
  const request: TransportRequest = {
    method: 'POST',
    url: uploadUrl(storage, upload.path),
    headers: { 'x-goog-upload-protocol': 'multipart', 'content-type': `multipart/related; boundary=${boundary}` },
    body: new Blob([head, data, `\r\n--${boundary}--`]),
    ...(signal ? { signal } : {}),
  };
  const { body } = await send(storage, request, { path: upload.path });
  return parseMetadata(body);
}
