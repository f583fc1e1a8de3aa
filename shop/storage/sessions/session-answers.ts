import { chunkGranularity } from '../bytes/block-pool.ts';
import { StorageError } from '../protocol/storage-error.ts';
import type { UploadSession } from '../records/upload-session.ts';

/** Headers that tell where a session stands (storage protocol, resumable sessions). */
export function sessionHeaders(session: UploadSession): Record<string, string> {
  return {
    'x-goog-upload-status': session.status,
    'x-goog-upload-size-received': String(session.received),
    'x-goog-upload-chunk-granularity': String(chunkGranularity),
    'x-guploader-uploadid': session.id,
    'cache-control': 'no-store',
  };
}

/** 200 without content: the official client reads the headers alone. */
export function sessionAnswer(session: UploadSession, more: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status: 200, headers: { ...sessionHeaders(session), ...more } });
}

/** The answer to a finished upload, the first time and whenever it is asked for again. */
export function finalAnswer(session: UploadSession): Response {
  return new Response(session.result, {
    status: 200,
    headers: { ...sessionHeaders(session), 'content-type': 'application/json; charset=utf-8' },
  });
}

/** A 400 that leaves the session as it is. */
export function sessionRefusal(session: UploadSession, message: string): StorageError {
  return new StorageError(400, message, sessionHeaders(session));
}
