import { useMemo } from 'react';
import { useShell } from '#platform/session/shell.ts';
import type { FileStorage } from '#file-storage/file-storage.ts';
import { openFileStorage } from '#file-storage/open-file-storage.ts';

/** Somebody is looking: after this long it is better to say what is wrong than to go on trying. */
const maxOperationRetryMs = 10_000;

/** The configured file storage, for listing and deleting. */
export function useFileStorage(): FileStorage {
  const { storageEndpoint, storageBucket } = useShell().configuration;
  return useMemo(
    () => openFileStorage({ endpoint: storageEndpoint, bucket: storageBucket, maxOperationRetryMs }),
    [storageEndpoint, storageBucket],
  );
}
