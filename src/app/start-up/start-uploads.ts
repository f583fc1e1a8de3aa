import type { FileStorage } from '#file-storage/file-storage.ts';
import {
  areUploadsUnderWayAtom,
  setUploadOwnerAtom,
  startUploadsAtom,
  uploadsAtom,
} from '#features/uploads/upload-atoms.ts';
import { afterFreeTime } from '#platform/connectivity/free-time.ts';
import { isSessionNeededAtom } from '#platform/session/first-view.ts';
import { sessionAtom } from '#platform/session/session-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';
import { noteOutcomes } from './note-outcomes.ts';

/** Not longer than this it is waited for another tab to ask the storage, in milliseconds of free time. */
const elsewhereMs = 5_000;

/** What uploads need of a page, which may not have heard from the shop yet. */
export type UploadStart = Pick<Shell, 'store' | 'configuration'>;

/**
 * Continues what earlier visits left in the upload queue; resolves when the storage was asked for the first of them, if it is
 * this tab that asks. A browser without storage has no queue, and says so in
 * the console.
 */
export async function startUploads(page: UploadStart): Promise<void> {
  const { store, configuration } = page;
  /** The last owner that was told; null: none yet. */
  let told: string | null | undefined = null;
  const tellOwner = (): void => {
    const session = store.get(sessionAtom);
    const owner = session?.customer && !session.customer.guest ? session.customer.id : undefined;
    if (!session || owner === told) return;
    told = owner;
    store.set(setUploadOwnerAtom, owner).catch((error: unknown) => {
      console.error('The uploads of other customers could not be halted.', error);
    });
  };
  store.sub(sessionAtom, tellOwner);
  tellOwner();
  needSession(page);
  noteOutcomes({ store });
  const over = new AbortController();
  const asked = new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve()));
  try {
    await store.set(startUploadsAtom, {
      endpoint: configuration.storageEndpoint,
      bucket: configuration.storageBucket,
      // A first visit sends nothing, and fetches no code for it.
      transport: async (request) => {
        const { xhrTransport } = await import('#file-storage/protocol/xhr-transport.ts');
        over.abort();
        return xhrTransport(request);
      },
      ...tokensOf(page),
    });
    if (store.get(areUploadsUnderWayAtom)) {
      const { untilSentElsewhere } = await import('./sent-elsewhere.ts');
      const stop = afterFreeTime(elsewhereMs, () => over.abort());
      await Promise.race([asked, untilSentElsewhere(over.signal)]).finally(stop);
    }
  } catch (error) {
    console.error('The upload queue could not be opened.', error);
  }
}

/** Whose uploads these are only the session tells; a storage that asks who is signed in wants to know before the first. */
function needSession({ store, configuration }: UploadStart): void {
  if (configuration.storageTokenUrl) return store.set(isSessionNeededAtom, true);
  const stop = store.sub(uploadsAtom, () => {
    if (store.get(uploadsAtom).length === 0) return;
    stop();
    store.set(isSessionNeededAtom, true);
  });
}

/** Most shops have no such tokens, and fetch no code for them; others fetch it with the first question. */
function tokensOf(page: UploadStart): Pick<FileStorage, 'token' | 'appCheckToken' | 'tokenAddress'> {
  const { storageTokenUrl: url, shopwareAccessToken: accessKey } = page.configuration;
  if (!url) return {};
  const tokens = async (): Promise<Partial<FileStorage>> =>
    (await import('#features/downloads/storage-tokens.ts')).storageTokens(page);
  return {
    tokenAddress: { url, accessKey },
    token: async (ask) => (await tokens()).token?.(ask),
    appCheckToken: async () => (await tokens()).appCheckToken?.(),
  };
}
