import { createMD5 } from 'hash-wasm';
import { expect, test } from 'vitest';
import { findPart } from '#offline/parts/part-files.ts';
import { FileNotReadable } from '#offline/parts/read-piece.ts';
import { partBytes } from '#offline/records/upload-record.ts';
import { memoryFolder } from '#testing/uploads/memory-folder.ts';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { md5Of } from '#testing/storage/strict-storage.ts';
import { base64Of, FileCopy } from './file-copy.ts';

const size = partBytes + 1_500_000;
const bytes = scoreBytes(size);

async function copyOf(file: Blob, { folder = memoryFolder(), first = 0, hashState = '' } = {}) {
  const order = { file, id: 'a', first, ...(hashState === '' ? {} : { hashState }) };
  return new FileCopy(order, { md5: await createMD5(), folder });
}

async function partsIn(folder: ReturnType<typeof memoryFolder>): Promise<Uint8Array> {
  const parts = [await findPart(folder, 'a', 0), await findPart(folder, 'a', 1)];
  return new Uint8Array(await new Blob(parts.filter((part) => part !== undefined)).arrayBuffer());
}

test('a file is copied part by part, and its checksum is that of all bytes', async () => {
  const folder = memoryFolder();
  const copy = await copyOf(new Blob([bytes]), { folder });
  expect(await copy.next(true)).toMatchObject({ end: partBytes, kept: 'file' });
  expect(await copy.next(true)).toMatchObject({ end: size, kept: 'file', md5: md5Of(bytes) });
  expect(md5Of(await partsIn(folder))).toBe(md5Of(bytes));
});

test('a copy goes on from the state of its checksum', async () => {
  const folder = memoryFolder();
  const { hashState } = await (await copyOf(new Blob([bytes]), { folder })).next(true);
  const later = await copyOf(new Blob([bytes]), { folder, first: partBytes, hashState });
  expect(await later.next(true)).toMatchObject({ end: size, md5: md5Of(bytes) });
  expect(md5Of(await partsIn(folder))).toBe(md5Of(bytes));
});

test.each([
  ['of another version', (state: Uint8Array) => state.fill(255, 0, 4)],
  ['that is damaged', (state: Uint8Array) => state.subarray(0, 7)],
])('a copy begins anew when it has the state %s of a checksum', async (_case, damage) => {
  const folder = memoryFolder();
  const { hashState } = await (await copyOf(new Blob([bytes]), { folder })).next(true);
  const state = damage(Uint8Array.from(atob(hashState), (byte) => byte.charCodeAt(0)));
  const later = await copyOf(new Blob([bytes]), { folder, first: partBytes, hashState: base64Of(state) });
  expect(later.position).toBe(0);
  expect(await later.next(true)).toMatchObject({ end: partBytes });
  expect(await later.next(true)).toMatchObject({ end: size, md5: md5Of(bytes) });
  expect(md5Of(await partsIn(folder))).toBe(md5Of(bytes));
});

test('what an earlier copy left of a part is written over', async () => {
  const folder = memoryFolder();
  await (await copyOf(new Blob([scoreBytes(partBytes)]), { folder })).next(true);
  await (await copyOf(new Blob(['short']), { folder })).next(true);
  expect(await (await findPart(folder, 'a', 0))?.text()).toBe('short');
});

test('where no files can be written the bytes are given away', async () => {
  const copy = new FileCopy(
    { file: new Blob([bytes]), id: 'a', first: 0 },
    { md5: await createMD5(), folder: undefined },
  );
  const parts = [await copy.next(true), await copy.next(true)];
  expect(parts.map(({ kept }) => kept)).toEqual(['given', 'given']);
  const given = await new Blob(parts.map((part) => part.bytes ?? '')).arrayBuffer();
  expect(md5Of(new Uint8Array(given))).toBe(md5Of(bytes));
});

test('when the room ends the file is still hashed to its end', async () => {
  const folder = memoryFolder(partBytes + 1_000_000);
  const copy = await copyOf(new Blob([bytes]), { folder });
  expect((await copy.next(true)).kept).toBe('file');
  expect(await copy.next(true)).toMatchObject({ kept: 'full', md5: md5Of(bytes) });
});

test('nothing is kept of a file that is only hashed', async () => {
  const folder = memoryFolder();
  const copy = await copyOf(new Blob([bytes]), { folder });
  await copy.next(false);
  expect(await copy.next(false)).toMatchObject({ kept: 'no', md5: md5Of(bytes) });
  expect(folder.uploads.size).toBe(0);
});

test('an empty file has no part and the checksum of nothing', async () => {
  const folder = memoryFolder();
  const copy = await copyOf(new Blob([]), { folder });
  expect(await copy.next(true)).toMatchObject({ end: 0, kept: 'given', md5: md5Of(new Uint8Array()) });
  expect(folder.uploads.size).toBe(0);
});

test('browsers that cannot read into a buffer of ours copy the same bytes', async () => {
  const file = new Blob([bytes]);
  const slice = file.slice.bind(file);
  const plain = (...range: [number?, number?]): Blob =>
    Object.defineProperty(slice(...range), 'stream', {
      value: () => {
        throw new TypeError('No byte streams here');
      },
    });
  Object.defineProperty(file, 'slice', { value: plain });
  const folder = memoryFolder();
  const copy = await copyOf(file, { folder });
  await copy.next(true);
  expect((await copy.next(true)).md5).toBe(md5Of(bytes));
  expect(md5Of(await partsIn(folder))).toBe(md5Of(bytes));
});

test.each([
  ['got shorter', () => new Blob(['x'])],
  [
    'is gone',
    () =>
      Object.defineProperty(new Blob(), 'stream', {
        value: () =>
          new ReadableStream({ type: 'bytes', pull: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
      }),
  ],
])('a file that %s while it is copied cannot be read any more, and its next copy is whole', async (_case, slice) => {
  const folder = memoryFolder();
  const file = new Blob([bytes]);
  const copy = await copyOf(file, { folder });
  await copy.next(true);
  const whole = file.slice.bind(file);
  Object.defineProperty(file, 'slice', { value: slice, configurable: true });
  await expect(copy.next(true)).rejects.toThrow(FileNotReadable);
  Object.defineProperty(file, 'slice', { value: whole });
  expect(await copy.next(true)).toMatchObject({ end: size });
});
