/** Links of mails carry a key to somebody's account or order in their address; so does one that the installed application opens. */
export function mayKeepPage(address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  return !searchParams.has('hash') && !searchParams.has('link') && !/\/account\/order\/./.test(pathname);
}

/**
 * Whether an answer for one person alone may stay for later. Without a session nobody could take it away again: a guest saw an
 * order by its link, with e-mail address and postal code, and its papers.
 */
export function mayKeepPrivateAnswer({ url, headers }: Request): boolean {
  return headers.has('sw-context-token') || !/\/store-api\/(?:order|document)(?:\/|$)/.test(new URL(url).pathname);
}
