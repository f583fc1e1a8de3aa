import { spawn } from 'node:child_process';
import { say } from './step.mjs';

/** A server that ran for so long was well; what ended it is something new. */
const steadyAfterMs = 60_000;
const longestPauseMs = 60_000;

/**
 * Runs the web server until it ends as it should: by order, or because it cannot start. One that dies by itself after it had
 * once been ready is started again, after a pause that grows from time to time it dies soon.
 * @param firstPauseMs milliseconds
 * @returns the exit code to end with
 */
export async function keepServer(node, { script = 'web/main.ts', environment, firstPauseMs = 1_000 }) {
  const order = awaitOrder();
  // Nobody reads what is said any more: the server is kept all the same.
  process.stdout.on('error', () => undefined);
  let hasBeenReady = false;
  let pauseMs = firstPauseMs;
  for (;;) {
    const begun = Date.now();
    const end = await runServer(node, script, { environment, order });
    hasBeenReady ||= end.isReady;
    const exitCode = exitCodeAfter(end, { isOrdered: order.isGiven, hasBeenReady });
    if (exitCode !== undefined) return exitCode;
    if (Date.now() - begun > steadyAfterMs) pauseMs = firstPauseMs;
    const how = end.signal ?? `code ${end.code}`;
    say(`The web server ended by itself (${how}); it is started again in ${pauseMs / 1000} s.`);
    await order.orPassed(pauseMs);
    if (order.isGiven) return 0;
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

/** Undefined when the server is to be started again. */
function exitCodeAfter({ code, signal }, { isOrdered, hasBeenReady }) {
  if (isOrdered || code === 0 || signal === 'SIGTERM' || signal === 'SIGINT') return code ?? 0;
  return hasBeenReady ? undefined : (code ?? 1);
}

/** The server says over its channel that it is ready; without the channel, that is without us, it stops by itself. */
function runServer(node, script, { environment, order }) {
  return new Promise((resolve) => {
    const server = spawn(node, [script], { env: environment, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    let isReady = false;
    order.receiver = (signal) => server.kill(signal);
    server.on('message', () => {
      isReady = true;
    });
    server.on('error', (error) => {
      say(`The web server could not be started: ${error.message}`);
      resolve({ code: 1, signal: null, isReady });
    });
    server.on('close', (code, signal) => resolve({ code, signal, isReady }));
  });
}

/** Passes the order to stop on to whoever runs, also while nobody does. */
function awaitOrder() {
  const order = { isGiven: false, receiver: undefined, orPassed };
  let wake;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      order.isGiven = true;
      order.receiver?.(signal);
      wake?.();
    });
  function orPassed(ms) {
    return new Promise((resolve) => {
      wake = resolve;
      setTimeout(resolve, ms);
    });
  }
  return order;
}
