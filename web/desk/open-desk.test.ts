import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { readDeskDoor } from '#shop/base/desk/desk-door.ts';
import { readSettings } from '../settings/settings.ts';
import { startServer } from '../start-server.ts';
import { freePort } from '../testing/free-port.ts';

test('the desk is open as long as the server runs, on a port of its own that is no part of the storefront', async () => {
  const folder = removableFolder();
  const port = await freePort();
  const settings = readSettings({ DATA_DIR: folder.path, PORT: String(port), HOST: '127.0.0.1' });
  const asked: string[] = [];
  const server = await startServer(settings, () =>
    Promise.resolve({
      answer: () => Promise.resolve(new Response('page', { status: 404 })),
      markOrder(request) {
        asked.push(`${request.orderNumber} ${request.mark}`);
        return { outcome: 'already' };
      },
      retire: () => undefined,
      close: () => Promise.resolve(),
    }),
  );
  const door = readDeskDoor(folder.path);
  expect(door?.port).not.toBe(port);
  const post = (at: number | undefined, body: object) =>
    fetch(`http://127.0.0.1:${at}/mark`, {
      method: 'POST',
      headers: { authorization: `Bearer ${door?.token}` },
      body: JSON.stringify(body),
    });
  const request = { orderNumber: '10000', mark: 'printing', trackingCodes: [] };
  expect((await post(door?.port, request)).status).toBe(200);
  expect((await post(door?.port, { ...request, mark: 'eaten' })).status).toBe(400);
  expect((await post(port, request)).status).toBe(404);
  expect(asked).toEqual(['10000 printing']);
  await server.stop(1000);
  expect(existsSync(join(folder.path, 'desk.json'))).toBe(false);
  folder.remove();
});
