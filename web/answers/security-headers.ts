import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** A year. The host alone: what else the owner serves below the domain is not for us to decide. */
const onlySecure = 'max-age=31536000';

/**
 * Adds what every answer is sent with, whoever made it: an answer that says more of a thing keeps its own words, and no
 * document may be framed by others unless it says by whom.
 * @param isSecure visitors reach the shop under https
 */
export function securityHeaders(isSecure: boolean): readonly [MiddlewareHandler, MiddlewareHandler] {
  return [saidByEveryAnswer, framesAndTransport(isSecure)];
}

const saidByEveryAnswer = secureHeaders({
  overwrite: false,
  xContentTypeOptions: 'nosniff',
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  crossOriginOpenerPolicy: 'same-origin',
  // Pictures of the shop may be shown elsewhere; what becomes of documents in frames stands in their policy.
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  removePoweredBy: false,
});

function framesAndTransport(isSecure: boolean): MiddlewareHandler {
  return async (call, next) => {
    await next();
    const { headers } = call.res;
    // Whatever a shop behind says of itself: here it is about this host.
    if (isSecure) headers.set('strict-transport-security', onlySecure);
    if (/^(?:text\/html|application\/xhtml\+xml)\b/i.test(headers.get('content-type') ?? '')) forbidFraming(headers);
  };
}

function forbidFraming(headers: Headers): void {
  const policy = headers.get('content-security-policy') ?? '';
  const [, ancestors] = /(?:^|[;,])\s*frame-ancestors\s+([^;,]*)/i.exec(policy) ?? [];
  if (ancestors === undefined)
    headers.set('content-security-policy', `${policy === '' ? '' : `${policy}; `}frame-ancestors 'none'`);
  // For browsers that know no frame-ancestors.
  if ((ancestors ?? "'none'").trim() === "'none'") headers.set('x-frame-options', 'DENY');
}
