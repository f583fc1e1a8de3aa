import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { smallBytes, wholeIfSmall } from './whole-if-small.ts';

/**
 * Writes an answer to a connection; resolves when it has been handed over whole. Whoever asked and left ends the answer's
 * source; a source that breaks off ends the connection, so that nobody takes a part for the whole.
 * @throws whatever broke the source off; `outgoing.headersSent` tells whether anything had been sent by then
 */
export async function sendAnswer(answer: Response, outgoing: ServerResponse): Promise<void> {
  const { body } = answer;
  if (outgoing.destroyed || outgoing.headersSent) {
    await body?.cancel();
    return;
  }
  if (body === null || outgoing.req.method === 'HEAD') {
    await body?.cancel();
    writeHead(answer, outgoing);
    outgoing.end();
    return;
  }
  const isSmall = Number(answer.headers.get('content-length') ?? Infinity) <= smallBytes;
  const content = isSmall ? await wholeIfSmall(body) : body;
  writeHead(answer, outgoing);
  if (content instanceof Uint8Array) {
    outgoing.end(content);
    return;
  }
  outgoing.flushHeaders();
  await pipeline(Readable.fromWeb(content), outgoing).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
}

/** An answer to somebody who is not there any more is nobody's fault. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Sent with the first bytes, or by a flush. */
function writeHead({ status, headers }: Response, outgoing: ServerResponse): void {
  outgoing.statusCode = status;
  for (const [name, value] of headers) outgoing.appendHeader(name, value);
}
