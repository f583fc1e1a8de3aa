/**
 * Address of who asks, for rate limits: of the connection, or, behind a proxy that is trusted, what that proxy noted last
 * in `X-Forwarded-For`; whatever stands before it the client may have invented.
 */
export function clientAddress(
  headers: Headers,
  connection: string | undefined,
  isBehindProxy: boolean,
): string | undefined {
  if (!isBehindProxy) return connection;
  const noted = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return noted === undefined || noted === '' ? connection : noted;
}
