import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Answer } from './answer.ts';
import { clientAddress } from './client-address.ts';

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
    getRequestListener((request, { incoming }) => answerOrApologise(answerFrom, request, incoming.socket), {
      // Otherwise the adapter would replace the platform's Request and Response.
      overrideGlobalObjects: false,
    }),
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
async function answerOrApologise(answer: Answer, request: Request, socket: Socket): Promise<Response> {
  try {
    return await answer(request, { address: socket.remoteAddress });
  } catch (error) {
    // A test fault of the file store breaks the connection on purpose.
    if (error instanceof Error && error.name === 'ConnectionCut') {
      socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    console.error(`${request.method} ${new URL(request.url).pathname} failed:`, error);
    return new Response('Oops, something went terribly wrong', {
      status: 500,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  }
}

function stopServer(server: Server, gracePeriodMs: number): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), gracePeriodMs).unref();
  });
}
