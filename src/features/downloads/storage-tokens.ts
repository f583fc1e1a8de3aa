import { atom } from 'jotai';
import type { FileStorage } from '#file-storage/file-storage.ts';
import type { TokenSource } from '#file-storage/protocol/token-source.ts';
import type { TokenAddress } from '#file-storage/protocol/token-address.ts';
import { contextToken } from '#platform/session/context-token.ts';
import { isSessionNeededAtom } from '#platform/session/first-view.ts';
import { sessionAtom } from '#platform/session/session-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';

const customerIdAtom = atom((get) => get(sessionAtom)?.customer?.id);

/** The tokens of this page, shared by all who need them; another customer begins with none. */
const sharedSourceAtom = atom((get): { opening?: Promise<TokenSource> | undefined } => {
  get(customerIdAtom);
  return {};
});

/** A shop that is slower than this is not waited for; milliseconds. */
const longestMs = 5_000;

/**
 * How the file storage learns who is signed in (specification §6); nothing when the shop names no address that knows, as
 * the embedded shop does: then everybody is anonymous, and nobody is asked.
 */
export function storageTokens({
  store,
  configuration,
}: Pick<Shell, 'store' | 'configuration'>): Pick<FileStorage, 'token' | 'appCheckToken' | 'tokenAddress'> {
  const { storageTokenUrl: url, shopwareAccessToken: accessKey } = configuration;
  if (!url) return {};
  const tokenAddress = { url, accessKey };
  return {
    tokenAddress,
    token: async (ask) => (await openSource(store, tokenAddress)).token(ask),
    appCheckToken: async () => (await openSource(store, tokenAddress)).appCheckToken(),
  };
}

/** Most shops have no such address: the code comes with the first question. @throws when it does not come */
async function openSource(store: Shell['store'], address: TokenAddress): Promise<TokenSource> {
  await untilSession(store);
  const shared = store.get(sharedSourceAtom);
  shared.opening ??= import('#file-storage/protocol/token-source.ts').then(({ createTokenSource }) =>
    createTokenSource(address, { sessionToken: contextToken.read }),
  );
  try {
    return await shared.opening;
  } catch (error) {
    shared.opening = undefined;
    throw error;
  }
}

/** The first upload of a visit may come before the shop has said whose it is: the address is asked in a session's name. */
async function untilSession(store: Shell['store']): Promise<void> {
  const isKnown = (): boolean => contextToken.read() !== undefined || store.get(sessionAtom) !== null;
  if (isKnown()) return;
  store.set(isSessionNeededAtom, true);
  await new Promise<void>((resolve) => {
    const go = (): void => {
      clearTimeout(impatience);
      stop();
      resolve();
    };
    const impatience = setTimeout(go, longestMs);
    const stop = store.sub(sessionAtom, () => isKnown() && go());
  });
}
