/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

/** Where the pages keep the token of the shop's session. */
const cookieName = 'sw-context-token';

/**
 * The token of the shop's session; undefined when there is none, or where workers cannot read cookies (those browsers do
 * not wake workers for uploads either).
 */
export async function sessionToken(): Promise<string | undefined> {
  if (!('cookieStore' in self)) return undefined;
  const cookie = await self.cookieStore.get(cookieName);
  return cookie?.value && decodeURIComponent(cookie.value);
}
