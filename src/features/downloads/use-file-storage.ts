import { useMemo } from 'react';
import { useShell } from '#platform/session/shell.ts';
import type { FileStorage } from '#file-storage/file-storage.ts';
import { openFileStorage } from '#file-storage/open-file-storage.ts';
import { storageTokens } from './storage-tokens.ts';

/** Somebody is looking: after this long it is better to say what is wrong than to go on trying. */
const maxOperationRetryMs = 10_000;

/** The configured file storage, for listing and deleting. */
export function useFileStorage(): FileStorage {
  const shell = useShell();
  return useMemo(() => {
    const { storageEndpoint: endpoint, storageBucket: bucket } = shell.configuration;
    return openFileStorage({ endpoint, bucket, maxOperationRetryMs, ...storageTokens(shell) });
  }, [shell]);
}
