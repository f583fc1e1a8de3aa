/** What Node's codes mean to somebody who typed an address. */
const words: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such address, or this machine has no network',
  EAI_AGAIN: 'there is no such address, or this machine has no network',
  ECONNREFUSED: 'no server listens at that address',
  ECONNRESET: 'the connection was cut',
  ETIMEDOUT: 'no answer came in time',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted here',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another address',
};

/** Why a call got no answer, for a sentence; what has no words of its own is told as it is. */
export function connectionTrouble(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  if (cause.name === 'TimeoutError') return 'no answer came in time';
  const code = 'code' in cause ? String(cause.code) : '';
  return words[code] ?? cause.message;
}
