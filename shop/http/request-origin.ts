/**
 * Scheme and host under which the client reached us, without a trailing slash.
 *
 * @param trustForwarded believe `X-Forwarded-Proto` and `X-Forwarded-Host`, set by a proxy of ours
 */
export function requestOrigin(url: URL, headers: Headers, trustForwarded: boolean): string {
  if (!trustForwarded) return url.origin;
  const scheme = lastOf(headers.get('x-forwarded-proto')) === 'https' ? 'https:' : url.protocol;
  const host = lastOf(headers.get('x-forwarded-host')) ?? url.host;
  return /^[a-z0-9.-]+(:\d{1,5})?$/i.test(host) ? `${scheme}//${host}` : url.origin;
}

function lastOf(header: string | null): string | null {
  return header?.split(',').at(-1)?.trim().toLowerCase() || null;
}
