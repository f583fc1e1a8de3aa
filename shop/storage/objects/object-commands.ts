import { inTransaction } from '#shop/base/database/in-transaction.ts';
import { sameSecret } from '../records/access.ts';
import { removeFile } from '../bytes/data-files.ts';
import type { FileStore } from '../records/file-store.ts';
import { jsonResponse } from '../protocol/json-response.ts';
import { downloadObject } from './object-download.ts';
import { changeMetadata, parseMetadataChange } from '../protocol/object-metadata.ts';
import { findObject, putObject, removeObject } from '../records/object-table.ts';
import { newDownloadToken } from './publish-object.ts';
import { isHeld } from '../records/object-hold.ts';
import { readText } from '../protocol/read-text.ts';
import { requireCallAccess, requireChangeable, type ObjectPlace, type StorageCall } from '../records/storage-call.ts';
import { badRequest, notFound } from '../protocol/storage-error.ts';
import { metadataJson, type StoredObject } from '../records/stored-object.ts';

/**
 * `GET` and `HEAD` of an object: its metadata, or with `alt=media` its bytes, which a download token opens to anybody.
 *
 * @throws {StorageError} 403, 404, 416
 */
export function readObject(store: FileStore, call: StorageCall, place: ObjectPlace): Response {
  const object = findObject(store.database, place.bucket, place.name);
  const media = call.query.get('alt') === 'media';
  if (!media || !isOpenedByToken(object, call.query.get('token'))) requireCallAccess(call, 'read', place.name);
  if (object === null) throw notFound();
  return media ? downloadObject(store, object, call) : describeObject(store, object);
}

/** `PATCH` of an object: changes its metadata; bytes, generation and tokens stay. */
export async function updateObject(store: FileStore, call: StorageCall, place: ObjectPlace): Promise<Response> {
  requireCallAccess(call, 'administer', place.name);
  const change = parseMetadataChange(await readText(call.body, store.patience));
  return changeObject(store, place, (object) => ({ metadata: changeMetadata(object.metadata, change) }));
}

/** `DELETE` of an object: 204, and 404 when it is gone already. */
export async function deleteObject(store: FileStore, call: StorageCall, place: ObjectPlace): Promise<Response> {
  requireChangeable(store, call, 'delete', place.name);
  const object = findObject(store.database, place.bucket, place.name);
  if (object === null) throw notFound();
  removeObject(store.database, place.bucket, place.name);
  await removeFile(store.folder, object.fileId);
  return new Response(null, { status: 204 });
}

/** `?create_token=true` and `?delete_token=…`: an object is never without a token. */
export function changeTokens(store: FileStore, call: StorageCall, place: ObjectPlace): Response {
  requireCallAccess(call, 'administer', place.name);
  const removed = call.query.get('delete_token');
  const create = call.query.get('create_token');
  if (create !== null && create !== 'true') throw badRequest('create_token must be "true".');
  return changeObject(store, place, ({ downloadTokens }) => {
    const kept = downloadTokens.filter((token) => token !== removed);
    const added = create === 'true' || kept.length === 0 ? [newDownloadToken(store)] : [];
    return { downloadTokens: [...kept, ...added] };
  });
}

function changeObject(
  store: FileStore,
  place: ObjectPlace,
  change: (object: StoredObject) => Partial<StoredObject>,
): Response {
  const changed = inTransaction(store.database, () => {
    const object = findObject(store.database, place.bucket, place.name);
    if (object === null) throw notFound();
    const next: StoredObject = {
      ...object,
      ...change(object),
      metageneration: object.metageneration + 1,
      updated: store.clock().toISOString(),
    };
    putObject(store.database, next);
    return next;
  });
  return describeObject(store, changed);
}

/** Tells of a hold as Cloud Storage does. */
function describeObject({ database }: FileStore, object: StoredObject): Response {
  return jsonResponse({ ...metadataJson(object), ...(isHeld(database, object.name) && { temporaryHold: true }) });
}

function isOpenedByToken(object: StoredObject | null, token: string | null): boolean {
  return object !== null && token !== null && object.downloadTokens.some((known) => sameSecret(token, known));
}
