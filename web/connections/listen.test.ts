import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';
import { freePort } from '../testing/free-port.ts';

/** The address the answering side is told, for a request that came with a note of a proxy. */
async function toldAddress(behindProxy: boolean): Promise<string> {
  const port = await freePort();
  const server = await listen((_request, { address }) => Promise.resolve(new Response(address)), {
    host: '127.0.0.1',
    port,
    behindProxy,
  });
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  const told = await answer.text();
  await server.stop(0);
  return told;
}

test('visitors are told apart by their connection, behind a proxy by what it noted', async () => {
  expect(await toldAddress(false)).toBe('127.0.0.1');
  expect(await toldAddress(true)).toBe('203.0.113.9');
});

test('a connection nobody asks anything on does not hold up the stop, however long requests may take', async () => {
  const port = await freePort();
  const server = await listen(() => Promise.resolve(new Response()), { host: '127.0.0.1', port });
  const silent = connect(port, '127.0.0.1');
  onTestFinished(() => void silent.destroy());
  await once(silent, 'connect');
  const closed = once(silent, 'close');
  const anHourMs = 3_600_000;
  await server.stop(anHourMs);
  expect(await closed).toEqual([false]);
});
