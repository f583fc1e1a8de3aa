import { once } from 'node:events';
import type { Server } from 'node:net';

/** Has a server listen on a free port of this machine. @returns its origin, `http://127.0.0.1:{port}` */
export async function listenLocally(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('Expected a port.');
  return `http://127.0.0.1:${address.port}`;
}
