import { once } from 'node:events';
import { Server } from 'node:http';
import { connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, expect, test } from 'vitest';
import { openFixtureShop } from '../fixture-shop.ts';
import { recordedAccessKey } from '../replay.ts';

const running = await openFixtureShop();
const server = createAdaptorServer({ fetch: (request) => running.fetch(request), overrideGlobalObjects: false });
if (!(server instanceof Server)) throw new TypeError('Expected an HTTP/1.1 server.');
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(async () => {
  if (server instanceof Server) server.closeAllConnections();
  server.close();
  await running.close();
});

function port(): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('Expected a port.');
  return address.port;
}

const head = (method: string, path: string, ...headers: string[]) =>
  [`${method} ${path} HTTP/1.1`, 'host: shop.test', `sw-access-key: ${recordedAccessKey}`, ...headers, '', ''].join(
    '\r\n',
  );

/** Sends texts over one connection, one after the other, and returns the status lines of everything that came back. */
async function statusLines(...texts: readonly string[]): Promise<readonly string[]> {
  const socket = connect(port(), '127.0.0.1');
  let received = '';
  socket.on('data', (part: Buffer) => {
    received += part.toString('latin1');
  });
  // The server may hang up while we still send.
  socket.on('error', () => undefined);
  for (const text of texts) socket.write(text);
  await new Promise((resolve) => socket.once('close', resolve));
  return received.match(/HTTP\/1\.1 \d+/g) ?? [];
}

const json = 'content-type: application/json';
const last = head('GET', '/store-api/context', 'connection: close');
const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

test('a connection carries the next request after a body that was too large', async () => {
  const body = 'x'.repeat(3_000_000);
  const sized = head('POST', '/store-api/product', json, `content-length: ${body.length}`) + body;
  expect(await statusLines(sized, last)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});

test('a body without a length is counted while it comes', async () => {
  const request = head('POST', '/store-api/product', json, 'transfer-encoding: chunked');
  expect(await statusLines(request + chunked('x'.repeat(3_000_000)), last)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  expect(await statusLines(request + chunked('{"limit":1}'), last)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
});

test('a length that is too small for its body does not become another request of the shop', async () => {
  const request = head('POST', '/store-api/product', json, 'content-length: 2');
  const answers = await statusLines(`${request}{}DELETE everything`, last);
  expect(answers.at(-1)).toBe('HTTP/1.1 400');
});

test('a refused method or path leaves the connection usable, body or not', async () => {
  const put = head('PUT', '/store-api/product', json, 'content-length: 11');
  const nowhere = head('POST', `/store-api/${'a/'.repeat(2000)}`, json, 'content-length: 11');
  expect(await statusLines(`${put}{"limit":1}`, `${nowhere}{"limit":1}`, last)).toEqual([
    'HTTP/1.1 405',
    'HTTP/1.1 404',
    'HTTP/1.1 200',
  ]);
});

test('a path of a hundred kilobytes is refused before it is looked at', async () => {
  expect(await statusLines(head('GET', `/store-api/${'a'.repeat(100_000)}`))).toEqual(['HTTP/1.1 431']);
});

test('header bytes outside ASCII are no reason to stumble', async () => {
  const odd = head('GET', '/store-api/context', 'sw-context-token: caf\u{e9}\u{ff}', 'connection: close');
  expect(await statusLines(odd)).toEqual(['HTTP/1.1 200']);
});
