import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { listen, type ListenOptions } from './listen.ts';

/** A server that reads every body whole and tells its length. */
async function serve(options: Partial<ListenOptions>): Promise<number> {
  const port = await freePort();
  const answer = async (request: Request) => new Response(String((await request.arrayBuffer()).byteLength));
  const server = await listen(answer, { host: '127.0.0.1', port, ...options });
  onTestFinished(() => server.stop(0));
  return port;
}

/** A connection of its own, and everything it is told until it is closed. */
function open(port: number): { socket: Socket; told: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('data', (piece) => (text += String(piece)));
  socket.on('error', () => undefined);
  return { socket, told: new Promise((resolve) => socket.on('close', () => resolve(text))) };
}

const post = (length: number) =>
  `POST / HTTP/1.1\r\nhost: shop\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`;

test('a request of HTTP/1.0, which need not name a host, is answered', async () => {
  const { socket, told } = open(await serve({}));
  socket.write('GET / HTTP/1.0\r\n\r\n');
  expect(await told).toMatch(/^HTTP\/1\.1 200 /);
});

test('a body that stands still is given up, and the connection closed', async () => {
  const { socket, told } = open(await serve({ bodyIdleMs: 200 }));
  socket.write(`${post(10)}12345`);
  expect(await told).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that is slow but moves is waited for, however long', async () => {
  const { socket, told } = open(await serve({ bodyIdleMs: 1_200 }));
  socket.write(post(16));
  for (let sent = 0; sent < 16; sent += 1) {
    socket.write('.');
    await wait(100);
  }
  expect(await told).toMatch(/^HTTP\/1\.1 200 [^]*\r\n16\r\n/);
});

test('a body is not blamed for the time in which the server itself stood still', async () => {
  const { socket, told } = open(await serve({ bodyIdleMs: 400 }));
  socket.write(`${post(10)}12345`);
  // Until it has been seen to arrive.
  await wait(100);
  // Where timers are looked at before anything is read.
  setImmediate(() => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
    socket.write('67890');
  });
  expect(await told).toMatch(/^HTTP\/1\.1 200 [^]*\r\n10\r\n/);
});

test('headers that never end are given up', async () => {
  const { socket, told } = open(await serve({ headersMs: 300 }));
  socket.write('GET / HTTP/1.1\r\nhost: shop\r\n');
  for (let sent = 0; sent < 20 && !socket.destroyed; sent += 1) {
    socket.write(`x-slow-${sent}: 1\r\n`);
    await wait(100);
  }
  expect(await told).toMatch(/^HTTP\/1\.1 408 /);
});

test.each([{ maxConnectionsPerClient: 2 }, { maxConnections: 2 }])(
  'connections beyond %o are refused until one is closed',
  async (limits) => {
    const port = await serve(limits);
    const [first] = [open(port), open(port)];
    await once(first.socket, 'connect');
    const third = open(port);
    third.socket.write(`${post(1)}1`);
    expect(await third.told).toBe('');
    first.socket.destroy();
    await expect
      .poll(async () => {
        const again = open(port);
        again.socket.write(`${post(1)}1`);
        return again.told;
      })
      .toContain('200 OK');
  },
);

test('behind a proxy, from which all connections come, they are not counted by address', async () => {
  const port = await serve({ maxConnectionsPerClient: 1, behindProxy: true });
  open(port);
  const second = open(port);
  second.socket.write(`${post(1)}1`);
  expect(await second.told).toContain('200 OK');
});
