const alwaysSent: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** A year. The host alone: what else the owner serves below the domain is not for us to decide. */
const onlySecure = 'max-age=31536000';

/**
 * Adds what every answer is sent with, whoever made it: an answer that says more of a thing keeps its own words, and no
 * document may be framed by others unless it says by whom.
 * @param isSecure visitors reach the shop under https
 */
export function withSecurityHeaders(response: Response, isSecure: boolean): Response {
  const sent = new Response(response.body, response);
  for (const [name, value] of Object.entries(alwaysSent)) if (!sent.headers.has(name)) sent.headers.set(name, value);
  if (isSecure) sent.headers.set('strict-transport-security', onlySecure);
  if (/^(?:text\/html|application\/xhtml\+xml)\b/i.test(sent.headers.get('content-type') ?? ''))
    forbidFraming(sent.headers);
  return sent;
}

function forbidFraming(headers: Headers): void {
  const policy = headers.get('content-security-policy') ?? '';
  const [, ancestors] = /(?:^|[;,])\s*frame-ancestors\s+([^;,]*)/i.exec(policy) ?? [];
  if (ancestors === undefined)
    headers.set('content-security-policy', `${policy === '' ? '' : `${policy}; `}frame-ancestors 'none'`);
  // For browsers that know no frame-ancestors.
  if ((ancestors ?? "'none'").trim() === "'none'") headers.set('x-frame-options', 'DENY');
}
