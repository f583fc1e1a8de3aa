import { expect, test } from 'vitest';
import { isStoredAsSent, scoreBytes, transferPath } from '#testing/uploads/run-transfer.ts';
import { openFolder, openInProcessStorage } from '#testing/storage/open-in-process-storage.ts';
import { md5Of as md5OfBytes, strictStorage } from '#testing/storage/strict-storage.ts';
import { getMetadata } from './objects/objects.ts';
import { openFileStorage } from './open-file-storage.ts';
import { uploadResumable } from './upload-resumable.ts';
import type { UploadSnapshot, UploadTask } from './machine/upload-task.ts';

const path = `${openFolder}/score.pdf`;
const chunk = 262_144;

/** Resolves with the first snapshot that fits. */
const reached = (task: UploadTask, fits: (snapshot: UploadSnapshot) => boolean): Promise<UploadSnapshot> =>
  new Promise((resolve) => {
    const look = (snapshot: UploadSnapshot): void => {
      if (fits(snapshot)) resolve(snapshot);
    };
    look(task.snapshot);
    task.onChange(look);
  });
const hasArrived = ({ bytesTransferred }: UploadSnapshot): boolean => bytesTransferred > 0;
const isIn = (state: string) => (snapshot: UploadSnapshot) => snapshot.state === state;

test.each([0, 1, chunk])('%i bytes go up in one request', async (size) => {
  const { storage, log } = openInProcessStorage();
  const task = uploadResumable(storage, path, scoreBytes(size));
  expect(await task.finished).toMatchObject({ size, md5Hash: md5OfBytes(scoreBytes(size)) });
  expect(log).toEqual(['multipart']);
});

test('one byte more goes up in a session', async () => {
  const { storage, log } = openInProcessStorage();
  const task = uploadResumable(storage, path, scoreBytes(chunk + 1));
  expect(await task.finished).toMatchObject({ size: chunk + 1, contentType: 'application/octet-stream' });
  expect(log).toEqual(['start', `upload 0 +${chunk}`, `upload, finalize ${chunk} +1`]);
});

test('chunks begin with 256 KiB and double', async () => {
  const { storage, log } = openInProcessStorage();
  await uploadResumable(storage, path, scoreBytes(8 * chunk)).finished;
  expect(log).toEqual([
    'start',
    `upload 0 +${chunk}`,
    `upload ${chunk} +${2 * chunk}`,
    `upload ${3 * chunk} +${4 * chunk}`,
    `upload, finalize ${7 * chunk} +${chunk}`,
  ]);
});

test('what was asked for about the object is stored with it', async () => {
  const { storage } = openInProcessStorage();
  const metadata = { contentType: 'application/pdf', cacheControl: 'no-cache', customMetadata: { pages: '3' } };
  expect(await uploadResumable(storage, path, scoreBytes(chunk + 1), metadata).finished).toMatchObject(metadata);
});

test('progress never falls and ends with the whole file', async () => {
  const { storage } = openInProcessStorage();
  const task = uploadResumable(storage, path, new Blob([scoreBytes(2_000_000)]));
  const seen: number[] = [];
  const stop = task.onChange(({ bytesTransferred }) => seen.push(bytesTransferred));
  await task.finished;
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(task.snapshot).toMatchObject({ state: 'success', bytesTransferred: 2_000_000, totalBytes: 2_000_000 });
  expect(task.snapshot.metadata?.size).toBe(2_000_000);
  stop();
});

test('a paused upload sends nothing until it is resumed, and goes on where the server is', async () => {
  const { storage, log } = openInProcessStorage();
  const task = uploadResumable(storage, path, scoreBytes(3_000_000));
  await reached(task, hasArrived);
  expect(task.pause()).toBe(true);
  expect(task.snapshot.state).toBe('pausing');
  const { bytesTransferred } = await reached(task, isIn('paused'));
  expect(bytesTransferred).toBeLessThan(3_000_000);
  expect([task.pause(), task.cancel()]).toEqual([false, false]);
  const sent = log.length;
  expect(task.resume()).toBe(true);
  expect(await task.finished).toMatchObject({ md5Hash: md5OfBytes(scoreBytes(3_000_000)) });
  expect(log[sent]).toBe('query');
  expect([task.pause(), task.resume(), task.cancel()]).toEqual([false, false, false]);
});

test('an upload that is resumed before it has paused goes on', async () => {
  const { storage, log } = openInProcessStorage();
  const task = uploadResumable(storage, path, scoreBytes(3_000_000));
  await reached(task, hasArrived);
  const states: string[] = [];
  task.onChange(({ state }) => states.push(state));
  expect([task.pause(), task.resume(), task.resume()]).toEqual([true, true, false]);
  await task.finished;
  expect(new Set(states)).toEqual(new Set(['pausing', 'running', 'success']));
  expect(log.filter((each) => each === 'start')).toHaveLength(1);
});

test('a canceled upload ends as canceled and leaves nothing on the server', async () => {
  const { storage, log } = openInProcessStorage();
  const task = uploadResumable(storage, path, scoreBytes(3_000_000));
  await reached(task, hasArrived);
  expect(task.cancel()).toBe(true);
  expect(task.snapshot.state).toBe('canceling');
  await expect(task.finished).rejects.toMatchObject({ kind: 'canceled' });
  expect(task.snapshot).toMatchObject({ state: 'canceled', error: { kind: 'canceled' } });
  expect(log.at(-1)).toBe('cancel');
  await expect(getMetadata(storage, path)).rejects.toMatchObject({ kind: 'object-not-found' });
});

test('a cancel during the last request takes the stored file away again', async () => {
  const server = strictStorage();
  const task = uploadResumable(openFileStorage(server.storage), transferPath, scoreBytes(600_000));
  const held = Promise.withResolvers<void>();
  const holding = Promise.withResolvers<void>();
  server.hold = (command, when) => {
    if (command !== 'upload, finalize' || when !== 'after') return undefined;
    holding.resolve();
    return held.promise;
  };
  await holding.promise;
  expect(server.objects.size).toBe(1);
  task.cancel();
  await expect(task.finished).rejects.toMatchObject({ kind: 'canceled' });
  expect(server.objects.size).toBe(0);
});

test.each([
  ['a refused chunk', { match: { command: 'upload' }, status: 503 }],
  ['a connection that breaks within a chunk', { match: { command: 'upload' }, skip: 1, cutBodyAfter: 300_000 }],
  ['a lost answer', { match: { command: 'upload' }, skip: 1, cut: 'after' }],
  ['a lost last answer', { match: { command: 'upload, finalize' }, cut: 'after' }],
  ['a start that fails', { match: { command: 'start' }, cut: 'after' }],
  ['strict offsets and a lost answer', { match: { command: 'upload' }, cut: 'after', strictOffsets: true }],
])('%s does not harm the file, and bytes are sent again only after a query', async (_what, fault) => {
  const { storage, breakNext, log } = openInProcessStorage();
  await breakNext(fault);
  const task = uploadResumable(storage, path, scoreBytes(2_000_000));
  expect(await task.finished).toMatchObject({ md5Hash: md5OfBytes(scoreBytes(2_000_000)) });
  const chunks = log.filter((each) => each.startsWith('upload'));
  expect(new Set(chunks).size + log.filter((each) => each === 'query').length).toBeGreaterThanOrEqual(chunks.length);
});

test('every chunk may be strict about its offset', async () => {
  const { storage, breakNext } = openInProcessStorage();
  await breakNext([
    { strictOffsets: true, count: 'always' },
    { match: { command: 'upload' }, skip: 1, count: 2, cut: 'after' },
  ]);
  expect(await uploadResumable(storage, path, scoreBytes(2_000_000)).finished).toMatchObject({ size: 2_000_000 });
});

test('an upload that meets nothing but trouble ends after its retry time', async () => {
  const { storage, breakNext, waits } = openInProcessStorage({ maxUploadRetryMs: 60_000 });
  await breakNext({ match: { command: 'upload' }, skip: 1, status: 503, count: 'always' });
  const task = uploadResumable(storage, path, scoreBytes(2_000_000));
  await expect(task.finished).rejects.toMatchObject({ kind: 'retry-limit-exceeded', cause: { kind: 'busy' } });
  expect(task.snapshot).toMatchObject({ state: 'error', bytesTransferred: chunk });
  expect(waits.reduce((sum, ms) => sum + ms)).toBe(60_000);
});

test('a file whose size changes under way ends the upload', async () => {
  const { storage } = openInProcessStorage();
  const file = new Blob([scoreBytes(2_000_000)]);
  const shrunk = new Blob([scoreBytes(600_000)]);
  let reads = 0;
  const slice = file.slice.bind(file);
  file.slice = (start, end) => ((reads += 1) > 2 ? shrunk.slice(start, end) : slice(start, end));
  const task = uploadResumable(storage, path, file);
  await expect(task.finished).rejects.toMatchObject({ kind: 'server-file-wrong-size' });
});

test('what is not allowed ends the upload at once', async () => {
  const { storage, waits } = openInProcessStorage();
  const task = uploadResumable(storage, 'prices/list.pdf', scoreBytes(chunk + 1));
  await expect(task.finished).rejects.toMatchObject({ kind: 'unauthorized', about: 'prices/list.pdf' });
  expect(waits).toEqual([]);
});

test('a server on another host is sent to the address it names', async () => {
  const server = strictStorage();
  const urls: string[] = [];
  const { transport } = server.storage;
  const storage = openFileStorage({
    ...server.storage,
    endpoint: 'https://storage.example',
    transport: (request) => {
      urls.push(request.url);
      return transport(request);
    },
  });
  await uploadResumable(storage, transferPath, scoreBytes(chunk * 2)).finished;
  expect(isStoredAsSent(server, chunk * 2)).toBe(true);
  expect(urls[0]).toMatch(/^https:\/\/storage\.example\/v0\/b\/scores\/o\?name=/);
  expect(new Set(urls.slice(1))).toEqual(new Set(['https://elsewhere.example/session/1']));
});
