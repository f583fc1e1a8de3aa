/** What went wrong between us and the file storage (specification §8; HTTP statuses as the v0 protocol uses them). */
export type StorageErrorKind =
  /** 401: the server does not know who asks. */
  | 'unauthenticated'
  /** 401 that names the App Check token: the server does not accept this app. */
  | 'unauthorized-app'
  /** 402: the bucket, or our share of it, is full. */
  | 'quota-exceeded'
  /** 403: whoever asks may not do this at this path. */
  | 'unauthorized'
  /** 404: nothing lies at this path. */
  | 'object-not-found'
  | 'invalid-argument'
  /** Upload, download and delete need a path below the root of the bucket. */
  | 'invalid-root-operation'
  /** Text that is not what its format says: base64, base64url or a data URL. */
  | 'invalid-format'
  | 'no-default-bucket'
  /** Here are neither fetch nor XMLHttpRequest, which a transport needs. */
  | 'unsupported-environment'
  /** The caller gave the upload up. */
  | 'canceled'
  /** The client was closed. */
  | 'app-deleted'
  /** Passing troubles went on for longer than the retry time. */
  | 'retry-limit-exceeded'
  | 'no-download-url'
  /** Other than the announced number of bytes was there to be sent, or is stored. */
  | 'server-file-wrong-size'
  /** The stored bytes are others than those that were sent. */
  | 'checksum'
  /** 507 again and again: the storage has no room left, whoever asks. */
  | 'storage-full'
  /** 413 */
  | 'too-large'
  /** 415: the storage takes other kinds of files only. */
  | 'wrong-content'
  /** The upload session expired, was canceled, or is unknown to the server. */
  | 'session-gone'
  /** The storage named an address for the session to which nothing is sent: unreadable, with credentials, or in clear text. */
  | 'unsafe-session'
  /** The server does not take these bytes at this place; what it has must be asked before going on. */
  | 'out-of-step'
  | 'unreadable-answer'
  /** 5xx, 408 and 429: the same may succeed later. */
  | 'busy'
  /** There was no answer. */
  | 'network'
  /** Any other status. */
  | 'refused';

interface ErrorFacts {
  /** HTTP status, or 0 when there was no answer. */
  status?: number;
  /** Path of the object, or name of the bucket, the error is about. */
  about?: string | undefined;
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly kind: StorageErrorKind;
  /** HTTP status, or 0 when there was no answer. */
  readonly status: number;
  /** Path of the object, or name of the bucket; undefined when the error is about neither. */
  readonly about: string | undefined;
  /** Milliseconds the server asked to wait, if it did. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: StorageErrorKind, message: string, { status = 0, about, retryAfterMs, cause }: ErrorFacts = {}) {
    super(message, cause === undefined ? {} : { cause });
    this.kind = kind;
    this.status = status;
    this.about = about;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Errors after which the same may be tried again later. */
export const isPassingError = ({ kind }: StorageError): boolean =>
  kind === 'busy' || kind === 'network' || kind === 'unreadable-answer';
