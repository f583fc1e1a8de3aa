import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { clientAddress } from '#shop/http/client-network.ts';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';
import { sendAnswer } from './send-answer.ts';
import { withinRequest } from './stray-errors.ts';

export class PortInUse extends Error {
  override readonly name = 'PortInUse';
  constructor(port: number) {
    super(`Port ${port} is in use by another program; set PORT to a free one, for example PORT=${port + 1}.`);
  }
}

interface RunningServer {
  /** Takes no new connections, lets running requests finish for so long, then closes. */
  stop(gracePeriodMs: number): Promise<void>;
}

/** A connection that moves no byte for this long is given up; uploads over slow links move bytes. */
const idleTimeoutMs = 120_000;

/**
 * Serves a function over HTTP.
 * @throws PortInUse
 */
export function listen(
  answer: Answer,
  { host, port, behindProxy = false }: { host: string; port: number; behindProxy?: boolean },
): Promise<RunningServer> {
  const answerFrom: Answer = (request, { address }) =>
    answer(request, { address: clientAddress(request.headers, address, behindProxy) });
  const server = createServer(
    // The listener answers errors itself and never rejects.
    // oxlint-disable-next-line typescript/no-misused-promises
    getRequestListener(
      async (request, { outgoing }) => {
        if ('stream' in outgoing) throw new TypeError('Expected an HTTP/1.1 connection.');
        await withinRequest({ name: nameOf(request), end: () => endWithApology(outgoing) }, () =>
          answerOrApologise(answerFrom, request, outgoing),
        );
        return RESPONSE_ALREADY_SENT;
      },
      // Otherwise the adapter would replace the platform's Request and Response.
      { overrideGlobalObjects: false },
    ),
  );
  // A 16 MiB chunk over a slow line takes longer than Node's default of five minutes for a whole request.
  server.requestTimeout = 0;
  server.keepAliveTimeout = 75_000;
  server.setTimeout(idleTimeoutMs);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUse(port) : error),
    );
    server.listen(port, host, () => resolve({ stop: (gracePeriodMs) => stopServer(server, gracePeriodMs) }));
  });
}

/** The last resort: an unexpected error is logged here and never shown. */
async function answerOrApologise(answer: Answer, request: Request, outgoing: ServerResponse): Promise<void> {
  try {
    await sendAnswer(await answer(request, { address: outgoing.req.socket.remoteAddress }), outgoing);
  } catch (error) {
    // A test fault of the file store breaks the connection on purpose.
    const isOnPurpose = error instanceof Error && error.name === 'ConnectionCut';
    if (isOnPurpose) outgoing.destroy();
    else {
      const what = outgoing.headersSent ? 'broke off' : 'failed';
      console.error(
        `${nameOf(request)} ${what}:`,
        outgoing.headersSent && error instanceof Error ? error.message : error,
      );
      endWithApology(outgoing);
    }
  }
}

const nameOf = ({ method, url }: Request): string => `${method} ${new URL(url).pathname}`;

/** An answer that has begun is broken off, so that nobody takes a part for the whole. */
function endWithApology(outgoing: ServerResponse): void {
  if (outgoing.writableFinished) return;
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
  // What an error left of the connection is not worth another request.
  outgoing.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
  outgoing.end('Oops, something went terribly wrong');
}

function stopServer(server: Server, gracePeriodMs: number): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), gracePeriodMs).unref();
  });
}
