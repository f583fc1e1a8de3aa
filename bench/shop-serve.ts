import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createShop } from '#shop/create-shop.ts';

/** Serves the shop of a data folder on a free port; tells its parent process the port, and its usage since it was last asked. */
const [folder = ''] = process.argv.slice(2);
const running = await createShop({ folder, baseUrl: 'http://127.0.0.1', seed: 'none', rateLimits: false });
// oxlint-disable-next-line typescript/no-misused-promises -- the listener answers errors itself and never rejects
const server = createServer(getRequestListener((request) => running.fetch(request)));
// A connection closed for being idle just when it is needed again would count as a failure of the shop.
server.keepAliveTimeout = 600_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});
const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ memory: process.memoryUsage.rss(), cpu: user + system, block: delays.max });
  delays.reset();
});
process.once('disconnect', () => {
  server.closeAllConnections();
  server.close();
  void running.close().then(() => process.exit(0));
});
