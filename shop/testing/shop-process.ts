import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import { createShop, type ShopOptions } from '../create-shop.ts';

/** Run by tests: serves a shop on a free port, tells its parent the port, and closes the shop when the parent lets go. */
const options: Omit<ShopOptions, 'baseUrl'> = JSON.parse(process.argv[2] ?? '{}');
const running = await createShop({ baseUrl: 'http://shop.test', rateLimits: false, ...options });
// oxlint-disable-next-line typescript/no-misused-promises -- the listener answers errors itself and never rejects
const server = createServer(getRequestListener((request) => running.fetch(request)));
// A connection closed for being idle just when it is needed again would fail a call that has no fault.
server.keepAliveTimeout = 600_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? (address?.port ?? 0) : 0);
});
process.once('disconnect', () => {
  server.closeAllConnections();
  server.close();
  void running.close();
});
