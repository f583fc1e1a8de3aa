import { spawn } from 'node:child_process';

const started = Date.now();

/** Says in one line what happens now, with the seconds since the start. */
export function say(line) {
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${seconds} s  ${line}\n`);
}

/** A reason not to go on, told to the person in one sentence. */
export class CannotGoOn extends Error {}

/** Ends the process with one clear sentence instead of a stack trace. */
export function endWith(error) {
  process.stderr.write(`\n${error instanceof CannotGoOn ? error.message : error.stack}\n`);
  process.exit(1);
}

/**
 * Runs a command to its end and returns its exit code and what it printed.
 * While it is silent for long, a line with the elapsed time shows that it still works.
 */
export function run(command, parameters, { environment = process.env, show = true, folder = process.cwd() } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    const begun = Date.now();
    let output = '';
    let lastShown = Date.now();
    const collect = (chunk) => {
      output += chunk;
      if (!show) return;
      lastShown = Date.now();
      process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const heartbeat = setInterval(() => {
      if (Date.now() - lastShown < 15_000) return;
      lastShown = Date.now();
      say(`… still working on it (${Math.round((Date.now() - begun) / 1000)} s)`);
    }, 5_000);
    child.on('error', (error) => {
      clearInterval(heartbeat);
      reject(error);
    });
    child.on('close', (code) => {
      clearInterval(heartbeat);
      resolve({ code: code ?? 1, output });
    });
  });
}
