import { useCallback, useEffect, useState } from 'react';
import type { FileStorage } from '#file-storage/file-storage.ts';
import { deleteFile, type FolderFile, listFolderFiles } from './folder-files.ts';
import { useFileStorage } from './use-file-storage.ts';

export type FolderState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | {
      readonly status: 'listed';
      readonly files: readonly FolderFile[];
      /** Of when it is, where it was taken along and the storage does not answer. */
      readonly keptSince?: string;
    };

interface Folder {
  state: FolderState;
  reload: () => void;
  /** Deletes a file and takes it out of the list. @throws {StorageError} */
  remove: (file: FolderFile) => Promise<void>;
}

/** The content of a folder, loaded in the browser: what lies there is nobody else's business. */
export function useFolderFiles(folderId: string): Folder {
  const storage = useFileStorage();
  const [state, setState] = useState<FolderState>({ status: 'loading' });
  const load = useCallback(() => loadFolder(storage, folderId), [storage, folderId]);
  useEffect(() => {
    let current = true;
    void load().then((loaded) => current && setState(loaded));
    return () => void (current = false);
  }, [load]);
  useEffect(() => () => revokeAddresses(state), [state]);
  return {
    state,
    reload() {
      setState({ status: 'loading' });
      void load().then(setState);
    },
    async remove(file) {
      await deleteFile(storage, file);
      setState((now) =>
        now.status === 'listed' ? { ...now, files: now.files.filter(({ path }) => path !== file.path) } : now,
      );
    },
  };
}

/** Without a network nobody waits for one where the folder was taken along. */
async function loadFolder(storage: FileStorage, folderId: string): Promise<FolderState> {
  const taken = navigator.onLine ? undefined : await loadTaken(storage, folderId);
  if (taken) return taken;
  try {
    return { status: 'listed', files: await listFolderFiles(storage, folderId) };
  } catch (error) {
    console.error('The folder could not be listed.', error);
    return (await loadTaken(storage, folderId)) ?? { status: 'failed', error };
  }
}

async function loadTaken(storage: FileStorage, folderId: string): Promise<FolderState | undefined> {
  const taken = await bringTaken()
    .then(({ listTakenFolder }) => listTakenFolder(storage, folderId))
    .catch(() => undefined);
  return taken && { status: 'listed', files: taken.files, keptSince: taken.since };
}

/** Comes when the storage does not answer. */
const bringTaken = () => import('./taken-files.ts');

/** Those of what was taken along lead to copies in this document. */
function revokeAddresses(state: FolderState): void {
  if (state.status !== 'listed' || state.keptSince === undefined) return;
  for (const { url } of state.files) if (url !== undefined) URL.revokeObjectURL(url);
}
