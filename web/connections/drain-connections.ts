import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as ListeningServer, type Socket } from 'node:net';

interface OpenConnection {
  /** Requests that have not been answered. */
  running: number;
  /** When the last one was. */
  idleSince: number;
}

/** A request may be on its way when a connection falls silent: it is waited for so long, in milliseconds. */
const lingerMs = 1_000;

/**
 * Knows what goes on on each connection of a server, so that the server can be stopped without losing a request: it takes no
 * new connections; a request that is under way, or already on its way, is answered and told that the connection ends with it;
 * a connection that stays silent is closed.
 */
export function drainable(server: Server) {
  const connections = new Map<Socket, OpenConnection>();
  let stoppedAt: number | undefined;
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { running: 0, idleSince: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.running += 1;
    outgoing.once('close', () => {
      connection.running -= 1;
      connection.idleSince = performance.now();
    });
  });
  const closeSilent = (began: number): void => {
    const lately = performance.now() - lingerMs;
    for (const [socket, { running, idleSince }] of connections)
      if (running === 0 && Math.max(idleSince, began) <= lately) socket.destroySoon();
  };
  return {
    /** Tells whoever gets this answer that it is the last on its connection, when that is so. Before its headers are sent. */
    announceEnd(outgoing: ServerResponse): void {
      const isLast = connections.get(outgoing.req.socket)?.running === 1;
      if (stoppedAt !== undefined && isLast && !outgoing.headersSent) outgoing.setHeader('connection', 'close');
    },
    /** Resolves when every connection is closed; requests that take longer than the grace period are cut off. */
    stop(gracePeriodMs: number): Promise<void> {
      const began = (stoppedAt ??= performance.now());
      const closing = setInterval(closeSilent, lingerMs / 10, began);
      const cutting = setTimeout(() => server.closeAllConnections(), gracePeriodMs);
      return new Promise((resolve) => {
        // The HTTP server's own way would reset silent connections at once, and with them requests on their way.
        ListeningServer.prototype.close.call(server, () => {
          clearInterval(closing);
          clearTimeout(cutting);
          resolve();
        });
      });
    },
  };
}
