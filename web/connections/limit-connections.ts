import { clientNetwork } from '#shop/http/client-network.ts';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  /** Connections at a time. */
  maxConnections: number;
  /** Of them, from one address or IPv6 network; undefined: not counted, since all come from a proxy. */
  maxConnectionsPerClient: number | undefined;
}

/** Closes connections beyond the limits at once, so that nothing runs out for those that are there. */
export function limitConnections(server: Server, { maxConnections, maxConnectionsPerClient }: ConnectionLimits): void {
  server.maxConnections = maxConnections;
  if (maxConnectionsPerClient === undefined) return;
  const open = new Map<string, number>();
  // Before Node's own listener, which then finds a closed connection and reads nothing from it.
  server.prependListener('connection', (socket: Socket) => {
    const client = clientNetwork(socket.remoteAddress);
    const count = (open.get(client) ?? 0) + 1;
    if (count > maxConnectionsPerClient) {
      socket.destroy();
      return;
    }
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
  });
}
