import { useMemo } from 'react';
import { useShell } from '#platform/session/shell.ts';
import type { FileStorage } from '#file-storage/file-storage.ts';
import { createFetchTransport } from '#file-storage/transport.ts';

/** The configured file storage, for listing and deleting. */
export function useFileStorage(): FileStorage {
  const { storageEndpoint, storageBucket } = useShell().configuration;
  return useMemo(
    () => ({ endpoint: storageEndpoint, bucket: storageBucket, transport: createFetchTransport() }),
    [storageEndpoint, storageBucket],
  );
}
