import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startWeb } from '../testing/web-process.ts';

test('whoever watches over the shop is told what fails, and apart from it whether the process runs', async () => {
  const web = await startWeb();
  onTestFinished(() => web.remove());
  const asked = async (query = '') => {
    const answer = await fetch(`${web.origin}/healthz${query}`);
    return [answer.status, await answer.json()];
  };
  expect(await asked()).toEqual([200, { status: 'ok' }]);
  rmSync(join(web.folder, '.data/storage'), { recursive: true });
  await expect.poll(async () => (await asked())[0]).toBe(503);
  expect((await asked())[1]).toMatchObject({ status: 'failing', failing: expect.arrayContaining(['storage']) });
  expect(await asked('?live')).toEqual([200, { status: 'ok' }]);
});
