import { atom } from 'jotai';
import { isUnfinished } from '#file-storage/upload-machine.ts';
import type { FileStorage } from '#file-storage/file-storage.ts';
import type { UploadService } from './upload-service.ts';
import type { UploadWish } from './upload-wish.ts';
import { viewOf, type UploadView } from './upload-view.ts';

const viewsAtom = atom<ReadonlyMap<string, UploadView>>(new Map());

/** All uploads this browser knows, oldest first, live, also those of other tabs. */
export const uploadJobsAtom = atom((get): UploadView[] => [...get(viewsAtom).values()]);

/** Whether anything is still to be brought to the storage. */
export const uploadsUnfinishedAtom = atom((get) => get(uploadJobsAtom).some(({ state }) => isUnfinished(state)));

interface Opening {
  service: Promise<UploadService>;
  open: (service: UploadService) => void;
  fail: (reason: unknown) => void;
}

function createOpening(): Opening {
  const { promise, resolve, reject } = Promise.withResolvers<UploadService>();
  // Whoever starts the uploads tells of the failure; here it only waits for actions that cannot be done.
  promise.catch(() => undefined);
  return { service: promise, open: resolve, fail: reject };
}

/** Settled once the service runs, or cannot; actions called earlier wait for it. */
const openingAtom = atom(createOpening());

/** Opens the uploads, once per page, in the browser only. @throws when the browser keeps no data */
export const startUploadsAtom = atom(null, async (get, set, storage: FileStorage) => {
  const { open, fail } = get(openingAtom);
  try {
    const { UploadService } = await import('./upload-service.ts');
    const service = await UploadService.open(storage, (record) => {
      set(viewsAtom, new Map([...get(viewsAtom), [record.id, viewOf(record)]]));
    });
    open(service);
  } catch (error) {
    fail(error);
    throw error;
  }
});

/** Adds files to the queue; resolves when they are on record, before their bytes have moved. */
export const addUploadsAtom = atom(
  null,
  async (get, _set, { files, folderId }: { files: readonly File[]; folderId: string }): Promise<UploadView[]> => {
    const service = await get(openingAtom).service;
    return (await service.add(files, folderId)).map(viewOf);
  },
);

const wishAtom = atom(null, async (get, _set, id: string, wish: UploadWish) => {
  const service = await get(openingAtom).service;
  await service.wish(id, wish);
});

export const pauseUploadAtom = atom(null, (_get, set, id: string) => set(wishAtom, id, 'pause'));
export const resumeUploadAtom = atom(null, (_get, set, id: string) => set(wishAtom, id, 'run'));
export const retryUploadAtom = atom(null, (_get, set, id: string) => set(wishAtom, id, 'run'));
/** Gives an upload up, here and on the server. */
export const cancelUploadAtom = atom(null, (_get, set, id: string) => set(wishAtom, id, 'cancel'));

/** Gives an upload its file again. @throws OtherFile when it is another one; FileNotReadable */
export const repickUploadAtom = atom(null, async (get, _set, { id, file }: { id: string; file: File }) => {
  const service = await get(openingAtom).service;
  await service.repick(id, file);
});

/** The local copy of a file, also after a reload; undefined when it is not (or no longer) complete here. */
export const readStagedFileAtom = atom(null, async (get, _set, id: string): Promise<File | undefined> => {
  const service = await get(openingAtom).service;
  return service.readStaged(id);
});
