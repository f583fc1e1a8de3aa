import { clientNetwork } from '#shop/http/client-network.ts';
import { requestOrigin } from '#shop/http/request-origin.ts';
import { isAdministrator } from './records/access.ts';
import { answerCall } from './answer-call.ts';
import { BodyInterrupted, type Body } from './protocol/body-pieces.ts';
import { preflightResponse, withCors } from './protocol/cors.ts';
import { discardBody } from './protocol/discard-body.ts';
import type { FileStore } from './records/file-store.ts';
import { jsonResponse } from './protocol/json-response.ts';
import { parseStorageAddress } from './protocol/storage-address.ts';
import type { StorageCall } from './records/storage-call.ts';
import { errorResponse, StorageError } from './protocol/storage-error.ts';

/** What the HTTP adapter knows beyond the request. */
export interface ConnectionInfo {
  /** Who is counted for limits; nothing in the request is asked for it. */
  readonly clientAddress?: string | undefined;
}

/** How this one request is treated differently, in tests. */
export interface Treatment {
  readonly body: Body;
  readonly strictOffsets: boolean;
}

/** Answers any request below `/v0`; whatever is refused becomes the protocol's JSON error, open to every origin. */
export async function answerRequest(
  store: FileStore,
  request: Request,
  info: ConnectionInfo,
  treatment: Treatment,
): Promise<Response> {
  if (request.method === 'OPTIONS') return withCors(preflightResponse(request.headers));
  try {
    const response = await answerParsed(store, request, info, treatment);
    return withCors(request.method === 'HEAD' ? withoutBody(response) : response);
  } catch (error) {
    if (error instanceof BodyInterrupted) return withCors(errorResponse(interruption(error)));
    await discardBody(treatment.body);
    if (error instanceof StorageError) return withCors(errorResponse(error));
    console.error(error);
    return withCors(errorResponse(new StorageError(500, 'Internal error.')));
  }
}

function answerParsed(store: FileStore, request: Request, info: ConnectionInfo, treatment: Treatment) {
  const url = new URL(request.url);
  if (/^\/v0\/?$/.test(url.pathname)) return jsonResponse({ status: 'ok' });
  const { settings } = store;
  const administrator = isAdministrator(request.headers, settings.adminToken);
  const call: StorageCall = {
    ...treatment,
    method: request.method,
    headers: request.headers,
    query: url.searchParams,
    origin: settings.publicOrigin ?? requestOrigin(url, request.headers, settings.trustForwarded),
    administrator,
    owner: administrator ? null : clientNetwork(info.clientAddress),
  };
  return answerCall(store, call, parseStorageAddress(url.pathname, settings.bucket));
}

/** Told to a client that is still there; the official one asks again on 408 and 503. */
function interruption({ reason }: BodyInterrupted): StorageError {
  if (reason === 'idle') return new StorageError(408, 'The request body stalled.');
  if (reason === 'stopped') return new StorageError(503, 'A newer command took over, or the store is closing.');
  return new StorageError(400, 'The request body ended early.');
}

function withoutBody(response: Response): Response {
  const { status, headers } = response;
  return response.body === null ? response : new Response(null, { status, headers });
}
