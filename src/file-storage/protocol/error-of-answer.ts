import { errorIn, isRefusedApp, isStoragesOwn } from './own-answer.ts';
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
  415: 'wrong-content',
};

/** What a request was about, for the errors that name it. */
export interface Subject {
  bucket: string;
  /** Path of an object or a folder; undefined for the bucket as a whole. */
  path?: string | undefined;
}

/** Statuses by which proxies too say that the storage behind them may answer later. */
const passingOnTheWay = new Set([408, 429, 500, 502, 503, 504]);

/**
 * The error an answer stands for (specification §8). Its message is the server's own, from the JSON body. What the storage
 * did not say itself ends nothing: it is `unreadable-answer`, or `busy` where proxies say that much.
 * @param now milliseconds since 1970, for servers that name a date to wait for
 */
export function errorOfAnswer(
  answer: TransportAnswer,
  { bucket, path }: Partial<Subject> = {},
  now = Date.now(),
): StorageError {
  const { status, headers } = answer;
  const kind = kindOf(answer);
  return new StorageError(kind, messageIn(answer.body) || `HTTP ${status}`, {
    status,
    about: kind === 'quota-exceeded' || status === 507 ? bucket : (path ?? bucket),
    retryAfterMs: waitIn(headers.get('retry-after'), now),
  });
}

function kindOf(answer: TransportAnswer): StorageErrorKind {
  const { status, body, reason } = answer;
  if (!isStoragesOwn(answer)) return passingOnTheWay.has(status) ? 'busy' : 'unreadable-answer';
  if (isPassingStatus(status)) return 'busy';
  if (status !== 401) return kinds[status] ?? 'refused';
  // The official client looks at the reason phrase alone, which HTTP/2 does not have.
  return isRefusedApp(`${reason} ${body}`) ? 'unauthorized-app' : 'unauthenticated';
}

/** The longest message that is taken from a body that is not the protocol's JSON, in characters. */
const longestForeignMessage = 200;

const messageIn = (body: string): string =>
  errorIn(body)?.message ?? (/^\s*[[{]/.test(body) ? '' : body.slice(0, longestForeignMessage));

/** Longer is not waited, whatever a server asks for: somebody may look by then. Milliseconds. */
const longestWaitMs = 10 * 60 * 1000;

/** What `Retry-After` asks for: seconds, or a date (RFC 9110, 10.2.3). */
function waitIn(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return ms > 0 ? Math.min(ms, longestWaitMs) : undefined;
}
