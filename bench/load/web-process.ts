import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { freePort } from '../../web/testing/free-port.ts';

const figuresSchema = z.object({
  /** How late timers fire, in milliseconds: beyond the 5 ms they are set to, the event loop was held up. */
  loopP50: z.number(),
  loopP99: z.number(),
  loopMax: z.number(),
  /** All of the process, its threads as well. */
  residentMiB: z.number(),
  /** Of that the objects and the buffers of the main thread. */
  heapMiB: z.number(),
  externalMiB: z.number(),
  descriptors: z.number(),
  cpuMs: z.number(),
});

export type ProcessFigures = z.infer<typeof figuresSchema>;

export interface WatchedWeb {
  readonly origin: string;
  figures(): Promise<ProcessFigures>;
  /** Begins the figures of the event loop anew. */
  forget(): void;
  stop(): Promise<void>;
}

/**
 * The web server as it runs in production, limits off because all clients share one address.
 *
 * @param root checkout to run, with a finished build: another one's is for comparison
 */
export async function startWatchedWeb(folder: string, root: string): Promise<WatchedWeb> {
  const port = await freePort();
  const watch = join(import.meta.dirname, 'watched-process.ts');
  const child = spawn(process.execPath, ['--import', watch, 'web/main.ts'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder, RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await untilReady(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    async figures() {
      child.send('figures');
      for (;;) {
        const [message]: unknown[] = await once(child, 'message');
        const read = figuresSchema.safeParse(message);
        if (read.success) return read.data;
      }
    },
    forget: () => void child.send('forget'),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      if (text.includes('is ready')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The web server ended with ${code} before it was ready.`)));
  });
}
