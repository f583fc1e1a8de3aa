import { atom } from 'jotai';
import type { FileStorage } from '#file-storage/file-storage.ts';
import { isUnderWay } from '#file-storage/machine/upload-machine.ts';
import { hasUploadDatabase } from '#offline/records/upload-names.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import { unread, type Unread } from '#platform/persistence/persisted-atom.ts';
import { keepingTroubleAtom } from './browser-keeps-atom.ts';
import { bytesMovedAtAtom } from './bytes-moved-atom.ts';
import type { UploadMove } from './engine/move-upload.ts';
import { isForeign } from './upload-owner.ts';
import type { UploadService } from './engine/upload-service.ts';
import type { UploadWish } from '#offline/upload-wish.ts';
import { endUploadsReadingAtom, recordedUploadsAtom, type ShownUpload } from './recorded-uploads-atom.ts';
import { viewOf, type UploadView } from './upload-view.ts';

/** What the session said of who is signed in; null as long as it said nothing. */
const saidOwnerAtom = atom<{ owner: string | undefined } | null>(null);

/** Uploads that were added on this page before anybody knew who is signed in. */
const unclaimedAtom = atom<readonly string[]>([]);

/** The signed-in customer; undefined: a guest, or not known yet. */
const ownerAtom = atom((get) => get(saidOwnerAtom)?.owner);

/** The uploads this browser knows of this customer, in the order they are taken, live, also those of other tabs. */
export const knownUploadsAtom = atom((get): UploadView[] | Unread => {
  const recorded = get(recordedUploadsAtom);
  const customer = get(ownerAtom);
  if (recorded === unread) return unread;
  return [...recorded.values()]
    .filter((shown) => !isForeign(shown, customer))
    .map(({ view }) => view)
    .toSorted((a, b) => a.position - b.position);
});

/** The same for those to whom unread uploads are as good as none. */
export const uploadsAtom = atom((get): UploadView[] => {
  const known = get(knownUploadsAtom);
  return known === unread ? [] : known;
});

/** Whether any upload, of whichever customer, is to be sent, and not by the browser itself. */
export const areUploadsUnderWayAtom = atom((get) => {
  const recorded = get(recordedUploadsAtom);
  if (recorded === unread) return false;
  return [...recorded.values()].some(
    ({ view: { state, copy, inBackground } }) => isUnderWay(state) && copy === 'complete' && !inBackground,
  );
});

/** Where uploads go, said once at the start of a page; actions called earlier wait for it. */
const storageAtom = atom(() => Promise.withResolvers<FileStorage>());
const serviceAtom = atom<Promise<UploadService> | null>(null);

/**
 * The service, opened by whoever needs it first; after a failure by the next.
 * @throws when the browser keeps no data, unless it may forget the uploads with the page
 */
export const openServiceAtom = atom(null, (get, set, mayForget?: boolean): Promise<UploadService> => {
  const opened = get(serviceAtom);
  if (opened) return opened;
  const show = (records: readonly UploadRecord[]): void => {
    const changed = records.map((record): [string, ShownUpload] => [
      record.id,
      { view: viewOf(record), owner: record.owner },
    ]);
    set(recordedUploadsAtom, (known) => new Map([...(known === unread ? [] : known), ...changed]));
  };
  const opening = get(storageAtom).promise.then(async (storage) => {
    const service = await openService(
      {
        storage,
        mayForget: mayForget === true,
        bytesMove: () => set(bytesMovedAtAtom, performance.now()),
        tellTrouble: (trouble) => set(keepingTroubleAtom, trouble),
      },
      show,
    );
    const said = get(saidOwnerAtom);
    if (said) await service.setOwner(said.owner).catch(logFailure);
    return service;
  });
  set(serviceAtom, opening);
  opening.catch(() => set(serviceAtom, null));
  return opening;
});

/** The next word of the session halts them. */
function logFailure(error: unknown): void {
  console.error('The uploads of other customers could not be halted.', error);
}

async function openService(...given: Parameters<typeof UploadService.open>): Promise<UploadService> {
  const { UploadService } = await import('./engine/upload-service.ts');
  return UploadService.open(...given);
}

/**
 * Says where uploads go and goes on with what earlier visits left. A browser that never uploaded anything does not even
 * load the code for it, until another tab begins. @throws when the browser keeps no data
 */
export const startUploadsAtom = atom(null, async (get, set, storage: FileStorage) => {
  get(storageAtom).resolve(storage);
  if (await hasUploadDatabase()) return void (await set(openServiceAtom));
  const { openWithFirstUploads } = await import('./engine/first-uploads.ts');
  await openWithFirstUploads(() => set(openServiceAtom));
  set(endUploadsReadingAtom);
});

/**
 * Says who is signed in (undefined: a guest). What other customers left unfinished is paused until they are back, and not
 * shown, at once or as soon as the uploads are opened; what a guest left belongs to whoever uses the browser. Until this
 * is said nobody's uploads are halted, for nobody knows yet whose they are not.
 */
export const setUploadOwnerAtom = atom(null, async (get, set, owner: string | undefined) => {
  const unclaimed = get(unclaimedAtom);
  set(saidOwnerAtom, { owner });
  set(unclaimedAtom, []);
  // Whoever opened the uploads is told when they cannot be opened.
  const service = await get(serviceAtom)?.catch(() => undefined);
  if (owner !== undefined && unclaimed.length > 0) await service?.owners.claim(unclaimed, owner);
  await service?.setOwner(owner);
});

/** Adds files behind the others; resolves when they are on record, before their bytes have moved. */
export const addUploadsAtom = atom(
  null,
  async (get, set, { files, folderId }: { files: readonly File[]; folderId: string }): Promise<UploadView[]> => {
    // Where nothing is kept the files are sent all the same, as long as the page is open.
    const service = await set(openServiceAtom).catch(() => set(openServiceAtom, true));
    const added = await service.add({ files, folderId, owner: get(ownerAtom) });
    if (get(saidOwnerAtom) === null) set(unclaimedAtom, [...get(unclaimedAtom), ...added.map(({ id }) => id)]);
    return added.map(viewOf);
  },
);

const wishAtom = atom(null, async (_get, set, id: string, wish: UploadWish) => {
  const service = await set(openServiceAtom);
  await service.wish(id, wish);
});

export const pauseUploadAtom = atom(null, (_get, set, id: string) => set(wishAtom, id, 'pause'));
export const resumeUploadAtom = atom(null, (_get, set, id: string) => set(wishAtom, id, 'run'));
export const retryUploadAtom = atom(null, (_get, set, id: string) => set(wishAtom, id, 'run'));
/** Gives an upload up, here and on the server. */
export const cancelUploadAtom = atom(null, (_get, set, id: string) => set(wishAtom, id, 'cancel'));

/** Forgets an upload that has arrived or was given up, with the copy of its file; nothing happens to an unfinished one. */
export const forgetUploadAtom = atom(null, async (_get, set, id: string) => {
  const service = await set(openServiceAtom);
  if (!(await service.forget(id))) return;
  set(recordedUploadsAtom, (known) =>
    known === unread ? known : new Map([...known].filter(([shown]) => shown !== id)),
  );
});

/** Lets the browser finish an upload by itself, also when all windows are closed; see `canFinishInBackground`. */
export const finishInBackgroundAtom = atom(null, async (_get, set, id: string) => {
  const service = await set(openServiceAtom);
  await service.finishInBackground(id);
});

/** Moves an upload in the order they are taken. */
export const moveUploadAtom = atom(null, async (get, set, { id, to }: { id: string; to: UploadMove }) => {
  const service = await set(openServiceAtom);
  await service.move(id, to, get(ownerAtom));
});

/**
 * Which of these files are on record already (same size, same first and last MiB), be it unfinished or done, and as what.
 * A file that cannot be read is nobody's duplicate.
 */
export const findDuplicatesAtom = atom(
  null,
  async (get, set, files: readonly File[]): Promise<ReadonlyMap<File, UploadView>> => {
    const service = await set(openServiceAtom);
    const found = await service.findDuplicates(files, get(ownerAtom));
    return new Map([...found].map(([file, record]) => [file, viewOf(record)]));
  },
);

/** Gives an upload its file again. @throws OtherFile when it is another one; FileNotReadable */
export const repickUploadAtom = atom(null, async (_get, set, { id, file }: { id: string; file: File }) => {
  const service = await set(openServiceAtom);
  await service.repick(id, file);
});

/** The local copy of a file, also after a reload; undefined when it is not (or no longer) complete here. */
export const readStagedFileAtom = atom(null, async (_get, set, id: string): Promise<File | undefined> => {
  const service = await set(openServiceAtom);
  return service.readStaged(id);
});
