import { proxy } from 'hono/proxy';
import { wholeIfSmall } from '../answers/whole-if-small.ts';

/** What fetch writes itself. */
const writtenAnew = ['expect', 'host', 'content-length'];

/** Where servers look for who asks, besides `X-Forwarded-…`; a visitor may write anything there. */
const claims: ReadonlySet<string> = new Set([
  'forwarded',
  'client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-real-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
]);

interface Forwarding {
  /** Address of the other server without trailing slash; the request's path and query are appended. */
  base: string;
  /** Who asks; undefined: this server itself. */
  address: string | undefined;
  /** Scheme and host under which we were asked. */
  origin: string;
}

/** Waiting longer than this for a shop's first bytes is an outage; uploads and their answers have no such limit. */
const answerTimeoutMs = 30_000;

/**
 * Passes a request on to another server and its answer back, bodies streamed both ways.
 * No answer, or one that is cut within its first 64 KiB, becomes 502, a late one 504, both as the JSON error list the Store
 * API uses. The other server is told who asks in `X-Forwarded-For`, `-Proto` and `-Host`.
 */
export async function forward(request: Request, forwarding: Forwarding): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const ending = new AbortController();
  let isLate = false;
  const patience = setTimeout(() => {
    isLate = true;
    ending.abort();
  }, answerTimeoutMs);
  if (pathname.startsWith('/v0/')) clearTimeout(patience);
  if (request.signal.aborted) ending.abort();
  request.signal.addEventListener('abort', () => ending.abort(), { once: true });
  try {
    // The proxy leaves out what belongs to one connection, in either direction.
    const answer = await proxy(forwarding.base + pathname + search, {
      raw: request,
      redirect: 'manual',
      signal: ending.signal,
      customFetch: (passed) => {
        tellWhoAsks(passed.headers, request.headers, forwarding);
        return fetch(passed);
      },
    });
    answer.headers.delete('set-cookie');
    const body = answer.body && (await wholeIfSmall(answer.body));
    return new Response(body, { status: answer.status, headers: answer.headers });
  } catch {
    // Also ends an answer that was there but cannot be passed on.
    ending.abort();
    return isLate ? gatewayError(504, 'Gateway Timeout') : gatewayError(502, 'Bad Gateway');
  } finally {
    clearTimeout(patience);
  }
}

/** @param asked the visitor's headers, which name further ones of the connection */
function tellWhoAsks(passed: Headers, asked: Headers, { address, origin }: Forwarding): void {
  const named = new Set((asked.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase()));
  for (const name of asked.keys())
    if (named.has(name) || claims.has(name) || name.startsWith('x-forwarded-')) passed.delete(name);
  for (const name of [...writtenAnew, 'cookie']) passed.delete(name);
  const { protocol, host } = new URL(origin);
  passed.set('x-forwarded-proto', protocol.slice(0, -1));
  passed.set('x-forwarded-host', host);
  if (address !== undefined) passed.set('x-forwarded-for', address);
}

function gatewayError(status: 502 | 504, title: string): Response {
  const detail = 'The server behind this address did not answer.';
  return Response.json({ errors: [{ status: String(status), code: '0', title, detail }] }, { status });
}
