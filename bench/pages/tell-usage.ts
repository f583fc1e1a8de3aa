import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Loaded into a web server before everything else: tells its parent process what it has used, and how long its loop stood still since the last question. */
const resolutionMs = 1;
const delays = monitorEventLoopDelay({ resolution: resolutionMs });
delays.enable();
process.on('message', () => {
  // The delay of a turn is noted by the timer after it.
  setTimeout(tell, 3 * resolutionMs);
});

function tell(): void {
  const { user, system } = process.cpuUsage();
  const longestBlockMs = Math.max(0, delays.max / 1e6 - resolutionMs);
  process.send?.({ cpuMs: (user + system) / 1000, longestBlockMs });
  delays.reset();
}
