import { wholeIfSmall } from './whole-if-small.ts';

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

/** Waiting longer than this for a shop's first bytes is an outage; uploads and their answers have no such limit. */
const answerTimeoutMs = 30_000;

/**
 * Passes a request on to another server and its answer back, bodies streamed both ways.
 * No answer, or one that is cut within its first 64 KiB, becomes 502, a late one 504, both as the JSON error list the Store
 * API uses.
 * @param base address without trailing slash; the request's path and query are appended
 */
export async function forward(request: Request, base: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const ending = new AbortController();
  let isLate = false;
  const patience = setTimeout(() => {
    isLate = true;
    ending.abort();
  }, answerTimeoutMs);
  if (pathname.startsWith('/v0/')) clearTimeout(patience);
  request.signal.addEventListener('abort', () => ending.abort(), { once: true });
  try {
    const answer = await fetch(base + pathname + search, {
      method: request.method,
      headers: passedOn(request.headers),
      body: request.body,
      redirect: 'manual',
      duplex: 'half',
      signal: ending.signal,
    });
    const body = answer.body && (await wholeIfSmall(answer.body));
    return new Response(body, { status: answer.status, headers: passedBack(answer.headers) });
  } catch {
    // Also ends an answer that was there but cannot be passed on.
    ending.abort();
    return isLate ? gatewayError(504, 'Gateway Timeout') : gatewayError(502, 'Bad Gateway');
  } finally {
    clearTimeout(patience);
  }
}

function passedOn(headers: Headers): Headers {
  const passed = new Headers(headers);
  for (const name of [...hopByHop, 'cookie']) passed.delete(name);
  return passed;
}

/** The length is that of the encoded body, which has been decoded on the way. */
function passedBack(headers: Headers): Headers {
  const passed = new Headers(headers);
  if (passed.has('content-encoding')) passed.delete('content-length');
  for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'set-cookie'])
    passed.delete(name);
  return passed;
}

function gatewayError(status: 502 | 504, title: string): Response {
  const detail = 'The server behind this address did not answer.';
  return Response.json({ errors: [{ status: String(status), code: '0', title, detail }] }, { status });
}
