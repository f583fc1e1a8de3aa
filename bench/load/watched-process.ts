import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded into the web server before it starts (`node --import`): tells the benchmark over the process channel how long its
 * event loop was held up, its memory, its open files and its processor time. The product knows nothing of it.
 */
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

process.on('message', (message) => {
  if (message === 'forget') delay.reset();
  if (message === 'figures') process.send?.(figures());
});

function figures(): object {
  const { user, system } = process.cpuUsage();
  const { rss, heapTotal, external } = process.memoryUsage();
  return {
    loopP50: delay.percentile(50) / 1e6,
    loopP99: delay.percentile(99) / 1e6,
    loopMax: delay.max / 1e6,
    residentMiB: rss / 2 ** 20,
    heapMiB: heapTotal / 2 ** 20,
    externalMiB: external / 2 ** 20,
    descriptors: readdirSync('/proc/self/fd').length,
    cpuMs: (user + system) / 1000,
  };
}
