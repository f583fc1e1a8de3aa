import { createBrotliCompress, createGzip, constants } from 'node:zlib';
import { Readable } from 'node:stream';

const compressible = /^(?:text\/|application\/(?:json|manifest\+json|ld\+json|xml|javascript)|image\/svg)/;

/** Below this many bytes compression costs more than it saves. */
const minimumBytes = 1024;

export type Encoding = 'br' | 'gzip';

/** The best encoding that the client names in Accept-Encoding. */
export function acceptedEncoding(header: string | null): Encoding | undefined {
  const names = (header ?? '').split(',').map((part) => part.trim());
  const accepts = (name: string): boolean =>
    names.some((part) => part.split(';')[0] === name && !/;\s*q=0(?:\.0*)?$/.test(part));
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : undefined;
}

/** Compresses an answer on the fly when it is text, not tiny and not compressed already. */
export function compress(request: Request, response: Response): Response {
  if (!response.body || request.method === 'HEAD' || response.headers.has('content-encoding')) return response;
  if (!compressible.test(response.headers.get('content-type') ?? '')) return response;
  const length = response.headers.get('content-length');
  if (length !== null && Number(length) < minimumBytes) return response;
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  if (!encoding) return new Response(response.body, { status: response.status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const packed = Readable.fromWeb(response.body).pipe(encoder(encoding));
  return new Response(Readable.toWeb(packed), { status: response.status, headers });
}

function encoder(encoding: Encoding): ReturnType<typeof createBrotliCompress> | ReturnType<typeof createGzip> {
  if (encoding === 'gzip') return createGzip({ level: 6 });
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
