import { once } from 'node:events';
import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { serveForTests } from '../testing/serve.ts';
import { adminToken, scoresBucket, customersFolder, sampleBytes, temporaryFolder } from '../testing/storage.ts';
import type { StorageSettings } from './records/storage-settings.ts';

const chunkBytes = 262_144;

async function served(settings: Partial<StorageSettings> = {}) {
  const server = await serveForTests(temporaryFolder(), { adminToken: adminToken, minFreeBytes: 0, ...settings });
  onTestFinished(() => server.close());
  const start = async (size: number) => {
    const response = await fetch(
      `${server.origin}/v0/b/${scoresBucket}/o?name=${encodeURIComponent(`${customersFolder}a.pdf`)}`,
      {
        method: 'POST',
        headers: {
          'x-goog-upload-protocol': 'resumable',
          'x-goog-upload-command': 'start',
          'x-goog-upload-header-content-length': String(size),
        },
        body: '{}',
      },
    );
    return response.headers.get('x-goog-upload-url') ?? '';
  };
  return { ...server, start };
}

const command = (address: string, name: string, offset: number, body: Uint8Array<ArrayBuffer> | null = null) =>
  fetch(address, {
    method: 'POST',
    headers: { 'x-goog-upload-command': name, 'x-goog-upload-offset': String(offset) },
    body,
  });

test('session addresses name the port they were asked at', async () => {
  const { start, origin } = await served();
  expect(await start(1)).toMatch(new RegExp(`^${origin}/v0/b/`));
});

test('a browser that aborts a chunk and asks at once learns where the chunk really ended', async () => {
  const { start } = await served();
  const bytes = sampleBytes(20 * chunkBytes);
  const address = await start(bytes.length);
  let received = 0;
  for (let turn = 0; turn < 5; turn += 1) {
    const rest = bytes.subarray(received);
    const headers = {
      'x-goog-upload-command': 'upload, finalize',
      'x-goog-upload-offset': String(received),
      'content-length': String(rest.length),
    };
    const outgoing = request(address, { method: 'POST', headers });
    const aborted = once(outgoing, 'error');
    const sent = Promise.withResolvers<void>();
    outgoing.write(rest.subarray(0, 2 * chunkBytes + 7 * turn), () => sent.resolve());
    await sent.promise;
    outgoing.destroy(new Error('aborted'));
    await aborted;
    const first = await command(address, 'query', 0);
    const second = await command(address, 'query', 0);
    const told = Number(first.headers.get('x-goog-upload-size-received'));
    expect(second.headers.get('x-goog-upload-size-received')).toBe(String(told));
    expect(told % chunkBytes).toBe(0);
    expect(told).toBeGreaterThanOrEqual(received);
    received = told;
  }
  const last = await command(address, 'upload, finalize', received, bytes.subarray(received));
  expect(await last.json()).toMatchObject({ size: String(bytes.length) });
  const media = await fetch(address.replace(/\/o\?name=([^&]+).*$/, '/o/$1?alt=media'));
  expect(Buffer.from(await media.arrayBuffer()).equals(bytes)).toBe(true);
});

test('a refused chunk gets its answer although the client is still sending', async () => {
  const { start } = await served();
  const address = await start(16 * 1024 * 1024);
  const response = await command(address, 'upload', chunkBytes, sampleBytes(12 * 1024 * 1024));
  expect(response.status).toBe(400);
  expect(response.headers.get('x-goog-upload-size-received')).toBe('0');
});

test('limits count the address of the connection', async () => {
  const { start } = await served({ maxOpenSessions: 1 });
  expect(await start(1)).not.toBe('');
  expect(await start(1)).toBe('');
});

test('a cut connection is a network failure to the client', async () => {
  const { origin } = await served({ faults: true });
  const trouble = (fault: unknown) => fetch(`${origin}/v0/_faults`, { method: 'POST', body: JSON.stringify(fault) });
  await trouble({ cut: 'before' });
  await expect(fetch(`${origin}/v0`)).rejects.toThrow('fetch failed');
  await trouble({ cut: 'after' });
  await expect(fetch(`${origin}/v0`)).rejects.toThrow('fetch failed');
  expect((await fetch(`${origin}/v0`)).status).toBe(200);
});

test('HEAD over HTTP has the length and no bytes', async () => {
  const { origin } = await served();
  const headers = { authorization: `Bearer ${adminToken}` };
  await fetch(`${origin}/v0/b/${scoresBucket}/o?name=a`, { method: 'POST', headers, body: '0123456789' });
  const response = await fetch(`${origin}/v0/b/${scoresBucket}/o/a?alt=media`, { method: 'HEAD', headers });
  expect(response.headers.get('content-length')).toBe('10');
  expect(await response.text()).toBe('');
});
