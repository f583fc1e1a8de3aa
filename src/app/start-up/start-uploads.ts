import type { FileStorage } from '#file-storage/file-storage.ts';
import { areUploadsUnderWayAtom, setUploadOwnerAtom, startUploadsAtom } from '#features/uploads/upload-atoms.ts';
import { xhrTransport } from '#file-storage/xhr-transport.ts';
import { sessionAtom } from '#platform/session/session-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';
import { runnerLock } from '#offline/upload-names.ts';
import { noteOutcomes } from './note-outcomes.ts';

/**
 * Continues what earlier visits left in the upload queue; resolves when the storage was asked for the first of them, if it is
 * this tab that asks. A browser without storage has no queue, and says so in
 * the console.
 */
export async function startUploads(shell: Shell): Promise<void> {
  const { store, configuration } = shell;
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
  noteOutcomes({ store });
  const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>();
  const isSentElsewhere = await isTurnTaken();
  try {
    await store.set(startUploadsAtom, {
      endpoint: configuration.storageEndpoint,
      bucket: configuration.storageBucket,
      transport: (request) => {
        tellAsked();
        return xhrTransport(request);
      },
      ...tokensOf(shell),
    });
    if (!isSentElsewhere && store.get(areUploadsUnderWayAtom)) await asked;
  } catch (error) {
    console.error('The upload queue could not be opened.', error);
  }
}

/** Whether another tab sends the uploads at this moment. */
async function isTurnTaken(): Promise<boolean> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  return held.some(({ name }) => name === runnerLock);
}

/** Most shops have no such tokens, and fetch no code for them; others fetch it with the first question. */
function tokensOf(shell: Shell): Pick<FileStorage, 'token' | 'appCheckToken' | 'tokenAddress'> {
  const { storageTokenUrl: url, shopwareAccessToken: accessKey } = shell.configuration;
  if (!url) return {};
  const tokens = async (): Promise<Partial<FileStorage>> =>
    (await import('#features/downloads/storage-tokens.ts')).storageTokens(shell);
  return {
    tokenAddress: { url, accessKey },
    token: async (ask) => (await tokens()).token?.(ask),
    appCheckToken: async () => (await tokens()).appCheckToken?.(),
  };
}
