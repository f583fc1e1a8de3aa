import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { storedBytes } from './testing/stored-bytes.ts';
import { refusedStart, startBackend, storageAlone, type BackendProcess } from './testing/backend-process.ts';

const bucket = 'notenfalz';
const adminToken = 'administrator-of-this-test';
const chunk = 262_144;
const bytes = new Uint8Array(12 * chunk).map((_, index) => (index * 31) % 251);
const md5 = createHash('md5').update(bytes).digest('base64');
const authorization = `Bearer ${adminToken}`;

let folder = removableFolder();
let running: BackendProcess | undefined;
beforeEach(() => {
  folder = removableFolder();
});
afterEach(async () => {
  await running?.kill();
  folder.remove();
});

const settings = () => ({ ...storageAlone, STORAGE_ADMIN_TOKEN: adminToken, DATA_DIR: folder.path });

async function startUpload(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/v0/b/${bucket}/o?name=score.pdf`, {
    method: 'POST',
    headers: {
      authorization,
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': String(bytes.length),
    },
    body: '{}',
  });
  return answer.headers.get('x-goog-upload-url') ?? '';
}

/** Sends the whole file in one request that stands still in its middle until `finish` is called. */
async function uploadHalf(address: string) {
  const outgoing = request(address, {
    method: 'POST',
    headers: {
      'x-goog-upload-command': 'upload, finalize',
      'x-goog-upload-offset': '0',
      'content-length': bytes.length,
    },
  });
  const answered = once(outgoing, 'response');
  outgoing.write(bytes.subarray(0, 10 * chunk));
  while (storedBytes(folder.path) < 4 * chunk) await wait(5);
  return {
    async finish() {
      outgoing.end(bytes.subarray(10 * chunk));
      const [answer] = await answered;
      return Number(answer.statusCode);
    },
  };
}

test('a second start on a folder in use touches nothing of uploads under way, on another port or on the same', async () => {
  running = await startBackend(settings());
  const half = await uploadHalf(await startUpload(running.origin));
  const onAnotherPort = await refusedStart(settings());
  const onTheSame = await refusedStart({ ...settings(), PORT: String(running.port) });
  expect(await half.finish()).toBe(200);
  const read = await fetch(`${running.origin}/v0/b/${bucket}/o/score.pdf?alt=media`, { headers: { authorization } });
  expect(
    createHash('md5')
      .update(Buffer.from(await read.arrayBuffer()))
      .digest('base64'),
  ).toBe(md5);
  for (const { code, said } of [onAnotherPort, onTheSame]) {
    expect(code).toBe(1);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`in use by process ${running.pid} on ${hostname()}`);
    expect(said[0]).toContain(folder.path);
  }
});

test('a folder is free again the moment the process that held it was killed', async () => {
  running = await startBackend(settings());
  await running.kill();
  running = await startBackend(settings());
  expect((await refusedStart(settings())).said[0]).toContain(`process ${running.pid} `);
});

test('a start that is refused for its port repairs nothing', async () => {
  running = await startBackend(settings());
  const other = removableFolder();
  const orphan = join(other.path, 'storage', 'ab', 'ab0123');
  mkdirSync(join(orphan, '..'), { recursive: true });
  writeFileSync(orphan, 'x');
  const { code, said } = await refusedStart({ ...settings(), DATA_DIR: other.path, PORT: String(running.port) });
  expect([code, said.length, existsSync(orphan)]).toEqual([1, 1, true]);
  expect(said[0]).toContain(`Port ${running.port} is in use`);
  other.remove();
});
