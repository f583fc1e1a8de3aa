import type { FileStore } from '../records/file-store.ts';
import { requireAllowance } from '../records/limits.ts';
import { newMetadata } from '../protocol/object-metadata.ts';
import { byteCount, requireChangeable, type ObjectPlace, type StorageCall } from '../records/storage-call.ts';
import type { StoredObject } from '../records/stored-object.ts';
import { uploadWhole } from './upload-whole.ts';

/** Media upload: the body is the object, its type comes from `Content-Type` (storage protocol). */
export async function uploadMedia(store: FileStore, call: StorageCall, place: ObjectPlace): Promise<StoredObject> {
  requireChangeable(store, call, 'create', place.name);
  requireAllowance(store, { ...place, owner: call.owner, size: byteCount(call.headers, 'content-length') });
  const metadata = newMetadata({}, call.headers.get('content-type'));
  return uploadWhole(
    store,
    call,
    (pieces) => pieces,
    () => ({ ...place, metadata, md5: null }),
  );
}
