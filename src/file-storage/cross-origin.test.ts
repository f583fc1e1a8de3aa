// @vitest-environment jsdom
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAllObjects } from './objects/list-objects.ts';
import { deleteObject, getMetadata } from './objects/objects.ts';
import { openFileStorage } from './open-file-storage.ts';
import { uploadBytes } from './bytes/upload-bytes.ts';
import { uploadResumable } from './upload-resumable.ts';
import { xhrTransport } from './protocol/xhr-transport.ts';

/*
 * A page that uses a storage on another origin: the browser asks before nearly every request whether it may, and hides
 * every header of an answer that the server does not expose.
 */

const folder = 'uploads/Zk3v9QmT0aLxW7sYb2NcRg';
const size = 700_000;

const place = mkdtempSync(join(tmpdir(), 'notenfalz-elsewhere-'));
// In a process of its own: here it could not tell its own bytes from those of the page this process pretends to be.
const server = spawn(process.execPath, [join(process.cwd(), 'shop/testing/storage-process.ts'), place], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(server, 'exit');
let endpoint = '';

beforeAll(async () => {
  const [line] = await once(server.stdout, 'data');
  endpoint = String(line).trim();
});

afterAll(async () => {
  server.kill('SIGKILL');
  await ended;
  rmSync(place, { recursive: true, force: true });
});

function storageElsewhere() {
  expect(endpoint).not.toBe(location.origin);
  return openFileStorage({ endpoint, bucket: 'scores', transport: xhrTransport });
}

test('a file goes up in a session on another origin, with progress', async () => {
  const storage = storageElsewhere();
  const task = uploadResumable(storage, `${folder}/a.pdf`, new Uint8Array(size).fill(7));
  const seen: number[] = [];
  task.onChange(({ bytesTransferred }) => seen.push(bytesTransferred));
  expect(await task.finished).toMatchObject({ size });
  expect(seen).toContain(262_144);
});

test('everything else works there as well', async () => {
  const storage = storageElsewhere();
  const path = `${folder}/text/klein.txt`;
  await uploadBytes(storage, path, new TextEncoder().encode('Lied'));
  expect(await getMetadata(storage, path)).toMatchObject({ size: 4 });
  expect(await listAllObjects(storage, `${folder}/text`)).toMatchObject({ objects: [path] });
  await deleteObject(storage, path);
});

test('a refusal there is told from a lost connection', async () => {
  const storage = storageElsewhere();
  await expect(getMetadata(storage, 'prices/list.pdf')).rejects.toMatchObject({ kind: 'unauthorized', status: 403 });
});

test('without a server it is a lost connection', async () => {
  const storage = openFileStorage({
    endpoint: 'http://127.0.0.1:9',
    bucket: 'scores',
    transport: xhrTransport,
    maxOperationRetryMs: 0,
  });
  const lost = { kind: 'retry-limit-exceeded', cause: { kind: 'network' } };
  await expect(getMetadata(storage, `${folder}/a.pdf`)).rejects.toMatchObject(lost);
});
