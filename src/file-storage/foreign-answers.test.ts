import { expect, test } from 'vitest';
import { breakOnce, isStoredAsSent, runTransfer, transferPath } from '#testing/uploads/run-transfer.ts';
import { strictStorage, type Fault } from '#testing/storage/strict-storage.ts';
import { abandonUpload } from './sessions/abandon-upload.ts';
import { ChunkLimits, largestChunk, smallestChunk } from './machine/chunk-size.ts';
import { listObjects } from './objects/list-objects.ts';
import { deleteObject, getMetadata } from './objects/objects.ts';
import { openFileStorage } from './open-file-storage.ts';

const size = 900_000;
const small = 1_000;

const shopError = '{"errors":[{"status":"404","code":"0","title":"Not Found"}]}';

const foreign: Fault[] = [400, 401, 402, 403, 404, 410, 413, 416, 507, 511].map((status) => ({
  kind: 'foreign',
  status,
}));
const answers: Fault[] = [
  ...foreign,
  { kind: 'foreign', status: 200 },
  { kind: 'foreign', status: 404, body: shopError },
  { kind: 'foreign', status: 403, body: 'Forbidden' },
];

const cases = ['start', 'upload', 'upload, finalize'].flatMap((command) =>
  answers.map((fault) => ({ command, ...fault })),
);

test.each(cases)('$command answered by somebody else ($kind $status) costs a try and nothing else', async (fault) => {
  const server = strictStorage();
  breakOnce(server, fault.command, fault);
  await runTransfer(server, size);
  expect({ isStored: isStoredAsSent(server, size), sessions: server.sessions.size }).toEqual({
    isStored: true,
    sessions: 1,
  });
});

test.each(answers)('a query answered by somebody else ($status) does not cost what the server has', async (fault) => {
  const server = strictStorage();
  let chunks = 0;
  let queries = 0;
  server.fault = (command) => {
    if (command === 'upload') chunks += 1;
    if (command === 'query') queries += 1;
    if (command === 'upload' && chunks === 2) return { kind: 'cut-before' };
    return command === 'query' && queries <= 8 ? fault : undefined;
  };
  const { waits } = await runTransfer(server, 3 * size);
  expect(waits.length).toBe(9);
  expect({ isStored: isStoredAsSent(server, 3 * size), sessions: server.sessions.size }).toEqual({
    isStored: true,
    sessions: 1,
  });
});

test.each(answers)('a file in one request answered by somebody else ($status) is sent again', async (fault) => {
  const server = strictStorage();
  let tries = 0;
  server.fault = (command) => {
    if (command === 'multipart') tries += 1;
    return tries <= 10 ? fault : undefined;
  };
  const { waits } = await runTransfer(server, small);
  expect(new Set(waits.map(({ kind }) => kind))).toEqual(new Set(['unreadable-answer']));
  expect(isStoredAsSent(server, small)).toBe(true);
});

test.each(['cancel', 'DELETE'])(
  'a page that says 200, 403 or 404 to a %s takes nothing off the server',
  async (command) => {
    for (const status of [200, 403, 404]) {
      const server = strictStorage();
      const { saves } = await runTransfer(server, size);
      const upload = { path: transferPath, sessionUrl: saves[0]?.sessionUrl };
      breakOnce(server, command, { kind: 'foreign', status });
      await expect(abandonUpload(server.storage, upload)).rejects.toMatchObject({ kind: 'unreadable-answer' });
      expect(isStoredAsSent(server, size)).toBe(true);
    }
  },
);

test('whoever asks once for a file is not told by somebody else that it is gone, and asks again', async () => {
  const server = strictStorage();
  await runTransfer(server, small);
  const storage = openFileStorage(server.storage, { wait: async () => undefined });
  breakOnce(server, 'GET', { kind: 'foreign', status: 404 });
  expect((await getMetadata(storage, transferPath)).size).toBe(small);
  breakOnce(server, 'DELETE', { kind: 'foreign', status: 404 });
  await deleteObject(storage, transferPath);
  expect([...server.objects]).toEqual([]);
  await expect(getMetadata(storage, transferPath)).rejects.toMatchObject({ kind: 'object-not-found' });
});

test('other JSON is no empty folder', async () => {
  const answering = (body: string) => ({
    endpoint: '',
    bucket: 'scores',
    transport: async () => ({ status: 200, headers: new Headers(), body }),
  });
  await expect(listObjects(answering('{"status":"ok"}'), 'uploads')).rejects.toMatchObject({
    kind: 'unreadable-answer',
  });
  expect(await listObjects(answering('{}'), 'uploads')).toMatchObject({ folders: [], objects: [] });
});

const megabyte = 1024 * 1024;

test('before a proxy that takes 1 MB at a time, chunks stay below that, and one alone is refused', async () => {
  const server = strictStorage();
  server.longestBody = megabyte;
  const sent: number[] = [];
  const { transport } = server.storage;
  server.storage.transport = async (request) => {
    if (request.body instanceof ArrayBuffer) sent.push(request.body.byteLength);
    return transport(request);
  };
  const { waits } = await runTransfer(server, 8 * megabyte);
  expect({ waits, isStored: isStoredAsSent(server, 8 * megabyte) }).toEqual({ waits: [], isStored: true });
  expect(sent.filter((bytes) => bytes > megabyte)).toEqual([2 * megabyte]);
  expect(sent.filter((bytes) => bytes === megabyte).length).toBeGreaterThan(5);
});

test('a proxy that takes 300 kB at a time gets chunks of 256 KiB; one that takes less is tried again and again', async () => {
  const server = strictStorage();
  server.longestBody = 300_000;
  await runTransfer(server, size);
  expect(isStoredAsSent(server, size)).toBe(true);
  const strict = strictStorage();
  strict.longestBody = 100_000;
  await expect(runTransfer(strict, size, { mostWaits: 30 })).rejects.toThrow(/Still failing: unreadable-answer/);
  expect(strict.sessions.size).toBe(1);
});

test('a limit of a host is known to the next file, and forgotten after an hour', () => {
  const limits = new ChunkLimits();
  const session = 'https://storage.example/session/1';
  limits.refused(session, 2 * megabyte, 0);
  expect(limits.largest('https://storage.example/session/2', 60_000)).toBe(megabyte);
  expect(limits.largest('https://other.example/session', 60_000)).toBe(largestChunk);
  limits.refused(session, 300_000, 60_000);
  expect(limits.largest(session, 120_000)).toBe(smallestChunk);
  expect(limits.largest(session, 3_660_000)).toBe(largestChunk);
});

test('the storage’s own word that a file is too large ends its upload, also at a chunk', async () => {
  const server = strictStorage();
  breakOnce(server, 'upload', { kind: 'status', status: 413 });
  await expect(runTransfer(server, size)).rejects.toMatchObject({ kind: 'too-large' });
});
