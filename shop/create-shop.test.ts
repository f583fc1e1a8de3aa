import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { createShop } from './create-shop.ts';

const folder = removableFolder();
afterEach(() => folder.remove());

const ask = (accessKey: string) =>
  new Request('http://shop.test/store-api/context', { headers: { 'sw-access-key': accessKey } });

test('a shop opened again has its data, and answers under the key it is given now', async () => {
  const first = await createShop({ folder: folder.path, baseUrl: 'http://shop.test' });
  const before = await (await first.fetch(ask('SWSCNOTENFALZSTOREFRONT001'))).json();
  await first.close();
  const accessKey = 'SWSCANOTHERKEYANOTHERKEY12';
  const second = await createShop({ folder: folder.path, baseUrl: 'http://shop.test', accessKey });
  const after = await (await second.fetch(ask(accessKey))).json();
  const old = await second.fetch(ask('SWSCNOTENFALZSTOREFRONT001'));
  await second.close();
  expect(after).toMatchObject({ salesChannel: { id: JSON.parse(JSON.stringify(before)).salesChannel.id } });
  expect(old.status).toBe(412);
});

/** Starts a process that changes its session's currency again and again and prints each token it got an answer for. */
async function acknowledgedBeforeKill(count: number): Promise<readonly string[]> {
  const script = fileURLToPath(new URL('./testing/write-until-killed.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder.path], { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === count) child.kill('SIGKILL');
  }
  return acknowledged;
}

test('whatever was acknowledged is there after the process was killed', async () => {
  const acknowledged = await acknowledgedBeforeKill(40);
  const running = await createShop({ folder: folder.path, baseUrl: 'http://shop.test' });
  const rows = running.shop.database.prepare('SELECT token FROM sales_channel_api_context').all();
  const kept = new Set(rows.map((row) => row['token']));
  await running.close();
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  expect(acknowledged.filter((token) => !kept.has(token))).toEqual([]);
});

test('a process that has nothing else to do stays until its shop is closed', async () => {
  const script = `
    const { createShop } = await import(${JSON.stringify(new URL('create-shop.ts', import.meta.url).href)});
    const shop = await createShop({ folder: process.argv[1], baseUrl: 'http://shop.test', seed: 'none' });
    await shop.close();
    console.log('closed');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, folder.path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: unknown[] = [];
  child.stdout.on('data', (text) => said.push(String(text)));
  const [code]: unknown[] = await once(child, 'close');
  expect({ code, said }).toEqual({ code: 0, said: ['closed\n'] });
});
