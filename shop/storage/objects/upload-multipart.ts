import type { FileStore } from '../records/file-store.ts';
import { requireAllowance } from '../records/limits.ts';
import {
  endOfData,
  parseBoundary,
  parseMultipartHead,
  tailLength,
  unexpectedParts,
  type MultipartHead,
} from '../protocol/multipart-related.ts';
import { newMetadata, parseMetadataChange, type MetadataChange } from '../protocol/object-metadata.ts';
import { parseObjectName } from '../protocol/object-name.ts';
import { byteCount, requireChangeable, type StorageCall } from '../records/storage-call.ts';
import type { StoredObject } from '../records/stored-object.ts';
import { promisedMd5, uploadWhole, wrappingBytes, type WholeUpload } from './upload-whole.ts';

/** Where to put an object; the name may be in the metadata part only. */
export interface NamedLater {
  readonly bucket: string;
  readonly name: string | null;
}

/**
 * Multipart upload: one request with a JSON part and a data part (storage protocol). The data goes straight to disk.
 *
 * @throws {StorageError} 400 for another content type or not exactly two parts; and as {@link uploadWhole}
 */
export async function uploadMultipart(store: FileStore, call: StorageCall, place: NamedLater): Promise<StoredObject> {
  const boundary = parseBoundary(call.headers.get('content-type'));
  if (place.name !== null) requireChangeable(store, call, 'create', place.name);
  const length = byteCount(call.headers, 'content-length');
  if (place.name !== null) {
    const size = length === null ? null : Math.max(0, length - wrappingBytes);
    requireAllowance(store, { bucket: place.bucket, name: place.name, owner: call.owner, size });
  }
  let upload: WholeUpload | null = null;
  const onHead = (head: MultipartHead) => {
    upload = describeUpload(place, head);
    requireChangeable(store, call, 'create', upload.name);
  };
  return uploadWhole(
    store,
    call,
    (pieces) => withoutTail(dataPieces(pieces, boundary, onHead), boundary),
    () => {
      if (upload === null) throw unexpectedParts();
      return upload;
    },
  );
}

function describeUpload(place: NamedLater, head: MultipartHead): WholeUpload {
  const change: MetadataChange = parseMetadataChange(head.json);
  return {
    bucket: place.bucket,
    name: place.name ?? parseObjectName(change.name ?? ''),
    metadata: newMetadata(change, head.dataType),
    md5: promisedMd5(change.md5Hash),
  };
}

/** Everything from the start of the data part on, the closing boundary included. */
async function* dataPieces(
  pieces: AsyncIterable<Uint8Array>,
  boundary: string,
  onHead: (head: MultipartHead) => void,
): AsyncGenerator<Uint8Array> {
  let beginning: Buffer | null = Buffer.alloc(0);
  for await (const piece of pieces) {
    if (beginning === null) {
      yield piece;
      continue;
    }
    beginning = Buffer.concat([beginning, piece]);
    const head = parseMultipartHead(beginning, boundary);
    if (head === null) continue;
    onHead(head);
    yield beginning.subarray(head.dataStart);
    beginning = null;
  }
  if (beginning !== null) throw unexpectedParts();
}

/** Holds the last bytes back until it is known where in them the data ends. */
async function* withoutTail(pieces: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Uint8Array> {
  const held = tailLength(boundary);
  let tail = Buffer.alloc(0);
  for await (const piece of pieces) {
    const settled = tail.length + piece.length - held;
    if (settled > 0) {
      yield tail.subarray(0, Math.min(settled, tail.length));
      if (settled > tail.length) yield piece.subarray(0, settled - tail.length);
    }
    const rest = piece.subarray(Math.max(0, settled - tail.length));
    tail = Buffer.concat([tail.subarray(Math.max(0, settled)), rest]);
  }
  yield tail.subarray(0, endOfData(tail, boundary));
}
