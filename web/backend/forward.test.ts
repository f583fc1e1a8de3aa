import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openBackend } from './backend.ts';
import { freePort } from '../testing/free-port.ts';
import { listen } from '../connections/listen.ts';
import { readSettings } from '../settings/settings.ts';
import { portOf } from '../testing/web-process.ts';

/** A shop that tells what it was asked. */
const shop = createServer((incoming, outgoing) => {
  incoming.resume();
  incoming.on('end', () => {
    outgoing.setHeader('content-type', 'application/json');
    if (incoming.url?.includes('trailer'))
      outgoing.setHeader('trailer', 'x-sum').setHeader('transfer-encoding', 'chunked');
    outgoing.end(JSON.stringify({ ...incoming.headers, 'asked-path': incoming.url }));
  });
});
shop.listen(0, '127.0.0.1');
await once(shop, 'listening');
afterAll(() => {
  shop.closeAllConnections();
  shop.close();
});

const invented = {
  forwarded: 'for=198.51.100.66;host=evil.example',
  'x-forwarded-for': '198.51.100.66, 203.0.113.9',
  'x-forwarded-host': 'noten.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '1',
  'x-forwarded-prefix': '/evil',
  'x-real-ip': '198.51.100.66',
  'true-client-ip': '198.51.100.66',
  'x-only-for-the-next': '1',
  connection: 'keep-alive, x-only-for-the-next',
};

/** What a shop behind is told, of a visitor who claims to come from elsewhere. */
async function toldToTheShop(environment: Record<string, string>, folder = ''): Promise<IncomingHttpHeaders> {
  const address = `http://127.0.0.1:${portOf(shop)}${folder}`;
  const port = String(await freePort());
  const settings = readSettings({
    PORT: port,
    SHOPWARE_ENDPOINT: address,
    SHOPWARE_ACCESS_TOKEN: 'SWSCTEST',
    STORAGE_ENDPOINT: address,
    ...environment,
  });
  const backend = await openBackend(settings, settings.publicUrl ?? `http://127.0.0.1:${port}`);
  const server = await listen(backend.answer, settings);
  onTestFinished(() => server.stop(0));
  // fetch would not send such a connection header.
  const asked = request(`http://127.0.0.1:${port}/store-api/context`, { headers: { ...invented, host: 'laden:4173' } });
  asked.end();
  const [answer] = await once(asked, 'response');
  let text = '';
  for await (const piece of answer) text += String(piece);
  return JSON.parse(text);
}

test('a shop behind is told who really asks, and nothing of what the visitor invented', async () => {
  const told = await toldToTheShop({});
  expect(told).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'laden:4173',
    'x-forwarded-proto': 'http',
  });
  expect(JSON.stringify(told)).not.toMatch(/198\.51\.100\.66|evil|x-only-for-the-next/);
});

test('a shop in a sub-folder of its domain is asked there', async () => {
  expect(await toldToTheShop({}, '/laden')).toMatchObject({ 'asked-path': '/laden/store-api/context' });
});

test('what a proxy of ours noted is believed and passed on', async () => {
  const told = await toldToTheShop({ BEHIND_PROXY: 'on' });
  expect(told).toMatchObject({
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'noten.example',
    'x-forwarded-proto': 'https',
  });
  expect(JSON.stringify(told)).not.toMatch(/198\.51\.100\.66|evil|x-only-for-the-next/);
});

test('a public address alone makes nobody trusted', async () => {
  expect(await toldToTheShop({ PUBLIC_URL: 'https://drucke.example' })).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'drucke.example',
    'x-forwarded-proto': 'https',
  });
});

test('a body announced with "Expect: 100-continue" is passed on', async () => {
  const address = `http://127.0.0.1:${portOf(shop)}`;
  const settings = readSettings({ SHOPWARE_ENDPOINT: address, SHOPWARE_ACCESS_TOKEN: 'X', STORAGE_ENDPOINT: address });
  const backend = await openBackend(settings, address);
  const asked = new Request(`${address}/v0/b/x/o`, {
    method: 'POST',
    body: 'words',
    headers: { expect: '100-continue' },
  });
  expect((await backend.answer(asked, { address: '203.0.113.9' })).status).toBe(200);
});

test('what an answer says of the connection behind is not said of the one in front', async () => {
  const address = `http://127.0.0.1:${portOf(shop)}`;
  const port = await freePort();
  const settings = readSettings({ SHOPWARE_ENDPOINT: address, SHOPWARE_ACCESS_TOKEN: 'X', STORAGE_ENDPOINT: address });
  const server = await listen((await openBackend(settings, address)).answer, { host: '127.0.0.1', port });
  onTestFinished(() => server.stop(0));
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/store-api/trailer`, { method: 'HEAD' });
  expect([status, headers.get('trailer')]).toEqual([200, null]);
});
