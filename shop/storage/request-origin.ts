/**
 * Scheme and host under which the client reached the store, without a trailing slash.
 *
 * @param trustForwarded believe `X-Forwarded-Proto` and `X-Forwarded-Host`, set by a proxy of ours
 */
export function requestOrigin(url: URL, headers: Headers, trustForwarded: boolean): string {
  if (!trustForwarded) return url.origin;
  const scheme = lastOf(headers.get('x-forwarded-proto')) === 'https' ? 'https:' : url.protocol;
  const host = lastOf(headers.get('x-forwarded-host')) ?? url.host;
  return /^[a-z0-9.-]+(:\d{1,5})?$/i.test(host) ? `${scheme}//${host}` : url.origin;
}

/** The client's address: what the proxy in front of us added last, else who opened the connection. */
export function requestAddress(
  headers: Headers,
  connection: string | undefined,
  trustForwarded: boolean,
): string | undefined {
  return (trustForwarded ? lastOf(headers.get('x-forwarded-for')) : null) ?? connection;
}

function lastOf(header: string | null): string | null {
  return header?.split(',').at(-1)?.trim().toLowerCase() || null;
}
