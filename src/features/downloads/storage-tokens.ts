import { atom } from 'jotai';
import type { FileStorage } from '#file-storage/file-storage.ts';
import type { TokenSource } from '#file-storage/token-source.ts';
import type { TokenAddress } from '#file-storage/token-address.ts';
import { contextToken } from '#platform/session/context-token.ts';
import { sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { ContextNotProvided, type Shell } from '#platform/session/shell.ts';

const customerIdAtom = atom((get) => get(sessionAtom)?.customer?.id);

const tokenAddressAtom = atom((get): TokenAddress | undefined => {
  const shell = get(shellAtom);
  if (!shell) throw new ContextNotProvided('Shell');
  const { storageTokenUrl: url, shopwareAccessToken: accessKey } = shell.configuration;
  return url ? { url, accessKey } : undefined;
});

/** The tokens of this page, shared by all who need them; another customer begins with none. */
const sharedSourceAtom = atom((get): { opening?: Promise<TokenSource> | undefined } => {
  get(customerIdAtom);
  get(tokenAddressAtom);
  return {};
});

/** Most shops have no such address: the code comes with the first question. @throws when it does not come */
async function openSource({ store }: Shell, address: TokenAddress): Promise<TokenSource> {
  const shared = store.get(sharedSourceAtom);
  shared.opening ??= import('#file-storage/token-source.ts').then(({ createTokenSource }) =>
    createTokenSource(address, { sessionToken: contextToken.read }),
  );
  try {
    return await shared.opening;
  } catch (error) {
    shared.opening = undefined;
    throw error;
  }
}

/**
 * How the file storage learns who is signed in (specification §6); nothing when the shop names no address that knows, as
 * the embedded shop does: then everybody is anonymous, and nobody is asked.
 * @throws ContextNotProvided before the start
 */
export function storageTokens(shell: Shell): Pick<FileStorage, 'token' | 'appCheckToken' | 'tokenAddress'> {
  const tokenAddress = shell.store.get(tokenAddressAtom);
  if (!tokenAddress) return {};
  return {
    tokenAddress,
    token: async (ask) => (await openSource(shell, tokenAddress)).token(ask),
    appCheckToken: async () => (await openSource(shell, tokenAddress)).appCheckToken(),
  };
}
