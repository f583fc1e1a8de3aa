import { StorageError, type StorageErrorKind } from './storage-error.ts';
import type { TransportAnswer } from './transport.ts';

/** Statuses after which the same request may succeed later: 5xx, 408 and 429 (specification §8). */
export const isPassingStatus = (status: number): boolean => status >= 500 || status === 408 || status === 429;

const kinds: Record<number, StorageErrorKind> = {
  402: 'quota-exceeded',
  403: 'unauthorized',
  404: 'object-not-found',
  410: 'session-gone',
  413: 'too-large',
};

/** What a request was about, for the errors that name it. */
export interface Subject {
  bucket: string;
  /** Path of an object or a folder; undefined for the bucket as a whole. */
  path?: string | undefined;
}

/**
 * The error an answer stands for (specification §8). Its message is the server's own, from the JSON body.
 */
export function errorOfAnswer(answer: TransportAnswer, { bucket, path }: Partial<Subject> = {}): StorageError {
  const { status, headers } = answer;
  const kind = kindOf(answer);
  return new StorageError(kind, messageIn(answer.body) || `HTTP ${status}`, {
    status,
    about: kind === 'quota-exceeded' ? bucket : (path ?? bucket),
    retryAfterMs: secondsIn(headers.get('retry-after')),
  });
}

function kindOf({ status, body, reason }: TransportAnswer): StorageErrorKind {
  if (isPassingStatus(status)) return 'busy';
  if (status !== 401) return kinds[status] ?? 'refused';
  // The official client looks at the reason phrase alone, which HTTP/2 does not have.
  return /App Check token is invalid/i.test(`${reason} ${body}`) ? 'unauthorized-app' : 'unauthenticated';
}

/** The longest message that is taken from a body that is not the protocol's JSON, in characters. */
const longestForeignMessage = 200;

function messageIn(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('error' in parsed)) return '';
    const { error } = parsed;
    return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
  } catch {
    return body.slice(0, longestForeignMessage);
  }
}

function secondsIn(header: string | null): number | undefined {
  const seconds = Number(header);
  return header !== null && seconds > 0 ? seconds * 1000 : undefined;
}
