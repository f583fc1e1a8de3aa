import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import { wholeIfSmall } from './whole-if-small.ts';

const compressible = /^(?:text\/|application\/(?:json|manifest\+json|ld\+json|xml|javascript)|image\/svg)/;

/** Below this many bytes compression costs more than it saves. */
const minimumBytes = 1024;

type Content = Awaited<ReturnType<typeof wholeIfSmall>>;

export type Encoding = 'br' | 'gzip';

/** The best encoding that the client names in Accept-Encoding. */
export function acceptedEncoding(header: string | null): Encoding | undefined {
  return acceptsEncoding(header, 'br') ? 'br' : acceptsEncoding(header, 'gzip') ? 'gzip' : undefined;
}

/** Whether the client names this encoding, and not to refuse it. */
export function acceptsEncoding(header: string | null, name: Encoding): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim());
  return parts.some((part) => part.split(';')[0] === name && !/;\s*q=0(?:\.0*)?$/.test(part));
}

/**
 * Compresses an answer when it is text, not tiny and not compressed already. A small one is compressed at once, which takes
 * a millisecond and waits for nobody in the thread pool; a larger one on the fly.
 * @throws whatever ends a small body early
 */
export async function compress(request: Request, response: Response): Promise<Response> {
  if (!response.body || request.method === 'HEAD' || !isCompressible(response)) return response;
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  const content = await wholeIfSmall(response.body);
  const body = encoding ? pack(content, encoding) : content;
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  if (encoding && body !== content) headers.set('content-encoding', encoding);
  if (body instanceof Uint8Array) headers.set('content-length', String(body.length));
  else if (body !== content) headers.delete('content-length');
  return new Response(body, { status: response.status, headers });
}

/** Part of an answer counts bytes of the whole; it stays as it is. */
function isCompressible({ headers }: Response): boolean {
  if (headers.has('content-encoding') || headers.has('content-range')) return false;
  const length = headers.get('content-length');
  return (length === null || Number(length) >= minimumBytes) && compressible.test(headers.get('content-type') ?? '');
}

function pack(content: Content, encoding: Encoding): Content {
  if (!(content instanceof Uint8Array)) return packOnTheFly(content, encoding);
  return content.length < minimumBytes ? content : packAtOnce(content, encoding);
}

const brotliQuality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const gzipLevel = 6;

function packAtOnce(content: Uint8Array, encoding: Encoding): Content {
  if (encoding === 'gzip') return gzipSync(content, { level: gzipLevel });
  return brotliCompressSync(content, {
    params: { ...brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

/** Source and encoder end together: one that breaks off breaks the answer off, one nobody reads any more is closed. */
function packOnTheFly(content: ReadableStream<Uint8Array>, encoding: Encoding): Content {
  const encoder =
    encoding === 'gzip' ? createGzip({ level: gzipLevel }) : createBrotliCompress({ params: brotliQuality });
  // Whoever reads the encoder's end learns of the same error.
  pipeline(Readable.fromWeb(content), encoder).catch(() => undefined);
  return Readable.toWeb(encoder);
}
