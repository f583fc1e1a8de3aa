import {
  closeSync,
  ftruncateSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openUpload } from '../../testing/upload-session.ts';
import { md5Of, sampleBytes, storageForTests, type StorageForTests } from '../../testing/storage.ts';

const chunkBytes = 262_144;
const bytes = sampleBytes(12 * chunkBytes + 5);

/** Longer than the clock of a file system takes to tick. */
const oneTick = 20;

const fileOf = (storage: StorageForTests) => storage.dataFiles()[0] ?? '';
const onDisk = (storage: StorageForTests) => md5Of(readFileSync(fileOf(storage)));

/** Writes other bytes over those in a file, and sets its time back, as if nothing had been. */
async function spoil(path: string, at: number) {
  await wait(oneTick);
  const { atime, mtime } = statSync(path);
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.from('something else'), 0, 14, at);
  closeSync(file);
  utimesSync(path, atime, mtime);
}

async function begun(promise: Record<string, unknown> = {}) {
  const storage = storageForTests();
  const upload = await openUpload(storage, { name: 'a', size: bytes.length, metadata: promise });
  await upload.upload(0, bytes.subarray(0, 4 * chunkBytes));
  return { storage, upload };
}

test('bytes that change on disk between a chunk and the end are told with their own md5', async () => {
  const { storage, upload } = await begun();
  await upload.upload(4 * chunkBytes, bytes.subarray(4 * chunkBytes));
  await spoil(fileOf(storage), 5 * chunkBytes);
  const answer = await upload.finalize(bytes.length);
  expect(await answer.json()).toMatchObject({ md5Hash: onDisk(storage) });
  expect(onDisk(storage)).not.toBe(md5Of(bytes));
});

test('bytes that change on disk between two chunks are told with their own md5', async () => {
  const { storage, upload } = await begun();
  await spoil(fileOf(storage), 100);
  await upload.upload(4 * chunkBytes, bytes.subarray(4 * chunkBytes, 8 * chunkBytes));
  const answer = await upload.uploadLast(8 * chunkBytes, bytes.subarray(8 * chunkBytes));
  expect(await answer.json()).toMatchObject({ md5Hash: onDisk(storage) });
  expect(onDisk(storage)).not.toBe(md5Of(bytes));
});

test('bytes that change on disk never become an object whose md5 was promised', async () => {
  const { storage, upload } = await begun({ md5Hash: md5Of(bytes) });
  await spoil(fileOf(storage), 100);
  expect((await upload.uploadLast(4 * chunkBytes, bytes.subarray(4 * chunkBytes))).status).toBe(400);
  expect((await storage.send('/o/a')).status).toBe(404);
});

test('a file that is cut while a chunk arrives is told with the md5 of what is left', async () => {
  const { storage, upload } = await begun();
  const arriving = async function* () {
    yield bytes.subarray(4 * chunkBytes, 12 * chunkBytes);
    while (statSync(fileOf(storage)).size < 8 * chunkBytes) await wait(5);
    truncateSync(fileOf(storage), 4 * chunkBytes);
    yield bytes.subarray(12 * chunkBytes);
  };
  const answer = await upload.uploadLast(4 * chunkBytes, ReadableStream.from(arriving()));
  expect(await answer.json()).toMatchObject({ size: String(bytes.length), md5Hash: onDisk(storage) });
});

test('a file that lost its end goes back to whole multiples of what is there', async () => {
  const { storage, upload } = await begun();
  await upload.upload(4 * chunkBytes, bytes.subarray(4 * chunkBytes));
  truncateSync(fileOf(storage), 6 * chunkBytes + 77);
  expect((await upload.finalize(bytes.length)).status).toBe(503);
  expect(await upload.state()).toBe(`active ${6 * chunkBytes}`);
  const answer = await upload.uploadLast(6 * chunkBytes, bytes.subarray(6 * chunkBytes));
  expect(await answer.json()).toMatchObject({ md5Hash: md5Of(bytes) });
});

test('bytes behind the last acknowledged one are no part of the file', async () => {
  const { storage, upload } = await begun();
  await upload.upload(4 * chunkBytes, bytes.subarray(4 * chunkBytes));
  const file = openSync(fileOf(storage), 'r+');
  ftruncateSync(file, bytes.length + 1000);
  closeSync(file);
  const answer = await upload.finalize(bytes.length);
  expect(await answer.json()).toMatchObject({ size: String(bytes.length), md5Hash: md5Of(bytes) });
  expect(onDisk(storage)).toBe(md5Of(bytes));
});
