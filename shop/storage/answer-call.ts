import { requireTaking, type FileStore } from './records/file-store.ts';
import { jsonResponse } from './protocol/json-response.ts';
import { listObjects, parseListQuery } from './objects/list-objects.ts';
import { changeTokens, deleteObject, readObject, updateObject } from './objects/object-commands.ts';
import { parseObjectName } from './protocol/object-name.ts';
import { parseUploadCommand, runSessionCommand } from './sessions/session-command.ts';
import { startSession } from './sessions/start-session.ts';
import type { StorageAddress } from './protocol/storage-address.ts';
import { requireCallAccess, type StorageCall } from './records/storage-call.ts';
import { badRequest, StorageError } from './protocol/storage-error.ts';
import { metadataJson } from './records/stored-object.ts';
import { uploadMedia } from './objects/upload-media.ts';
import { uploadMultipart } from './objects/upload-multipart.ts';

/**
 * Runs the command a request means (storage protocol, wire protocol).
 *
 * @throws {StorageError} for everything refused
 */
export async function answerCall(store: FileStore, call: StorageCall, address: StorageAddress): Promise<Response> {
  const { bucket, object } = address;
  const method = effectiveMethod(call);
  if (method === 'POST' || method === 'PUT') return receive(store, call, address);
  if (object === null) {
    if (method === 'GET' || method === 'HEAD') return list(store, call, bucket);
    throw methodNotAllowed('GET, HEAD, POST, PUT, OPTIONS');
  }
  const place = { bucket, name: object };
  switch (method) {
    case 'GET':
    case 'HEAD':
      return readObject(store, call, place);
    case 'PATCH':
      return updateObject(store, call, place);
    case 'DELETE':
      return deleteObject(store, call, place);
    default:
      throw methodNotAllowed('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
  }
}

/** Some clients cannot send PATCH. */
function effectiveMethod(call: StorageCall): string {
  const override = call.headers.get('x-http-method-override')?.toUpperCase();
  return override === 'PATCH' && (call.method === 'PUT' || call.method === 'POST') ? 'PATCH' : call.method;
}

async function receive(store: FileStore, call: StorageCall, { bucket, object }: StorageAddress): Promise<Response> {
  const command = parseUploadCommand(call.headers);
  const sessionId = call.query.get('upload_id');
  if (sessionId !== null) return runSessionCommand(store, call, sessionId, command);
  if (object !== null && (call.query.has('create_token') || call.query.has('delete_token'))) {
    return changeTokens(store, call, { bucket, name: object });
  }
  requireTaking(store);
  const queryName = call.query.get('name');
  const name = object ?? (queryName === null ? null : parseObjectName(queryName));
  if (command === 'start') return startSession(store, call, { bucket, name });
  if (command !== null) throw badRequest('The upload session is missing: no upload_id.');
  return jsonResponse(metadataJson(await receiveWhole(store, call, { bucket, name })));
}

function receiveWhole(store: FileStore, call: StorageCall, place: { bucket: string; name: string | null }) {
  const protocol = call.headers.get('x-goog-upload-protocol')?.toLowerCase() ?? null;
  if (protocol === 'multipart') return uploadMultipart(store, call, place);
  if (protocol !== null && protocol !== 'raw') throw badRequest(`Unknown upload protocol "${protocol}".`);
  if (place.name === null) throw badRequest('The object name is missing.');
  return uploadMedia(store, call, { bucket: place.bucket, name: place.name });
}

function list(store: FileStore, call: StorageCall, bucket: string): Response {
  const query = parseListQuery(bucket, call.query);
  requireCallAccess(call, 'list', query.prefix);
  return jsonResponse(listObjects(store, query));
}

function methodNotAllowed(allow: string): StorageError {
  return new StorageError(405, 'Method not allowed.', { allow });
}
