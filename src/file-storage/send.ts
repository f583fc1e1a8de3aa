import { errorOfAnswer } from './error-of-answer.ts';
import type { FileStorage } from './file-storage.ts';
import { withRetries } from './retry.ts';
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
 * Sends a request once, with the tokens of user and app; a user's token the server refuses is renewed once.
 * @returns whatever the server answered
 * @throws StorageError `network`, or `app-deleted` when the client is closed; the request's signal's reason
 */
export async function sendOnce(storage: FileStorage, request: TransportRequest): Promise<TransportAnswer> {
  storage.closed?.throwIfAborted();
  const signal = signalOf(storage, request);
  const carried = signal ? { ...request, signal } : request;
  const token = await storage.token?.({ renew: false });
  const answer = await storage.transport(await withTokens(storage, carried, token));
  if (answer.status !== 401 || token === undefined) return answer;
  return storage.transport(await withTokens(storage, carried, await storage.token?.({ renew: true })));
}

function signalOf({ closed }: FileStorage, { signal }: TransportRequest): AbortSignal | undefined {
  return closed && signal ? AbortSignal.any([closed, signal]) : (closed ?? signal);
}

async function withTokens(
  { appCheckToken }: FileStorage,
  request: TransportRequest,
  token: string | undefined,
): Promise<TransportRequest> {
  const app = await appCheckToken?.();
  return {
    ...request,
    headers: {
      ...request.headers,
      ...(token === undefined ? {} : { authorization: `Firebase ${token}` }),
      ...(app === undefined ? {} : { 'x-firebase-appcheck': app }),
    },
  };
}
