/** What went wrong between us and the file storage (specification §8; HTTP statuses as the v0 protocol uses them). */
export type StorageErrorKind =
  | 'unauthenticated'
  | 'unauthorized-app'
  | 'quota-exceeded'
  | 'unauthorized'
  | 'object-not-found'
  | 'invalid-argument'
  | 'invalid-root-operation'
  | 'invalid-format'
  | 'too-large'
  | 'session-gone'
  /** The server does not take these bytes at this place; what it has must be asked before going on. */
  | 'out-of-step'
  | 'no-download-url'
  | 'checksum'
  | 'server-file-wrong-size'
  | 'unreadable-answer'
  | 'busy'
  | 'network'
  | 'refused';

export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly kind: StorageErrorKind;
  /** HTTP status, or 0 when there was no answer. */
  readonly status: number;
  /** Milliseconds the server asked to wait, if it did. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: StorageErrorKind,
    message: string,
    { status = 0, retryAfterMs }: { status?: number; retryAfterMs?: number | undefined } = {},
  ) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Errors after which the same may be tried again later. */
export const isPassingError = ({ kind }: StorageError): boolean =>
  kind === 'busy' || kind === 'network' || kind === 'unreadable-answer';

/** Statuses after which the same request may succeed later: 5xx, 408 and 429. */
export const isPassing = (status: number): boolean => status >= 500 || status === 408 || status === 429;

const kinds: Record<number, StorageErrorKind> = {
  402: 'quota-exceeded',
  403: 'unauthorized',
  404: 'object-not-found',
  410: 'session-gone',
  413: 'too-large',
};

/** The error an answer stands for. The server's own words are in its JSON body, where browsers' SDKs do not look. */
export function errorOfAnswer(status: number, body: string, headers: Pick<Headers, 'get'>): StorageError {
  const message = messageIn(body) || `HTTP ${status}`;
  const retryAfterMs = secondsIn(headers.get('retry-after'));
  if (status === 401) {
    const app = /App Check token is invalid/i.test(body);
    return new StorageError(app ? 'unauthorized-app' : 'unauthenticated', message, { status });
  }
  const kind = isPassing(status) ? 'busy' : (kinds[status] ?? 'refused');
  return new StorageError(kind, message, { status, retryAfterMs });
}

function messageIn(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('error' in parsed)) return '';
    const { error } = parsed;
    return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
  } catch {
    return body.slice(0, 200);
  }
}

function secondsIn(header: string | null): number | undefined {
  const seconds = Number(header);
  return header !== null && seconds > 0 ? seconds * 1000 : undefined;
}
