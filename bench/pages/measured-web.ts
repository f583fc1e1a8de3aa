import { fork, type ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../web/testing/free-port.ts';

export interface Usage {
  /** Processor time of the server so far, milliseconds. */
  cpuMs: number;
  /** The longest time its loop stood still since it was asked last, milliseconds. */
  longestBlockMs: number;
}

export interface Fetched {
  status: number;
  /** As sent, packed. */
  bytes: number;
  firstByteMs: number;
}

export interface MeasuredWeb {
  origin: string;
  get(path: string): Promise<Fetched>;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

interface MeasuredWebOptions {
  /** Its data; without it, an empty one that gets the demo shop. */
  folder?: string | undefined;
  /** Environment variables beyond those of every measured server. */
  settings?: Readonly<Record<string, string>>;
}

/** The web server as it runs in production, in a process of its own. */
export async function startMeasuredWeb({
  folder = mkdtempSync(join(tmpdir(), 'notenfalz-bench-')),
  settings = {},
}: MeasuredWebOptions = {}): Promise<MeasuredWeb> {
  const port = await freePort();
  const server = fork('web/main.ts', {
    execArgv: ['--import', new URL('tell-usage.ts', import.meta.url).href],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder, RATE_LIMITS: 'off', ...settings },
    silent: true,
  });
  server.stderr?.pipe(process.stderr);
  await ready(server);
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  return {
    origin: `http://127.0.0.1:${port}`,
    get: (path) => fetchPacked({ port, path, agent }),
    usage: () => usageOf(server),
    stop: async () => {
      agent.destroy();
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function usageOf(server: ChildProcess): Promise<Usage> {
  server.send('usage');
  for await (const [told] of on(server, 'message')) {
    const { cpuMs, longestBlockMs } = Object(told);
    // The server tells its parent other things as well.
    if (typeof cpuMs === 'number') return { cpuMs, longestBlockMs };
  }
  throw new Error('The web server ended.');
}

function fetchPacked({ port, path, agent }: { port: number; path: string; agent: Agent }): Promise<Fetched> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, agent, headers: { 'accept-encoding': 'br' } };
    const request = get(options, (answer) => {
      let bytes = 0;
      let firstByteMs = Number.NaN;
      answer.on('data', (chunk: Buffer) => {
        if (bytes === 0) firstByteMs = performance.now() - started;
        bytes += chunk.length;
      });
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, bytes, firstByteMs }));
      answer.once('error', reject);
    });
    request.once('error', reject);
  });
}

async function ready(server: ChildProcess): Promise<void> {
  for await (const line of server.stdout ?? []) if (String(line).includes('is ready')) return;
  throw new Error('The web server ended before it was ready.');
}
