import { errorOfAnswer } from '../protocol/error-of-answer.ts';
import { uploadUrl, type FileStorage } from '../file-storage.ts';
import { parseMetadata, type ObjectMetadata } from '../objects/object-metadata.ts';
import { requireNoPage, send, sendOnce } from '../protocol/send.ts';
import { isUsableSession } from '../protocol/session-address.ts';
import { isPassingError, StorageError } from '../protocol/storage-error.ts';
import type { TransportAnswer, TransportRequest } from '../protocol/transport.ts';
import { uploadJson, type UploadDescription } from '../objects/upload-description.ts';

export interface UploadSession {
  /** Whoever knows this address may write the file: kept like a secret, never logged. */
  url: string;
  /** All chunks but the last are multiples of this, in bytes. */
  granularity: number;
}

export type SessionState =
  | { status: 'active'; received: number }
  | { status: 'final'; metadata: ObjectMetadata | undefined }
  | { status: 'cancelled' };

const defaultGranularity = 262_144;

const largestGranularity = 16 * 1024 * 1024;

/** Opens a resumable session. @throws StorageError; `unsafe-session` when nothing is to be sent to the address it gets */
export async function startUploadSession(
  storage: FileStorage,
  upload: UploadDescription,
  signal?: AbortSignal,
): Promise<UploadSession> {
  const request: TransportRequest = {
    method: 'POST',
    url: uploadUrl(storage, upload.path),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': String(upload.size),
      'x-goog-upload-header-content-type': upload.contentType,
    },
    body: uploadJson(upload),
    ...(signal ? { signal } : {}),
  };
  const { headers } = await send(storage, request, { path: upload.path });
  const url = headers.get('x-goog-upload-url');
  if (!url) throw new StorageError('unreadable-answer', 'The storage opened no upload session.');
  if (!isUsableSession(storage, url))
    throw new StorageError('unsafe-session', 'The storage named an address for the upload that is not safe to use.');
  const granularity = Number(headers.get('x-goog-upload-chunk-granularity'));
  return { url, granularity: usableGranularity(granularity) };
}

/** No server needs chunks of more than 16 MiB, the largest the protocol knows; what is no such number is not believed. */
export function usableGranularity(bytes: number): number {
  return Number.isInteger(bytes) && bytes >= 1 && bytes <= largestGranularity ? bytes : defaultGranularity;
}

/** Asks how much the server has. Must come before every continuation: the server's number is the truth. @throws StorageError */
export async function querySession(storage: FileStorage, url: string, signal?: AbortSignal): Promise<SessionState> {
  return readState(await command(storage, { command: 'query', url, signal }));
}

/**
 * Sends bytes at an offset; the last ones together with `finalize`. The state tells what the server kept, which may be
 * less than was sent.
 * @throws StorageError `out-of-step` when the server wants other bytes: ask it before going on
 */
export async function sendChunk(
  storage: FileStorage,
  url: string,
  chunk: { offset: number; bytes: ArrayBuffer | Blob; last: boolean },
  watch: Pick<TransportRequest, 'signal' | 'onProgress'> = {},
): Promise<SessionState> {
  const { offset, bytes } = chunk;
  const name = chunk.last ? 'upload, finalize' : 'upload';
  const answer = await command(storage, { command: name, url, offset, body: bytes, ...watch });
  // The number may be missing here, not in the answer to a query (storage protocol 1.4).
  return readState(answer, offset + (bytes instanceof Blob ? bytes.size : bytes.byteLength));
}

/** Completes a session that has all bytes. @throws StorageError */
export async function finalizeSession(
  storage: FileStorage,
  url: string,
  size: number,
  signal?: AbortSignal,
): Promise<SessionState> {
  return readState(await command(storage, { command: 'finalize', url, offset: size, signal }), size);
}

/**
 * Gives a session up; the server forgets its bytes.
 * @throws StorageError `refused` when the upload was complete already
 */
export async function cancelSession(storage: FileStorage, url: string): Promise<void> {
  requireNoPage(await command(storage, { command: 'cancel', url }));
}

interface Command {
  command: string;
  url: string;
  offset?: number;
  body?: ArrayBuffer | Blob;
  signal?: AbortSignal | undefined;
  onProgress?: TransportRequest['onProgress'];
}

/** Never tried again by itself: what the server has must be asked first, or bytes arrive twice (storage protocol 2.1). */
async function command(
  storage: FileStorage,
  { command: name, url, offset, body, signal, onProgress }: Command,
): Promise<TransportAnswer> {
  // One that was kept from an earlier visit, which may have had other settings.
  if (!isUsableSession(storage, url))
    throw new StorageError('session-gone', 'The address of the upload session cannot be used.');
  const answer = await sendOnce(storage, {
    method: 'POST',
    url,
    headers: {
      'x-goog-upload-command': name,
      ...(offset === undefined ? {} : { 'x-goog-upload-offset': String(offset) }),
    },
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
    ...(onProgress ? { onProgress } : {}),
  });
  if (answer.status !== 200) throw sessionError(name, answer, storage);
  return answer;
}

/** Here 404 and 410 are about the session, not about an object; a 400 is about the session or about an offset. */
function sessionError(name: string, answer: TransportAnswer, { bucket }: FileStorage): StorageError {
  const error = errorOfAnswer(answer, { bucket });
  if (isPassingError(error)) return error;
  const { status } = answer;
  const isGone = status === 404 || status === 410 || (status === 400 && name === 'query');
  if (isGone) return new StorageError('session-gone', 'The upload session has ended.', { status });
  const isOutOfStep = error.kind === 'refused' && name !== 'query' && name !== 'cancel';
  return isOutOfStep ? new StorageError('out-of-step', error.message, { status }) : error;
}

/** @param assumed bytes the server has when its answer names no number */
function readState({ headers, body }: TransportAnswer, assumed = Number.NaN): SessionState {
  const status = headers.get('x-goog-upload-status');
  if (status === 'cancelled') return { status };
  if (status === 'final') return { status, metadata: body.startsWith('{') ? parseMetadata(body) : undefined };
  if (status !== 'active')
    throw new StorageError('unreadable-answer', 'The storage did not say how the upload stands.');
  const named = headers.get('x-goog-upload-size-received');
  const received = named === null || named.trim() === '' ? assumed : Number(named);
  if (!Number.isInteger(received) || received < 0)
    throw new StorageError('unreadable-answer', 'The storage named no size received.');
  return { status, received };
}
