import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that nobody listens on, for tests and measurements. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new TypeError('Expected a port.');
  return address.port;
}
