import { atom } from 'jotai';
import { createFetchTransport } from '#file-storage/protocol/transport.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { ContextNotProvided } from '#platform/session/shell.ts';
import { type FolderFile, listFolderFiles } from './folder-files.ts';
import { storageTokens } from './storage-tokens.ts';

/** The files of a folder as its page lists them, asked for in another way than by the browser alone. @throws {StorageError} */
export const listFolderThroughAtom = atom(
  null,
  async (get, _set, folderId: string, fetch: typeof globalThis.fetch): Promise<readonly FolderFile[]> => {
    const shell = get(shellAtom);
    if (!shell) throw new ContextNotProvided('Shell');
    const { storageEndpoint: endpoint, storageBucket: bucket } = shell.configuration;
    const storage = { endpoint, bucket, transport: createFetchTransport(fetch), ...storageTokens(shell) };
    return listFolderFiles(storage, folderId);
  },
);
