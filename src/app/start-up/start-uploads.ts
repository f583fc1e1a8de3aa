import { startUploadsAtom } from '#features/uploads/upload-atoms.ts';
import { xhrTransport } from '#file-storage/xhr-transport.ts';
import type { Shell } from '#platform/session/shell.ts';

/** Continues what earlier visits left in the upload queue. A browser without storage has no queue, and says so in the console. */
export async function startUploads({ store, configuration }: Shell): Promise<void> {
  try {
    await store.set(startUploadsAtom, {
      endpoint: configuration.storageEndpoint,
      bucket: configuration.storageBucket,
      transport: xhrTransport,
    });
  } catch (error) {
    console.error('The upload queue could not be opened.', error);
  }
}
