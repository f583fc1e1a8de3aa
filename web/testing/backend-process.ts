import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** How a server that could not start ended. */
export interface RefusedStart {
  code: number | null;
  /** What it said, each line of it. */
  said: readonly string[];
}

/** Shop and file store in a process of their own, as they are started for people; needs no finished build. */
export interface BackendProcess {
  origin: string;
  port: number;
  pid: number | undefined;
  /** SIGKILL: nothing gets a chance to tidy up. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** The file store alone: it opens at once. No request of these tests goes to the shop. */
export const storageAlone = { SHOPWARE_ENDPOINT: 'http://127.0.0.1:9', SHOPWARE_ACCESS_TOKEN: 'unused' };

/** @param settings environment variables; `DATA_DIR` is one, `PORT` is a free one unless it is named */
export async function startBackend(settings: Record<string, string>): Promise<BackendProcess> {
  const port = Number(settings['PORT'] ?? (await freePort()));
  const child = spawnBackend({ ...settings, PORT: String(port) });
  const origin = `http://127.0.0.1:${port}`;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const said = saidBy(child);
  while (!(await answers(`${origin}/config.json`))) {
    if (child.exitCode !== null) throw new Error(`The backend ended with ${child.exitCode}: ${await said}`);
    await wait(20);
  }
  return { origin, port, pid: child.pid, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/** Starts a server that is expected to give up; one that does not is ended after a while, without a code. */
export async function refusedStart(settings: Record<string, string>): Promise<RefusedStart> {
  const child = spawnBackend({ PORT: String(await freePort()), ...settings });
  const patience = setTimeout(() => child.kill('SIGKILL'), 15_000);
  const [said, [code]] = await Promise.all([saidBy(child), once(child, 'exit')]);
  clearTimeout(patience);
  return { code: typeof code === 'number' ? code : null, said: said.trim().split('\n') };
}

/** `FILE_BLOCKS` is no setting of the server: no file of it may grow beyond so many blocks, as on a full disk. */
function spawnBackend(settings: Record<string, string>): ChildProcess {
  const environment = { ...process.env, HOST: '127.0.0.1', RATE_LIMITS: 'off', ...settings };
  const { FILE_BLOCKS: blocks = 'unlimited' } = settings;
  const command = `ulimit -f ${blocks}; exec "$0" tools/dev-backend.ts`;
  return spawn('sh', ['-c', command, process.execPath], { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
}

function saidBy({ stderr }: ChildProcess): Promise<string> {
  return stderr === null ? Promise.resolve('') : text(stderr);
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
