import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storageAlone } from './backend-process.ts';
import { freePort } from './free-port.ts';
import { writeBuild } from './write-build.ts';

export const testAdminToken = 'administrator-of-this-test';

/** The web server in a process of its own, on a build of one page; everything else is as in production. */
export interface WebProcess {
  origin: string;
  port: number;
  pid: number;
  /** Its working folder, with its data in `.data`. */
  folder: string;
  /** Everything it has printed so far, errors too. */
  output(): string;
  isAlive(): boolean;
  /** Open file descriptors. */
  descriptors(): number;
  /** Bytes of memory. */
  memory(): number;
  /** Lets whoever reads its output be gone. */
  closeOutput(): void;
  signal(signal: NodeJS.Signals): void;
  /** Exit code, or the name of the signal that ended it. */
  ended: Promise<number | string>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

/**
 * @param settings environment variables of web/settings/settings.ts; without any the file store alone, which opens at once
 * @param build `render` is the source of what makes a page of a request
 */
export async function startWeb(
  settings: Record<string, string> = {},
  build: { render?: string } = {},
): Promise<WebProcess> {
  const folder = smallBuild(build.render);
  const port = await freePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      STORAGE_ADMIN_TOKEN: testAdminToken,
      ...storageAlone,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += String(piece)));
  const ended = endOf(child);
  await untilReady(child, () => output);
  const pid = child.pid ?? 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    pid,
    folder,
    output: () => output,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    descriptors: () => readdirSync(`/proc/${pid}/fd`).length,
    memory: () => 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
    closeOutput: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    signal: (signal) => child.kill(signal),
    ended,
    remove: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const onePage = `async () => ({ status: 200, body: '<p>Seite</p>' })`;

/** A working folder with `dist/`, as little as the web server needs, and with room for its data. */
export function smallBuild(render = onePage): string {
  const folder = mkdtempSync(join(tmpdir(), 'notenfalz-web-'));
  writeBuild(join(folder, 'dist'), render);
  writeFileSync(join(folder, 'dist/client/assets/large.js'), `/* ${'nothing '.repeat(200_000)}*/`);
  return folder;
}

function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (output().includes('is ready')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The web server ended with ${code}: ${output()}`)));
  });
}

function endOf(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown')));
}

export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('Expected a port.');
  return address.port;
}
