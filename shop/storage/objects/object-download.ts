import { closeSync, openSync, read } from 'node:fs';
import { promisify } from 'node:util';
import { parseByteRange, type ByteRange } from '../protocol/byte-range.ts';
import { dispositionKind, servedDisposition } from '../protocol/content-disposition.ts';
import { pathOf } from '../bytes/data-files.ts';
import { openFolderOf } from '../records/access.ts';
import type { FileStore } from '../records/file-store.ts';
import { StorageError } from '../protocol/storage-error.ts';
import { etagOf, type StoredObject } from '../records/stored-object.ts';

const pieceBytes = 256 * 1024;
const readAt = promisify(read);

/**
 * Serves an object's bytes, or one range of them, with headers under which untrusted content cannot act in the name
 * of the shop's origin. Must be called in the same tick as the object was looked up: the file may be replaced later.
 *
 * @throws {StorageError} 416 for a range behind the end
 */
export function downloadObject(store: FileStore, object: StoredObject, call: { method: string; headers: Headers }) {
  const headers = objectHeaders(object);
  if (matchesEtag(call.headers.get('if-none-match'), object)) return new Response(null, { status: 304, headers });
  const ifRange = call.headers.get('if-range');
  const wanted = ifRange === null || ifRange === headers['etag'] ? call.headers.get('range') : null;
  const range = parseByteRange(wanted, object.size);
  if (range === 'unsatisfiable') {
    throw new StorageError(416, 'Requested range not satisfiable.', { 'content-range': `bytes */${object.size}` });
  }
  const part = range === 'whole' ? { first: 0, last: object.size - 1 } : range;
  const answerHeaders = {
    ...headers,
    'content-length': String(part.last - part.first + 1),
    ...(range === 'whole' ? {} : { 'content-range': `bytes ${part.first}-${part.last}/${object.size}` }),
  };
  const body =
    call.method === 'HEAD' || object.size === 0 ? null : streamFile(pathOf(store.folder, object.fileId), part);
  return new Response(body, { status: range === 'whole' ? 200 : 206, headers: answerHeaders });
}

function objectHeaders(object: StoredObject): Record<string, string> {
  const { contentType, contentDisposition, contentEncoding, contentLanguage, cacheControl } = object.metadata;
  const kind = dispositionKind(contentType, contentDisposition);
  const customersFile = openFolderOf(object.name) !== null;
  return {
    'content-type': contentType,
    'content-disposition': servedDisposition({ name: object.name, stored: contentDisposition }, kind),
    'accept-ranges': 'bytes',
    etag: `"${etagOf(object)}"`,
    'last-modified': new Date(object.timeCreated).toUTCString(),
    'cache-control': customersFile ? 'private' : (cacheControl ?? 'private'),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-goog-generation': String(object.generation),
    'x-goog-metageneration': String(object.metageneration),
    'x-goog-hash': `crc32c=${object.crc32c},md5=${object.md5}`,
    'x-goog-storage-class': 'STANDARD',
    ...(contentEncoding === undefined || contentEncoding === '' ? {} : { 'content-encoding': contentEncoding }),
    ...(contentLanguage === undefined || contentLanguage === '' ? {} : { 'content-language': contentLanguage }),
  };
}

function matchesEtag(header: string | null, object: StoredObject): boolean {
  if (header === null) return false;
  return header
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === `"${etagOf(object)}"`);
}

/** Opens the file at once, reads it only as fast as the client takes it, and closes it in every case. */
function streamFile(path: string, { first, last }: ByteRange): ReadableStream<Uint8Array> {
  const file = openSync(path, 'r');
  let position = first;
  let reading = false;
  let ended = false;
  const end = () => {
    ended = true;
    // A number still in use by a pending read must not be closed: it could be given to another file.
    if (!reading) closeSync(file);
  };
  const readPiece = async () => {
    reading = true;
    try {
      const length = Math.min(pieceBytes, last + 1 - position);
      const { bytesRead, buffer } = await readAt(file, Buffer.allocUnsafe(length), 0, length, position);
      if (bytesRead === 0) throw new Error(`File ends before byte ${last}.`);
      return buffer.subarray(0, bytesRead);
    } finally {
      reading = false;
      if (ended) closeSync(file);
    }
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const piece = await readPiece();
          if (ended) return;
          position += piece.length;
          controller.enqueue(piece);
          if (position <= last) return;
          end();
          controller.close();
        } catch (error) {
          if (!ended) end();
          controller.error(error);
        }
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
