import { useCallback, useEffect, useState } from 'react';
import { deleteFile, type FolderFile, listFolderFiles } from './folder-files.ts';
import { useFileStorage } from './use-file-storage.ts';

export type FolderState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'listed'; readonly files: readonly FolderFile[] };

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
  const load = useCallback(async (): Promise<FolderState> => {
    try {
      return { status: 'listed', files: await listFolderFiles(storage, folderId) };
    } catch (error) {
      console.error('The folder could not be listed.', error);
      return { status: 'failed', error };
    }
  }, [storage, folderId]);
  useEffect(() => {
    let current = true;
    void load().then((loaded) => current && setState(loaded));
    return () => void (current = false);
  }, [load]);
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
