import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { md5Of } from '#shop/testing/storage.ts';
import { startBucketDouble, type BucketDouble } from '../testing/bucket-double.ts';
import { fetchFile } from './fetch-file.ts';
import { filesOverHttp } from './files-over-http.ts';

let bucket: BucketDouble;
let root = removableFolder();
// More than systems and clients hold back of what came over a connection that is cut.
const cutAfter = 24_000_000;
const bytes = Buffer.alloc(cutAfter + 1_000_000, 'Noten');
const ordered = { size: bytes.length, md5: md5Of(bytes) };
beforeEach(async () => {
  root = removableFolder();
  bucket = await startBucketDouble();
  bucket.files.set('uploads/a/score.pdf', bytes);
});
afterEach(async () => {
  await bucket.stop();
  root.remove();
});

const target = (): string => join(root.path, 'score.pdf');
const fetchIt = () => {
  const source = filesOverHttp({ endpoint: bucket.endpoint, bucket: 'notenfalz', token: undefined });
  return fetchFile(source, { name: 'uploads/a/score.pdf', target: target(), ordered }, () => Promise.resolve());
};
const isHere = () => existsSync(target()) && readFileSync(target()).equals(bytes);

test('a connection that is cut is taken up where it ended', async () => {
  bucket.cutNext(cutAfter, 0);
  expect(await fetchIt()).toBe('fetched');
  expect(isHere()).toBe(true);
  expect(bucket.reads).toHaveLength(3);
  expect(bucket.reads[0]).toBe('whole');
  expect(bucket.reads.slice(1).every((read) => /^bytes=[1-9]/.test(read))).toBe(true);
  expect(await fetchIt()).toBe('there already');
  expect(bucket.reads).toHaveLength(3);
});

test('a storage that never gets through is given up, and the next run goes on with what came', async () => {
  bucket.cutNext(cutAfter, 0, 0, 0, 0);
  await expect(fetchIt()).rejects.toThrow('What came so far stays; run the command again.');
  expect(existsSync(target())).toBe(false);
  const came = statSync(`${target()}.part`).size;
  expect(came).toBeGreaterThan(0);
  const before = bucket.reads.length;
  expect(await fetchIt()).toBe('fetched');
  expect([bucket.reads[before], isHere()]).toEqual([`bytes=${came}-`, true]);
});

test('what an earlier run left damaged is fetched once more from the beginning', async () => {
  writeFileSync(`${target()}.part`, Buffer.alloc(1000, 'x'));
  expect(await fetchIt()).toBe('fetched');
  expect([isHere(), bucket.reads]).toEqual([true, ['bytes=1000-', 'whole']]);
});

test('a file that differs from the one ordered, or is gone, does not get its name', async () => {
  bucket.files.set('uploads/a/score.pdf', Buffer.alloc(bytes.length, 'Takte'));
  await expect(fetchIt()).rejects.toThrow('the storage has other bytes under its name than were ordered');
  bucket.files.clear();
  await expect(fetchIt()).rejects.toThrow('it is not in the storage');
  expect([existsSync(target()), bucket.reads]).toEqual([false, []]);
});
