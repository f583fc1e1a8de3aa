import type { FileStorage } from '../file-storage.ts';

/** Stands for a page where there is none, as in Node: nothing but relative addresses is on its host. */
const noPage = 'https://no-page.invalid';

/** Whether an address is on the host that the page came from. */
export const isOnPageHost = (url: string): boolean => addressOf(url, pageOrigin())?.origin === pageOrigin();

function addressOf(url: string, base: string): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined;
}

const pageOrigin = (): string => ('location' in globalThis ? globalThis.location.origin : noPage);

/** Whether an address is on the storage's own host, the only one that tokens are meant for. */
export function isOnOwnHost(storage: FileStorage, url: string): boolean {
  const server = serverAddress(storage);
  return server !== undefined && addressOf(url, server.href)?.origin === server.origin;
}

const serverAddress = ({ endpoint }: FileStorage): URL | undefined => addressOf(endpoint || '/', pageOrigin());

/**
 * Whether bytes may be sent to a session: its address is a whole one, without credentials in it, and not in clear text
 * when page or storage are not. It may be on another host (storage protocol 1.4): who knows it may write the file.
 */
export function isUsableSession(storage: FileStorage, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && !isSecure(storage));
}

function isSecure({ endpoint }: FileStorage): boolean {
  const page = 'location' in globalThis ? globalThis.location.protocol : undefined;
  return page === 'https:' || endpoint.startsWith('https:');
}
