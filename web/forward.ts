const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'accept-encoding',
];

/** Waiting longer than this for a shop's first byte is an outage; uploads have no such limit. */
const answerTimeoutMs = 30_000;

/**
 * Passes a request on to another server and its answer back, bodies streamed both ways.
 * No answer becomes 502, a late one 504, both as the JSON error list the Store API uses.
 * @param base address without trailing slash; the request's path and query are appended
 */
export async function forward(request: Request, base: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of [...hopByHop, 'cookie']) headers.delete(name);
  const patience = pathname.startsWith('/v0/') ? undefined : AbortSignal.timeout(answerTimeoutMs);
  try {
    const answer = await fetch(base + pathname + search, {
      method: request.method,
      headers,
      body: request.body,
      redirect: 'manual',
      duplex: 'half',
      signal: patience ? AbortSignal.any([request.signal, patience]) : request.signal,
    });
    const passed = new Headers(answer.headers);
    for (const name of [
      'connection',
      'keep-alive',
      'transfer-encoding',
      'content-encoding',
      'content-length',
      'set-cookie',
    ]) {
      passed.delete(name);
    }
    return new Response(answer.body, { status: answer.status, headers: passed });
  } catch {
    return patience?.aborted ? gatewayError(504, 'Gateway Timeout') : gatewayError(502, 'Bad Gateway');
  }
}

function gatewayError(status: 502 | 504, title: string): Response {
  const detail = 'The server behind this address did not answer.';
  return Response.json({ errors: [{ status: String(status), code: '0', title, detail }] }, { status });
}
