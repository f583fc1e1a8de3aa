import { errorOfAnswer } from './error-of-answer.ts';
import type { FileStorage } from '../file-storage.ts';
import { orStorageError, unlessAborted } from './or-storage-error.ts';
import { isPage } from './own-answer.ts';
import { withRetries } from './retry.ts';
import { isOnOwnHost } from './session-address.ts';
import { StorageError } from './storage-error.ts';
import type { TransportAnswer, TransportRequest } from './transport.ts';

interface Expectation {
  /** Statuses that are no error; 200 unless said. */
  accepted?: readonly number[];
  /** Path the request is about, for errors; else they name the bucket. */
  path?: string;
}

/**
 * Sends a request, again if the storage has retry settings: in this protocol a POST uploads, and everything else is an
 * operation.
 * @throws StorageError for every status that is not accepted
 */
export function send(
  storage: FileStorage,
  request: TransportRequest,
  { accepted = [200], path }: Expectation = {},
): Promise<TransportAnswer> {
  const attempt = async (): Promise<TransportAnswer> => {
    const answer = await sendOnce(storage, request);
    if (accepted.includes(answer.status)) return answer;
    throw errorOfAnswer(answer, { bucket: storage.bucket, path });
  };
  const { retry } = storage;
  if (!retry) return attempt();
  const limitMs = request.method === 'POST' ? retry.uploadMs : retry.operationMs;
  return withRetries(attempt, { ...retry, limitMs, signal: signalOf(storage, request) });
}

/**
 * For answers of which the status alone counts: a network that asks to sign in first says 200 to everything.
 * @throws StorageError `unreadable-answer`
 */
export function requireNoPage(answer: TransportAnswer): void {
  if (!isPage(answer)) return;
  const { status } = answer;
  throw new StorageError('unreadable-answer', 'A page came instead of an answer of the storage.', { status });
}

/**
 * Sends a request once; to the storage's own host with the tokens of user and app, which are renewed once when the server
 * refuses them. Other hosts, which are there for bytes of upload sessions, are told neither.
 * @returns whatever the server answered
 * @throws StorageError `network` also when a token could not be had; `app-deleted` when the client is closed; the
 * request's signal's reason
 */
export async function sendOnce(storage: FileStorage, request: TransportRequest): Promise<TransportAnswer> {
  storage.closed?.throwIfAborted();
  const signal = signalOf(storage, request);
  const carry = (tokens: Record<string, string>): Promise<TransportAnswer> => {
    const headers = { ...request.headers, ...tokens };
    return orStorageError(() => storage.transport({ ...request, headers, ...(signal ? { signal } : {}) }), signal);
  };
  if (!isOnOwnHost(storage, request.url)) return carry({});
  const tokens = await tokenHeaders(storage, { renew: false }, signal);
  const answer = await carry(tokens);
  if (answer.status !== 401 || !storage.token) return answer;
  const renewed = await tokenHeaders(storage, { renew: true }, signal);
  return Object.keys(renewed).length > 0 ? carry(renewed) : answer;
}

function signalOf({ closed }: FileStorage, { signal }: TransportRequest): AbortSignal | undefined {
  return closed && signal ? AbortSignal.any([closed, signal]) : (closed ?? signal);
}

async function tokenHeaders(
  { token, appCheckToken }: FileStorage,
  ask: { renew: boolean },
  signal: AbortSignal | undefined,
): Promise<Record<string, string>> {
  const user = token && (await orStorageError(() => unlessAborted(token(ask), signal), signal));
  const app = appCheckToken && (await orStorageError(() => unlessAborted(appCheckToken(), signal), signal));
  return {
    ...(user === undefined ? {} : { authorization: `Firebase ${user}` }),
    ...(app === undefined ? {} : { 'x-firebase-appcheck': app }),
  };
}
