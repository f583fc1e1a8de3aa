const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

const allowedHeaders = [
  'authorization',
  'content-type',
  'if-none-match',
  'if-range',
  'range',
  'x-firebase-appcheck',
  'x-firebase-gmpid',
  'x-firebase-storage-version',
  'x-goog-upload-command',
  'x-goog-upload-header-content-length',
  'x-goog-upload-header-content-type',
  'x-goog-upload-offset',
  'x-goog-upload-protocol',
  'x-http-method-override',
].join(', ');

/** Without these the browser hides the upload's state, and the official client fails with `storage/unknown`. */
const exposedHeaders = [
  'content-disposition',
  'content-range',
  'etag',
  'retry-after',
  'x-goog-generation',
  'x-goog-hash',
  'x-goog-metageneration',
  'x-goog-upload-chunk-granularity',
  'x-goog-upload-control-url',
  'x-goog-upload-size-received',
  'x-goog-upload-status',
  'x-goog-upload-url',
  'x-guploader-uploadid',
].join(', ');

/** Two hours; without it Chromium asks again before nearly every chunk. */
const preflightSeconds = '7200';

/** Opens an answer, errors included, to pages of any origin: no cookies are involved. Changes and returns it. */
export function withCors(response: Response): Response {
  response.headers.set('access-control-allow-origin', '*');
  response.headers.set('access-control-expose-headers', exposedHeaders);
  // A page that isolates itself may still embed what a token opens.
  response.headers.set('cross-origin-resource-policy', 'cross-origin');
  return response;
}

/** The answer to `OPTIONS`: allows what storage clients send, and whatever else the browser asks for. */
export function preflightResponse(requestHeaders: Headers): Response {
  const headers = new Headers({
    'access-control-allow-methods': methods,
    'access-control-allow-headers': requestHeaders.get('access-control-request-headers') ?? allowedHeaders,
    'access-control-max-age': preflightSeconds,
    vary: 'access-control-request-headers, access-control-request-private-network',
  });
  if (requestHeaders.get('access-control-request-private-network') === 'true') {
    headers.set('access-control-allow-private-network', 'true');
  }
  return new Response(null, { status: 204, headers });
}
