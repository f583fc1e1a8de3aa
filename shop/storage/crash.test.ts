import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { adminToken, scoresBucket, dataFiles, md5Of, sampleBytes, temporaryFolder } from '../testing/storage.ts';

const chunkBytes = 262_144;
const size = 24 * chunkBytes + 12_345;
const bytes = sampleBytes(size);
const authorization = `Bearer ${adminToken}`;

/** Runs the store in its own process; `kill` is SIGKILL, nothing gets to tidy up. */
async function startProcess(folder: string) {
  const script = fileURLToPath(new URL('../testing/storage-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [line] = await once(child.stdout, 'data');
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { origin: String(line).trim(), kill };
}

async function start(origin: string, name: string): Promise<string> {
  const response = await fetch(`${origin}/v0/b/${scoresBucket}/o?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      authorization,
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': String(size),
    },
    body: '{}',
  });
  return response.headers.get('x-goog-upload-url') ?? '';
}

const command = (address: string, name: string, offset = 0, body: Uint8Array<ArrayBuffer> | null = null) =>
  fetch(address, {
    method: 'POST',
    headers: { 'x-goog-upload-command': name, 'x-goog-upload-offset': String(offset) },
    body,
  });

/** The session's address at the restarted store. */
const movedTo = (origin: string, address: string) => origin + address.slice(new URL(address).origin.length);

/** Sends a chunk byte by byte group and never ends it, so that the store can be killed in its middle. */
function sendHalfAChunk(address: string, offset: number) {
  const body = bytes.subarray(offset);
  const headers = {
    'x-goog-upload-command': 'upload, finalize',
    'x-goog-upload-offset': String(offset),
    'content-length': String(body.length),
  };
  const outgoing = request(address, { method: 'POST', headers });
  const broken = once(outgoing, 'error');
  outgoing.write(body.subarray(0, Math.floor(body.length / 2)));
  return broken;
}

/** Waits until the store has written more than it acknowledged, so that the kill really is in the middle. */
async function untilUnacknowledgedBytes(folder: string, acknowledged: number) {
  while (!dataFiles(folder).some((path) => statSync(path).size > acknowledged)) await wait(5);
}

test('a store killed in the middle of a chunk loses nothing it acknowledged and keeps no orphans', async () => {
  const folder = temporaryFolder();
  let store = await startProcess(folder);
  let address = await start(store.origin, 'score.pdf');
  let acknowledged = 0;
  for (const chunks of [1, 3, 2]) {
    const next = bytes.subarray(acknowledged, acknowledged + chunks * chunkBytes);
    const answer = await command(address, 'upload', acknowledged, next);
    expect(answer.headers.get('x-goog-upload-status')).toBe('active');
    acknowledged += next.length;
    const broken = sendHalfAChunk(address, acknowledged);
    await untilUnacknowledgedBytes(folder, acknowledged);
    await store.kill();
    await broken;

    store = await startProcess(folder);
    address = movedTo(store.origin, address);
    const { headers } = await command(address, 'query');
    expect(headers.get('x-goog-upload-size-received')).toBe(String(acknowledged));
    expect(dataFiles(folder).map((path) => statSync(path).size)).toEqual([acknowledged]);
  }
  const last = await command(address, 'upload, finalize', acknowledged, bytes.subarray(acknowledged));
  expect(await last.json()).toMatchObject({ size: String(size), md5Hash: md5Of(bytes) });

  await store.kill();
  const [file = ''] = dataFiles(folder);
  expect(readFileSync(file).equals(bytes)).toBe(true);
  store = await startProcess(folder);
  const read = await fetch(`${store.origin}/v0/b/${scoresBucket}/o/score.pdf?alt=media`, {
    headers: { authorization },
  });
  expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
  await store.kill();
});

test('a store killed at any moment starts again with files and tables in agreement', async () => {
  const folder = temporaryFolder();
  const finished = new Map<string, string>();
  for (let turn = 0; turn < 6; turn += 1) {
    const store = await startProcess(folder);
    const small = sampleBytes(50_000, turn);
    const acknowledged = Promise.withResolvers<void>();
    const upload = async (name: string) => {
      const response = await fetch(`${store.origin}/v0/b/${scoresBucket}/o?name=${name}`, {
        method: 'POST',
        headers: { authorization },
        body: small,
      });
      if (response.status !== 200) return;
      finished.set(name, md5Of(small));
      acknowledged.resolve();
    };
    const write = async (writer: number) => {
      for (let count = 0; ; count += 1) await upload(`object-${writer}-${turn}-${count % 3}`);
    };
    // Each writes until the store is killed under it.
    const writers = [0, 1, 2, 3].map((writer) => write(writer).catch(() => undefined));
    // However slow the machine is: something was acknowledged, and more is under way.
    await acknowledged.promise;
    await wait(turn * 35);
    await store.kill();
    await Promise.all(writers);
  }
  expect(finished.size).toBeGreaterThan(0);

  const store = await startProcess(folder);
  for (const [name, md5Hash] of finished) {
    const response = await fetch(`${store.origin}/v0/b/${scoresBucket}/o/${name}`, { headers: { authorization } });
    expect(await response.json()).toMatchObject({ md5Hash });
  }
  await store.kill();
  const database = new DatabaseSync(join(folder, 'storage.sqlite'));
  const owned = database.prepare('SELECT file_id FROM storage_objects').all();
  database.close();
  expect(dataFiles(folder)).toHaveLength(owned.length);
});
