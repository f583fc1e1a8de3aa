import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { clientAddress } from '#shop/http/client-network.ts';
import { createServer, type ServerResponse } from 'node:http';
import type { Answer } from '../answers/answer.ts';
import { drainable } from './drain-connections.ts';
import { watchBodies } from './idle-bodies.ts';
import { limitConnections } from './limit-connections.ts';
import { sendAnswer } from '../answers/send-answer.ts';
import { withinRequest } from './stray-errors.ts';

export class PortInUse extends Error {
  override readonly name = 'PortInUse';
  constructor(port: number) {
    super(`Port ${port} is in use by another program; set PORT to a free one, for example PORT=${port + 1}.`);
  }
}

const [defaultMaxConnections, defaultMaxPerClient] = [4_000, 500];

interface RunningServer {
  /** Takes no new connections, answers what has been asked for so long, then closes. */
  stop(gracePeriodMs: number): Promise<void>;
}

export interface ListenOptions {
  host: string;
  port: number;
  /** The visitor's address is what the proxy in front noted last. */
  behindProxy?: boolean;
  /** Connections at a time; of them, from one address. */
  maxConnections?: number;
  maxConnectionsPerClient?: number;
  /** How long the headers of a request may take. */
  headersMs?: number;
  /** How long a request's body may stand still. */
  bodyIdleMs?: number;
}

/** A connection that moves no byte for this long is given up, also one whose answer nobody reads. */
const idleTimeoutMs = 120_000;

/**
 * Serves a function over HTTP.
 * @throws PortInUse
 */
export function listen(answer: Answer, options: ListenOptions): Promise<RunningServer> {
  const { host, port, behindProxy = false, headersMs = 20_000, bodyIdleMs = 60_000 } = options;
  const bodies = watchBodies(bodyIdleMs);
  const answerOn = async (request: Request, outgoing: ServerResponse): Promise<void> => {
    const address = clientAddress(request.headers, outgoing.req.socket.remoteAddress, behindProxy);
    const answered = await answer(request, { address });
    connections.announceEnd(outgoing);
    await sendAnswer(answered, outgoing);
  };
  const server = createServer(
    // A 16 MiB chunk over a slow line takes longer than Node's default of five minutes for a whole request.
    { headersTimeout: headersMs, requestTimeout: 0, connectionsCheckingInterval: Math.min(headersMs / 4, 5_000) },
    // The listener answers errors itself and never rejects.
    // oxlint-disable-next-line typescript/no-misused-promises
    getRequestListener(
      async (request, { outgoing }) => {
        if ('stream' in outgoing) throw new TypeError('Expected an HTTP/1.1 connection.');
        bodies.add(outgoing.req, () => apologise(outgoing, 408, 'The body of the request stood still.'));
        await withinRequest({ name: nameOf(request), end: () => apologise(outgoing) }, () =>
          orApologise(answerOn, request, outgoing),
        );
        return RESPONSE_ALREADY_SENT;
      },
      // HTTP/1.0 need not name a host. Globals: the adapter would replace the platform's Request and Response.
      { hostname: 'localhost', overrideGlobalObjects: false },
    ),
  );
  const connections = drainable(server);
  server.keepAliveTimeout = 75_000;
  server.setTimeout(idleTimeoutMs);
  server.once('close', bodies.close);
  limitConnections(server, {
    maxConnections: options.maxConnections ?? defaultMaxConnections,
    maxConnectionsPerClient: behindProxy ? undefined : (options.maxConnectionsPerClient ?? defaultMaxPerClient),
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUse(port) : error),
    );
    server.listen(port, host, () => resolve({ stop: (gracePeriodMs) => connections.stop(gracePeriodMs) }));
  });
}

/** The last resort: an unexpected error is logged here and never shown. */
async function orApologise(
  answerOn: (request: Request, outgoing: ServerResponse) => Promise<void>,
  request: Request,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    await answerOn(request, outgoing);
  } catch (error) {
    // Nobody waits for this answer any more.
    if (outgoing.destroyed || outgoing.writableEnded) return;
    // A test fault of the file store breaks the connection on purpose.
    if (error instanceof Error && error.name === 'ConnectionCut') {
      outgoing.destroy();
      return;
    }
    if (outgoing.headersSent)
      console.error(`${nameOf(request)} broke off:`, error instanceof Error ? error.message : error);
    else console.error(`${nameOf(request)} failed:`, error);
    apologise(outgoing);
  }
}

const nameOf = ({ method, url }: Request): string => `${method} ${new URL(url).pathname}`;

/** An answer that has begun is broken off, so that nobody takes a part for the whole. */
function apologise(outgoing: ServerResponse, status = 500, text = 'Oops, something went terribly wrong'): void {
  if (outgoing.writableEnded) return;
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
  // What an error left of the connection is not worth another request.
  outgoing.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
  outgoing.end(text);
}
