import { atom } from 'jotai';
import { unread, type Unread } from '#platform/persistence/persisted-atom.ts';
import type { UploadView } from './upload-view.ts';

export interface ShownUpload {
  view: UploadView;
  owner: string | undefined;
}

/**
 * The uploads on record in this browser, of whichever customer, by id. `unread` until all of them have been read: before that
 * nobody can say that an upload is unknown.
 */
export const recordedUploadsAtom = atom<ReadonlyMap<string, ShownUpload> | Unread>(unread);

/** There are none, or they cannot be read: nobody waits for them any longer. What has been read stays. */
export const endUploadsReadingAtom = atom(null, (get, set) => {
  if (get(recordedUploadsAtom) === unread) set(recordedUploadsAtom, new Map());
});
