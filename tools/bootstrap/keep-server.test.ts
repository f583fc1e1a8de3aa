import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { storageAlone } from '../../web/testing/backend-process.ts';
import { freePort } from '../../web/testing/free-port.ts';
import { smallBuild } from '../../web/testing/web-process.ts';

const module = new URL('./keep-server.mjs', import.meta.url).href;
const webServer = fileURLToPath(new URL('../../web/main.ts', import.meta.url));

const dying = join(mkdtempSync(join(tmpdir(), 'notenfalz-dying-')), 'dying.mjs');
writeFileSync(dying, `process.send('ready'); setTimeout(() => process.exit(3), 5);`);
afterAll(() => rmSync(dirname(dying), { recursive: true }));

/** A process that keeps a server, as `npm start` does once everything is set up. */
async function keep(script: string, settings: Record<string, string> = {}) {
  const folder = smallBuild();
  const port = await freePort();
  const options = `{ script: ${JSON.stringify(script)}, environment: process.env, firstPauseMs: 20 }`;
  const code = `import { keepServer } from '${module}'; process.exit(await keepServer(process.execPath, ${options}));`;
  const keeper = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: String(port), ...storageAlone, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [keeper.stdout, keeper.stderr]) stream.on('data', (piece) => (said += String(piece)));
  const ended = new Promise((resolve) => keeper.once('close', resolve));
  onTestFinished(async () => {
    keeper.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return { keeper, ended, said: () => said, isUp: () => answers(`http://127.0.0.1:${port}/healthz`), folder };
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

/** The process that holds the data folder. */
function serverIn(folder: string): number {
  const holder = readFileSync(join(folder, '.data/lock.json'), 'utf8');
  return z.object({ pid: z.number() }).parse(JSON.parse(holder)).pid;
}

const patiently = { interval: 50 };

test('a web server that was killed is started again on its port; the order to stop ends both', async () => {
  const { keeper, ended, said, isUp, folder } = await keep(webServer);
  await expect.poll(isUp, patiently).toBe(true);
  const first = serverIn(folder);
  process.kill(first, 'SIGKILL');
  await expect.poll(said, patiently).toContain('The web server ended by itself (SIGKILL); it is started again');
  await expect.poll(isUp, patiently).toBe(true);
  const second = serverIn(folder);
  expect(second).not.toBe(first);
  keeper.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(await isUp()).toBe(false);
  expect(() => process.kill(second, 0)).toThrow('ESRCH');
});

test('a web server whose keeper was killed stops by itself', async () => {
  const { keeper, isUp } = await keep(webServer);
  await expect.poll(isUp, patiently).toBe(true);
  keeper.kill('SIGKILL');
  await expect.poll(isUp, patiently).toBe(false);
});

test('a web server that refuses to start is not started again', async () => {
  const { ended, said } = await keep(webServer, { PORT: 'x' });
  expect(await ended).toBe(1);
  expect(said().trim()).toBe('PORT must be a number from 0 to 65535, not "x".');
});

test('the pauses grow when it dies again and again, and are ended by the order to stop', async () => {
  const { keeper, ended, said } = await keep(dying);
  await expect.poll(said, patiently).toContain('in 0.16 s');
  expect(
    said()
      .match(/(?<=again in )[\d.]+/g)
      ?.slice(0, 4),
  ).toEqual(['0.02', '0.04', '0.08', '0.16']);
  await expect.poll(said, patiently).toContain('in 1.28 s');
  keeper.kill('SIGTERM');
  expect(await ended).toBe(0);
});
